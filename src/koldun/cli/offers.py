"""Options in the terminal: those of one kind together, and the text of a card once."""

from itertools import groupby

from rich.text import Text

from koldun.view.views import OptionView, Prompt
from koldun.view.words import Speaker

_FEW = 3  # so many short options of one kind share lines


def whole_text(speaker: Speaker, face: str) -> str:
    """What a card does, and its small print."""
    printed = speaker.small_print(face)
    text = speaker.card_text(face)
    return f"{text} ({printed})" if printed else text


class Offers:
    """Remembers which cards have been read out."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.read: set[str] = set()

    def lines(self, options: list[OptionView], prompt: Prompt | None = None) -> list[Text]:
        """Options by verb, in the order in which verbs come first; numbers stay those of the list."""
        first: dict[str, int] = {}
        for number, option in enumerate(options):
            first.setdefault(option.verb, number)
        numbered = sorted(enumerate(options, 1), key=lambda entry: first[entry[1].verb])
        found: list[Text] = []
        for _, group in groupby(numbered, key=lambda entry: entry[1].verb):
            entries = list(group)
            if len(entries) >= _FEW and all(option.card is None for _, option in entries):
                line = Text("  ").join(
                    self._named(number, option, prompt) for number, option in entries
                )
                found.append(Text("  ").append_text(line))
            else:
                for number, option in entries:
                    found.append(Text("  ").append_text(self._named(number, option, prompt)))
                    found += self._texts(option)
        return found

    def _named(self, number: int, option: OptionView, prompt: Prompt | None) -> Text:
        every = prompt is not None and option.verb == prompt.every
        named = Text(f"{number}*" if every else str(number), "bold yellow")
        said = self.speaker.option(option, prompt).rstrip()
        if option.sum and option.sum not in said:
            said += f" ({option.sum})"
        return named.append(f" {said}", "default not bold")

    def _texts(self, option: OptionView) -> list[Text]:
        """What the card does, the first time it is offered."""
        face = option.card.face if option.card else ""
        if not face or face in self.read:
            return []
        self.read.add(face)
        text = whole_text(self.speaker, face)
        return [Text(f"      {text}", "dim")] if text else []

    def again(self, options: list[OptionView]) -> list[Text]:
        """Every text of what is offered, once each."""
        faces = dict.fromkeys(option.card.face for option in options if option.card)
        return [
            Text(f"{self.speaker.card_name(face)}: {whole_text(self.speaker, face)}")
            for face in faces
            if face
        ]
