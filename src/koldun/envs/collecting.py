"""The collector of cycles rests while matches are stepped: they leave none behind."""

import gc


class Resting:
    """`with RESTING:` around what makes no cycles; it may be entered again inside."""

    __slots__ = ("_woken",)

    def __init__(self) -> None:
        self._woken: list[bool] = []

    def __enter__(self) -> None:
        self._woken.append(gc.isenabled())
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._woken.pop():
            gc.enable()


RESTING = Resting()
