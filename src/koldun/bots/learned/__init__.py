"""Playing by a network: the policy, what it tries, and a look ahead with it. Numpy, where it is there."""

from koldun.bots.threads import one_thread

one_thread()  # before any module here reads numpy
