"""Playing by a network: the policy, what it tries, and a look ahead with it. Numpy, where it is there."""
