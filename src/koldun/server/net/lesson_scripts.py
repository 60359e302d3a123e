"""Lessons and personas as a page is told of them."""

from koldun.bots.people.personas import Said, Says, personas
from koldun.lessons.lesson import Lesson
from koldun.server.protocol import LessonScript, LessonStep, Named, PersonaInfo


def script_of(lesson: Lesson) -> LessonScript:
    steps = [
        LessonStep(
            on=step.on,
            point=step.point,
            waits=lesson.waits(number),
            first=lesson.first(number),
            until=lesson.until(number),
            rule=step.rule,
        )
        for number, step in enumerate(lesson.steps)
    ]
    return LessonScript(lesson.game.id, list(lesson.names), steps)


def persona_infos() -> list[PersonaInfo]:
    return [
        PersonaInfo(
            one.id, _named(one.name), one.icon, one.temperament, _named(one.hello), _said(one.says)
        )
        for one in personas().values()
    ]


def _said(says: Says) -> dict[str, Named]:
    return {moment: _named(getattr(says, moment)) for moment in says.__struct_fields__}


def _named(said: Said) -> Named:
    return Named(said.ru, said.en)
