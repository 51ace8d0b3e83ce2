"""The same match in several tabs: one plays, the others follow, and there is one history."""

from datetime import timedelta
from types import SimpleNamespace

import pytest

from app.page import tabs
from app.page.tabs import CLAIMS, GRACE
from app.saves.journal import chunk_key, head_key, lease_key
from app.saves.lease import LAPSE
from app.saves.storage import Memory
from tests.web.hall import Hall, saves_in
from tests.web.page.device import Device, acts, follows, log, takes_over
from tests.web.visit import run


def test_one_plays_and_the_other_follows(any_device: Device) -> None:
    async def work() -> None:
        first, other = await any_device.tab(), await any_device.tab()
        assert (follows(first), follows(other)) == (False, True)
        before = any_device.lines
        await acts(other)
        assert any_device.lines == before, "who follows writes nothing"
        await acts(first)
        other.look()
        assert log(other) == log(first)
        assert len(any_device.lines) > len(before)
        assert any_device.one_history

    run(work)


def test_taking_over_is_one_tap_and_the_other_follows_then(any_device: Device) -> None:
    async def work() -> None:
        first, other = await any_device.tab(), await any_device.tab()
        await acts(first)
        await takes_over(other)
        first.look()
        await first.settle()
        assert follows(first)
        await acts(other)
        first.look()
        assert log(first) == log(other)
        await takes_over(first)
        other.look()
        await other.settle()
        assert follows(other)
        assert any_device.one_history

    run(work)


def test_a_lease_renewed_by_a_tab_that_read_too_early_is_taken_again(
    any_device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers' processes see late what another has written."""

    async def work() -> None:
        first, other = await any_device.tab(), await any_device.tab()
        key, texts = lease_key(any_device.hall.id), any_device.storage.texts
        graces, early = [], texts[key]

        async def grace(seconds: float) -> None:
            graces.append(seconds)
            if len(graces) == 1:
                texts[key] = early

        monkeypatch.setattr(tabs, "asyncio", SimpleNamespace(sleep=grace))
        await takes_over(other)
        first.look()
        await first.settle()
        assert follows(first)
        assert graces == [GRACE] * CLAIMS
        await acts(other)
        assert any_device.one_history

    run(work)


def test_a_tab_that_was_frozen_looks_before_it_writes(any_device: Device) -> None:
    """Its lease has lapsed in the hour, or was taken over; it hears of nothing, and is tapped."""

    async def work() -> None:
        frozen = await any_device.tab()
        frozen.lost = lambda _: None
        any_device.later = timedelta(hours=1)
        other = await any_device.tab()
        if follows(other):
            await takes_over(other)
        await acts(other)
        kept = any_device.lines
        await acts(frozen, 2)
        assert any_device.lines == kept
        assert follows(frozen)
        assert "another tab" in frozen.seen
        assert any_device.one_history

    run(work)


def test_a_tab_that_was_frozen_while_another_played_and_went(any_device: Device) -> None:
    async def work() -> None:
        frozen = await any_device.tab()
        frozen.lost = lambda _: None
        other = await any_device.tab()
        await takes_over(other)
        await acts(other)
        other.leave()
        kept = any_device.lines
        await acts(frozen)
        assert any_device.lines[: len(kept)] == kept
        assert len(any_device.lines) > len(kept)
        assert any_device.one_history

    run(work)


def test_who_follows_has_no_more_than_the_screen(device: Device) -> None:
    async def work() -> None:
        await device.tab()
        other, before = await device.tab(), device.lines
        for what in ("undo", "redo", "give-up yes", "hint", "faster", "next", "send", "mute"):
            other.do(what)
        await other.settle()
        assert device.lines == before
        other.do("set text_size 150")
        assert "--text: 1.5" in other.shown["board"]
        assert 'data-do="undo"' not in other.shown["board"]

    run(work)


def test_a_tab_that_was_killed_holds_nothing(any_device: Device) -> None:
    async def work() -> None:
        killed = await any_device.tab()
        if any_device.locks:
            any_device.locks.holders.clear()
            any_device.later = timedelta(seconds=1)  # the other starts later
        else:
            any_device.later = timedelta(seconds=LAPSE)
        other = await any_device.tab()
        assert not follows(other)
        assert log(other) == log(killed)

    run(work)


def test_a_tab_that_is_killed_while_another_follows(device: Device) -> None:
    async def work() -> None:
        await device.tab()
        other = await device.tab()
        assert device.locks
        device.locks.holders.clear()
        await takes_over(other)
        await acts(other)
        assert device.one_history

    run(work)


def test_two_that_know_nothing_of_each_other_have_one_history(device: Device) -> None:
    """As in a race: each finds the store as it left it, and the second copy takes the first."""

    async def work() -> None:
        device.locks = None
        own = Memory(lasting=True)
        own.texts = dict(device.storage.texts)
        first, other = await device.tab(), await device.tab(own)
        first.do("give-up yes")
        await acts(other)
        await first.settle()
        lines = saves_in(own).lines(device.hall.id)
        assert device.copy
        assert [lines.head, *lines.lines] == device.copy.lines(device.hall.id)
        assert device.lines == lines.lines
        assert saves_in(own).ids() == [device.hall.id]
        assert log(first) == log(other)

    run(work)


def test_a_tab_whose_lock_another_has_follows_by_the_second_copy(device: Device) -> None:
    """Where the store is refused, nothing else is common to both."""

    async def work() -> None:
        first = await device.tab()
        other = await device.tab(Memory())
        assert (follows(first), follows(other)) == (False, True)
        await acts(first)
        for _ in range(2):
            other.look()
            await other.settle()
        assert log(other) == log(first)
        await takes_over(other)
        await first.settle()
        assert follows(first)

    run(work)


def test_whoever_plays_puts_back_what_another_wrote_too_late(any_device: Device) -> None:
    async def work() -> None:
        first = await any_device.tab()
        key, text = chunk_key(any_device.hall.id, 0), "0000 nonsense\n"
        whole = any_device.storage.texts[key]
        any_device.storage.texts[key] = whole + text
        first.look()
        assert any_device.storage.texts[key] == whole
        assert any_device.one_history

    run(work)


def test_coming_back_to_a_page_that_was_left(any_device: Device) -> None:
    """Browsers keep pages that one has left, and show them again as they were."""

    async def work() -> None:
        first = await any_device.tab()
        first.leave()
        assert lease_key(any_device.hall.id) not in any_device.storage.texts
        other = await any_device.tab()
        await acts(other)
        first.look()
        await first.settle()
        assert follows(first)
        other.leave()
        first.look()
        await takes_over(first)

    run(work)


def test_a_match_that_is_over_is_played_by_nobody(device: Device) -> None:
    async def work() -> None:
        first, other = await device.tab(), await device.tab()
        first.do("give-up yes")
        await first.settle()
        other.look()
        assert 'data-kind="result"' in other.shown["board"]
        assert not follows(await device.tab())

    run(work)


def test_lists_in_other_tabs_follow(device: Device) -> None:
    async def work() -> None:
        first, other = await device.tab(address="#/"), await device.tab(address="#/")
        first.do(f"delete {device.hall.id}")
        assert "restore" not in other.shown["waiting"]
        other.look()
        assert f"restore {device.hall.id}" in other.shown["waiting"]
        del other.shown["waiting"]
        other.look()
        assert "waiting" not in other.shown, "nothing has changed"

    run(work)


def test_a_file_brings_nothing_into_a_match_that_another_tab_plays(device: Device) -> None:
    """What goes on further there becomes a match of its own, and the list says so before."""

    async def work() -> None:
        ahead = Device(Hall(device.hall.opened.head.setup.key))
        ahead.storage.texts, ahead.hall.id = dict(device.storage.texts), device.hall.id
        further = await ahead.tab()
        await acts(further)
        further.do("export-all")
        await further.settle()
        first, lobby = await device.tab(), await device.tab(address="#/")
        kept, (lobby.field,) = device.lines, further.files.values()
        lobby.do("import")
        await lobby.settle()
        assert "another tab plays now" in lobby.shown["waiting"]
        lobby.do("merge")
        await lobby.settle()
        first.look()
        assert device.lines == kept
        (other,) = set(saves_in(device.storage).ids()) - {device.hall.id}
        assert len(saves_in(device.storage).lines(other).lines) == len(ahead.lines)

    run(work)


# cleared in the middle


@pytest.mark.parametrize("lack", ["locks", "second copy"])
def test_a_file_after_the_store_was_cleared_makes_no_second_history(
    device: Device, lack: str
) -> None:
    """The match is new there, and yet another tab plays it."""

    async def work() -> None:
        packing = await device.tab(address="#/")
        packing.do("export-all")
        await packing.settle()
        device.locks = None if lack == "locks" else device.locks
        device.copy = None if lack == "second copy" else device.copy
        first, lobby = await device.tab(), await device.tab(address="#/")
        await acts(first)
        kept, (lobby.field,) = device.lines, packing.files.values()
        device.storage.texts.clear()
        for what in ("import", "merge"):
            lobby.do(what)
            await lobby.settle()
        await acts(first)
        assert not follows(first)
        assert device.lines[: len(kept)] == kept
        assert len(device.lines) > len(kept)

    run(work)


@pytest.mark.parametrize("what", ["all", "the head", "the entries", "both stores"])
def test_what_is_cleared_while_one_plays_is_written_anew(device: Device, what: str) -> None:
    async def work() -> None:
        first = await device.tab()
        texts, whole = device.storage.texts, device.lines
        for key in list(texts):
            if what in ("all", "both stores") or (key == head_key(device.hall.id)) == (
                what == "the head"
            ):
                del texts[key]
        if what == "both stores" and device.copy:
            device.copy.texts.clear()
        first.look()
        assert device.lines == whole
        assert "was cleared" in first.shown["board"]
        await acts(first)
        assert device.lines[: len(whole)] == whole
        assert "was cleared" not in first.shown["board"], "once is enough"
        assert device.one_history

    run(work)


def test_the_other_matches_come_back_from_the_second_copy(device: Device, any_key: str) -> None:
    async def work() -> None:
        other = Hall(any_key)
        other.play(5)
        device.storage.texts |= other.storage.texts
        first = await device.tab()
        device.storage.texts.clear()
        await acts(first)
        assert set(saves_in(device.storage).ids()) == {device.hall.id, other.id}

    run(work)


def test_settings_that_were_cleared_are_kept_again(device: Device) -> None:
    async def work() -> None:
        first = await device.tab()
        first.do("set pace slow")
        device.storage.texts.clear()
        first.look()
        await first.settle()
        assert '"slow"' in device.storage.texts["tefuda/settings"]

    run(work)


def test_who_takes_over_and_goes_elsewhere_holds_nothing(device: Device) -> None:
    async def work() -> None:
        first, other = await device.tab(), await device.tab()
        other.do("take-over")
        other.go("#/")
        await other.settle()
        assert lease_key(device.hall.id) not in device.storage.texts
        first.look()
        await first.settle()
        await takes_over(first) if follows(first) else None
        await acts(first)
        assert device.one_history

    run(work)
