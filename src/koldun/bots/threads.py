"""One thread for each process that thinks. To be called before numpy is imported, so it imports nothing of ours."""

import os


def one_thread() -> None:
    """Small matrices are multiplied fastest by one thread; several only wait for each other."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
