"""Plays a game of each variant with the client that is generated from the description of a server.

    python play.py http://127.0.0.1:8272

Needs the generated package `tara_client` beside it or on the path.
"""

import json
import random
import sys

from blake3 import blake3
from tara_client import Client
from tara_client.api.tables import open_, transcript
from tara_client.api.variants import variants
from tara_client.models import ErrorBody, Legal, OpenTable, View
from websockets.sync.client import connect


def any_action(legal: Legal) -> dict:
    """An action of a random kind among the legal ones."""
    kinds = [[action.to_dict() for action in legal.actions or []]]
    kinds.append([{"kind": "build", "hill": hill} for hill in legal.builds or []])
    for hill, links in (legal.replaces.to_dict() if legal.replaces else {}).items():
        kinds.append([{"kind": "replace", "hill": hill, "link": link} for link in links])
    for play in legal.plays or []:
        fits = [{"card": play.card, "region": play.region, "positions": fit} for fit in play.fits]
        kinds.append([{"kind": "play", **fit} for fit in fits])
    for stone in legal.stones or []:
        pair = sorted(random.sample(range(len(stone.pieces)), 2))
        pieces = [stone.pieces[place] for place in pair]
        kinds.append([{"kind": "stone", "card": stone.card, "region": stone.region, "pieces": pieces}])
    if legal.keeps:
        kinds.append([{"kind": "keep", "cards": sorted(random.sample(legal.keeps, 3))}])
    return random.choice(random.choice([kind for kind in kinds if kind]))


class Table:
    """A table where one person plays against the program."""

    def __init__(self, client: Client, socket, variant) -> None:
        secret = random.randbytes(16).hex()
        own, *others = variant.seats[: max(2, variant.fewest_players)]
        seats = [{"seat": own, "person": 1}] + [{"seat": seat, "program": "random"} for seat in others]
        agreed = {"variant": variant.variant, "seats": seats}
        if variant.variant == "seat-of-kings":
            agreed["kings"] = {"max_rounds": 1}
        else:
            agreed["seats"] += [{"seat": seat, "program": "random"} for seat in variant.seats[len(seats) :]]
        body = OpenTable.from_dict({"agreed": agreed, "secret": secret, "seat": own})
        opened = open_.sync(client=client, body=body)
        if isinstance(opened, ErrorBody):
            raise SystemExit(opened.sentence)
        self.id, self.seat, self.orders = opened.table, own, 0
        self.share = random.randbytes(32)
        self.socket = socket
        self.send({"type": "seats", "table": self.id, "secret": secret})
        self.send({"type": "watch", "table": self.id, "as": own})

    def send(self, message: dict) -> None:
        self.socket.send(json.dumps(message))

    def order(self, view: View, epoch: int, command: dict) -> None:
        self.orders += 1
        order = {"id": self.orders, "version": view.version, "epoch": epoch, **command}
        self.send({"type": "order", "table": self.id, "as": self.seat, **order})

    def play(self) -> None:
        """Plays until the game is over."""
        done = None
        for text in self.socket:
            message = json.loads(text)
            # Where several seats choose at once, another one may have been faster: the next view has what is asked now.
            if message["type"] == "error" and message["code"] != "stale":
                raise SystemExit(message["sentence"])
            if message["type"] != "view":
                continue
            view = View.from_dict(message["view"])
            if view.stage == "over":
                return
            if view.version == done:
                continue
            own = next(seat for seat in view.seats if seat.seat == self.seat)
            if view.stage == "seating":
                command = self.seating(own)
            elif own.asked and view.legal:
                command = {"do": "move", "action": any_action(view.legal)}
            else:
                continue
            done = view.version
            self.order(view, message["epoch"], command)

    def seating(self, own) -> dict:
        """Commits to a share of what is random, then reveals it."""
        if own.sits:
            return {"do": "reveal", "sent": self.share.hex()}
        return {"do": "sit", "commitment": blake3(self.share).hexdigest()}


def main(url: str) -> None:
    client = Client(base_url=url)
    for variant in variants.sync(client=client):
        with connect(url.replace("http", "ws", 1) + "/api/socket") as socket:
            table = Table(client, socket, variant)
            table.play()
        game = transcript.sync(table=table.id, game=0, client=client)
        moves = getattr(game, "moves", None) or game.events
        print(f"{variant.variant}: {len(moves)} moves", flush=True)


random.seed(1)
main(sys.argv[1])
