"""Many processes with one thread each. To be called before numpy is imported, so it imports nothing of ours."""

import os


def one_thread() -> None:
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
