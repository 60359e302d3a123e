"""What a card does, as data: a deed is one verb with its parameters, ready to be played."""

from mypy_extensions import mypyc_attr

from koldun.kernel.definitions import Definition


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Definition):
    """Games derive one class per verb. The vocabulary fills in what the text is made of."""

    def __init__(self) -> None:
        self.verb: str = ""
        self.args: dict[str, object] = {}
