"""`python -m koldun` is the command `koldun`."""

import sys

from koldun.cli import main

sys.exit(main())
