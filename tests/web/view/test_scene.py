"""What is read off a scene."""

from app.view.scene import Scene
from tefuda.core.table import Message, Who, say
from tests.web.view.board import scene

TOOK, OWN = say("{who} took it.", who=Who(1)), say("{who} drew.", who=Who(0))
FOLLOWED = say("A dummy gets one.")


def captions(*news: Message) -> tuple[Message, ...]:
    shown: Scene = scene(news=news)
    return shown.captions


def test_a_caption_tells_what_another_player_did() -> None:
    assert captions(TOOK, FOLLOWED)[-1] == TOOK
    assert captions(TOOK, OWN)[-1] == TOOK
    assert captions(OWN, FOLLOWED) == (OWN, FOLLOWED)
    assert captions() == ()


def test_of_several_it_tells_the_last() -> None:
    later = say("{who} took it.", who=Who(2))
    assert captions(TOOK, later, FOLLOWED) == (TOOK, FOLLOWED, later)
