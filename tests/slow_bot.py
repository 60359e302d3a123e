"""A bot that takes its time. In a module of its own: the process it thinks in imports nothing else."""

import time
from typing import Any


def slowly(job: Any) -> int:
    time.sleep(job.seconds)
    return 7
