"""Tests of the package as it is installed."""

import _thread
import copy
import itertools
import json
import pickle
import signal
import threading
from pathlib import Path

import pytest

import tara

DATA = Path(__file__).resolve().parents[3] / "data"


def golden(name):
    return [json.loads(line) for line in (DATA / "golden" / name).read_text().splitlines()]


def test_variants_are_the_eleven():
    assert len(tara.variants()) == 11
    for variant in tara.variants():
        assert tara.Game(variant).variant == variant


@pytest.mark.parametrize("record", golden("ringforts.jsonl"), ids=lambda record: record["variant"])
def test_ringfort_games_of_the_twin(record):
    game = tara.Game.from_text(record["start"])
    assert game.seats == tuple(record["seats"])
    for move, legal in zip(record["moves"], record["legal"], strict=True):
        assert game.legal_moves() == legal
        assert game.explain(move) is None
        game.play(move)
    assert game.history == record["moves"]
    assert game.is_over == ("points" in record)
    assert game.to_text() == record["final"]
    assert game.score() == record.get("points", game.score())
    measures = {name: tuple(both) for name, both in record.get("measures", {}).items()}
    assert game.measures() == (measures or game.measures())
    check_copies(game)


@pytest.mark.parametrize("record", golden("seat-of-kings.jsonl"), ids=lambda record: "-".join(record["seats"]))
def test_games_of_seat_of_kings_of_the_twin(record):
    options = record["options"]
    assert options.pop("deck") == "reconstructed"
    game = tara.Game("seat-of-kings", seats=record["seats"], **options)
    for event in record["events"]:
        assert game.is_chance == ("chance" in event)
        if "chance" in event:
            assert game.seat is None and game.legal_moves() == []
        else:
            legal = game.legal_moves()
            assert game.seat == event["seat"] and event["do"] in legal
            assert event.get("legal", legal) == legal == game.view(game.seat).legal_moves()
        game.play(event.get("chance") or event["do"])
    assert game.score() == record.get("points", game.score())
    check_copies(game)


def check_copies(game):
    text, end = game.to_text(), game.copy()
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game and hash(other) == hash(game) and other.history == game.history
        while other.history:
            token = other.history[-1]
            assert other.undo() == token
        assert other != game or not game.history
        for token in game.history:
            other.play(token)
        assert other == end and other.to_text() == text
    with pytest.raises(IndexError):
        tara.Game(game.variant).undo()
    assert tara.Game.from_text(text).to_text() == text


@pytest.mark.parametrize("variant", tara.variants())
def test_random_play_follows_its_seeds(variant):
    games = [tara.Game(variant), tara.Game(variant)]
    for seed in itertools.count():
        tokens = [game.play_random(seed) for game in games]
        assert tokens[0] == tokens[1]
        if tokens[0] is None:
            break
    assert games[0] == games[1] and games[0].is_over and games[0].seat is None
    assert set(games[0].score()) == set(games[0].sides)
    assert games[0].phase == "over"


def test_an_illegal_move_says_why_and_changes_nothing():
    game = tara.Game.from_text("sacred-hill-1 5/7/3r3/4r2/7/7/5 red manoeuvres - - -")
    before = game.to_text()
    with pytest.raises(tara.IllegalMove) as caught:
        game.play("D4")
    error = caught.value
    assert (error.clause, error.places) == ("SH3", ["D5", "E4"])
    assert "D5 and E4" in error.message and error.message in str(error)
    assert game.explain("D4") == (error.clause, error.places, error.message)
    assert game.to_text() == before and game.history == []
    with pytest.raises(tara.BadText) as unread:
        game.play("Z9")
    assert unread.value.field == "token"
    assert pickle.loads(pickle.dumps(error)).clause == "SH3"


def test_bad_texts_name_field_and_column():
    def fault(text):
        with pytest.raises(tara.BadText) as caught:
            tara.Game.from_text(text)
        return caught.value.field, caught.value.column

    assert fault("chess") == ("variant", 1)
    assert fault("four-treasures 5/7/7/7/7/7/6 red battle - - -") == ("board", 28)
    assert fault("four-treasures 5/7/7/7/7/7/5 green battle - - -") == ("turn", 30)
    assert fault('{"variant":"seat-of-kings"}')[0] == "seats"
    assert fault("{") == ("line", 2)
    with pytest.raises(tara.BadText):
        tara.Game("chess")
    with pytest.raises(tara.BadText) as caught:
        tara.Game("seat-of-kings", deck="not a deck")
    assert caught.value.field == "deck"
    with pytest.raises(tara.BadText):
        tara.Game("seat-of-kings", seats=["blue", "blue"])
    with pytest.raises(ValueError):
        tara.Game("four-treasures", max_rounds=3)
    with pytest.raises(TypeError):
        tara.Game(5)


def test_foreign_pickles_are_refused():
    game = tara.Game("high-kings-1")
    for state, error in [
        (("four-treasures", ["D4", "D4"], [], None), tara.IllegalMove),
        (("four-treasures", ["nonsense"], [], None), tara.BadText),
        (("four-treasures", [], [99], None), ValueError),
        (("chess", [], [], None), tara.BadText),
        (("four-treasures", [], [], "no deck"), tara.BadText),
        (("four-treasures", 5, [], None), TypeError),
        (None, TypeError),
    ]:
        with pytest.raises(error):
            game.__setstate__(state)
        assert game == tara.Game("high-kings-1")
    with pytest.raises(tara.BadText):
        tara.View("{}")


def turn_of_kings():
    game = tara.Game("seat-of-kings")
    for seed in range(4):
        game.play_random(seed)
    return game


def test_views_show_what_a_seat_sees():
    game = turn_of_kings()
    assert game.phase == "turn"
    view = game.view(game.seat)
    assert view.seat == game.seat and view.legal_moves() == game.legal_moves()
    other = next(seat for seat in game.seats if seat != game.seat)
    assert game.view(other).legal_moves() == []
    assert isinstance(json.loads(view.to_text())["players"][other]["hand"], int)
    for same in (tara.View(view.to_text()), pickle.loads(pickle.dumps(view)), view.guess(1).view(view.seat)):
        assert same == view and hash(same) == hash(view)
    assert view.guess(1) == view.guess(1)
    assert any(view.guess(seed) != game for seed in range(3))
    assert game.guess(5) == view.guess(5)
    with pytest.raises(ValueError, match="no seat"):
        game.view("green")
    with pytest.raises(ValueError):
        tara.Game("four-treasures").view("red")


def test_outcomes_of_chance_are_listed():
    outcomes = list(tara.Game("seat-of-kings").chance_outcomes())
    assert len(outcomes) == 36 * 35 == len({token for token, _ in outcomes})
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    game = tara.Game("seat-of-kings")
    game.play(outcomes[-1][0])
    first, probability = next(game.chance_outcomes())
    assert first.startswith("shuffle 1 2 3") and 0 < probability < 1e-40
    with pytest.raises(tara.IllegalMove, match="lots"):
        tara.Game("seat-of-kings").play(first)
    with pytest.raises(tara.IllegalMove, match="twice"):
        tara.Game("seat-of-kings").play("lots 3 3")
    for game in (turn_of_kings(), tara.Game("four-treasures")):
        with pytest.raises(ValueError):
            game.chance_outcomes()


@pytest.mark.parametrize("variant", tara.variants())
def test_games_and_views_are_drawn(variant):
    game = tara.Game(variant)
    assert game._repr_svg_().startswith("<svg") and "</title>" in game._repr_svg_()
    if game.is_chance:
        assert game.view("red")._repr_svg_().startswith("<svg")
    assert variant in repr(game)


LATE = "four-treasures rrbbr/rbrbrbr/brbrbrb/rbr1brb/1rbrbrb/rbrb1br/b1rb1 red battle - - -"


def test_perft_and_proofs():
    assert tara.perft("four-treasures", 2) == 45 * 44
    assert tara.perft(tara.Game("high-kings-1"), 0) == 1
    with pytest.raises(ValueError, match="depth is 256, not 0 to 255"):
        tara.perft("high-kings-1", 256)
    proved = tara.solve(LATE)
    assert proved["proved"] and isinstance(proved["value"], int) and "bounds" not in proved
    game = tara.Game.from_text(LATE)
    for token in proved["pv"]:
        game.play(token)
    assert game.is_over and game.score()["red"] - game.score()["blue"] == proved["value"]
    stopped = tara.solve("high-kings-1", nodes=10)
    assert not stopped["proved"] and stopped["bounds"][0] < stopped["bounds"][1]
    for call in (tara.perft, tara.solve):
        with pytest.raises(ValueError):
            call("seat-of-kings", *([1] if call is tara.perft else []))


@pytest.mark.parametrize("variant", tara.variants())
def test_players_choose_legal_moves(variant):
    game = tara.Game(variant)
    while game.is_chance:
        game.play_random(7)
    for limit in ({"level": 1}, {"player": "greedy"}, {"nodes": 50}):
        move = tara.best_move(game, seed=3, **limit)
        assert move in game.legal_moves()
        assert tara.best_move(game, seed=3, **limit) == move
    if variant == "seat-of-kings":
        view = game.view(game.seat)
        assert tara.best_move(view, nodes=50) == tara.best_move(view.to_text(), nodes=50)


def test_players_refuse_what_they_cannot_play():
    with pytest.raises(ValueError, match="1 to 8"):
        tara.best_move("four-treasures", level=9)
    with pytest.raises(ValueError, match="limits"):
        tara.best_move("four-treasures", level=1, nodes=5)
    with pytest.raises(ValueError, match="limits"):
        tara.best_move("four-treasures", level=1, player="greedy")
    with pytest.raises(ValueError, match="other programs"):
        tara.best_move("four-treasures", player="engine:true")
    with pytest.raises(ValueError, match="chance"):
        tara.best_move("seat-of-kings", level=1)
    over = tara.Game("four-treasures")
    while over.play_random(1) is not None:
        pass
    with pytest.raises(ValueError, match="over"):
        tara.best_move(over, level=1)
    with pytest.raises(ValueError, match="not to move"):
        game = turn_of_kings()
        tara.best_move(game.view(next(seat for seat in game.seats if seat != game.seat)), level=1)
    with pytest.raises(OverflowError):
        tara.best_move("four-treasures", nodes=-1)


def test_analyses_are_the_same_on_any_number_of_threads():
    game = turn_of_kings()
    positions = ["four-treasures", tara.Game("high-kings-1"), game, game.view(game.seat)]
    one, two = (tara.analyze(positions, nodes=300, threads=threads) for threads in (1, 2))
    assert one == two and len(one) == 4
    assert one[0]["lines"][0]["moves"][0] == tara.best_move("four-treasures", nodes=300)
    assert one[1]["depth"] > 0 and one[1]["nodes"] <= 400
    assert one[2]["lines"][0]["visits"] > 0
    assert len(tara.analyze(["four-treasures"], nodes=300, lines=2)[0]["lines"]) == 2
    with pytest.raises(TypeError, match="a tara.View, not int"):
        tara.analyze(["four-treasures", 5], nodes=5)
    with pytest.raises(ValueError, match="thread"):
        tara.analyze(positions, nodes=1, threads=0)
    with pytest.raises(ValueError, match="a chance event is next") as refused:
        tara.analyze(["four-treasures", "seat-of-kings"], nodes=5)
    assert getattr(refused.value, "__notes__", ["of position 1"]) == ["of position 1"]


def test_matches_have_error_bars():
    one, two = (
        tara.arena("four-treasures", "level:2", "random", games=6, seed=1, threads=threads) for threads in (1, 2)
    )
    assert one == two and one["games"] == 6 == one["won"] + one["drawn"] + one["lost"]
    mean, low, high = one["share"]
    assert low <= mean <= high and mean > 0.5 and len(one["elo"]) == 3
    kings = tara.arena(
        tara.Game("seat-of-kings", seats=["red", "white", "blue"], max_rounds=1), "greedy", "random", games=3
    )
    assert kings["games"] == 3 and kings["elo"] is None
    for wrong in ("strong", "engine:sh"):
        with pytest.raises(ValueError):
            tara.arena("four-treasures", wrong, "random", games=2)
    with pytest.raises(ValueError):
        tara.arena("four-treasures", "random", "random", games=0)


@pytest.mark.parametrize(
    "endless", [tara.solve, lambda game: tara.best_move(game, nodes=10**18), lambda game: tara.perft(game, 30)]
)
def test_another_thread_interrupts_an_endless_search(endless):
    # Where the tests run in the background, nothing else handles the signal.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    thread = threading.Thread(target=_thread.interrupt_main)
    with pytest.raises(KeyboardInterrupt):
        thread.start()
        endless("high-kings-1")
    thread.join()
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("variant", tara.variants())
def test_whole_games_are_played_by_action_numbers(variant):
    game = tara.Game(variant)
    for step in itertools.count():
        while game.is_chance:
            game.play_random(step)
        legal = game.legal_actions()
        if game.is_over:
            assert legal == []
            break
        number = legal[step * 7 % len(legal)]
        before = game.copy()
        game.play_action(number)
        assert legal == sorted(set(legal)) and legal[-1] < game.num_actions
        if game.begun:
            assert game.begun == (*before.begun, number) and game != before
            assert set(game.legal_moves()) <= set(before.legal_moves()) != set()
            assert pickle.loads(pickle.dumps(game)) == game
            assert game.undo() == game.action_name(number) and game == before
            game.play_action(number)
        else:
            token = game.history[-1]
            assert game.action_numbers(token) == [*before.begun, number]
            assert token in before.legal_moves()
    assert game.numbering.startswith(variant)


def test_illegal_action_numbers_say_why():
    game = tara.Game("four-treasures")
    game.play("D4")
    (number,) = game.action_numbers("D4")
    with pytest.raises(tara.IllegalMove) as caught:
        game.play_action(number)
    assert caught.value.places == ["D4"] and game.history == ["D4"]
    with pytest.raises(ValueError, match="it has 90"):
        game.play_action(90)
    with pytest.raises(OverflowError):
        game.play_action(-1)
    kings = turn_of_kings()
    with pytest.raises(tara.IllegalMove, match="keep 1"):
        kings.play_action(0)
    with pytest.raises(tara.BadText):
        game.action_numbers("pass")
    assert kings.begun == ()
