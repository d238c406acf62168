// A game of each variant, played by a client whose types and requests are generated from the description of the server.

import { blake3 } from "@noble/hashes/blake3.js";
import createClient from "openapi-fetch";
import { WebSocket } from "ws";

import type {
  ActionFields,
  Agreement,
  Command,
  FromClient,
  Legal,
  ToClient,
  VariantEntry,
  View,
  paths,
} from "../../src/client/wire.ts";
import { numbers } from "../seatOfKingsVisitor.ts";
import { randomHex } from "../seed.ts";

const random = numbers(1);

type Client = ReturnType<typeof createClient<paths>>;

/** Plays a game of each variant. Returns how many moves each had. */
export async function playEach(url: string): Promise<Map<string, number>> {
  const client = createClient<paths>({ baseUrl: url });
  const { data: variants } = await client.GET("/api/variants");
  const played = new Map<string, number>();
  for (const variant of variants ?? []) played.set(variant.variant, await play(client, url, variant));
  return played;
}

async function play(client: Client, url: string, variant: VariantEntry): Promise<number> {
  const secret = randomHex(16);
  const isKings = variant.variant === "seat-of-kings";
  const [own, ...others] = isKings ? variant.seats.slice(0, 2) : variant.seats;
  if (own === undefined) throw new Error("a variant has seats");
  const agreed: Agreement = {
    variant: variant.variant,
    seats: [{ seat: own, person: 1 }, ...others.map((seat) => ({ seat, program: "random" }))],
    ...(isKings ? { kings: { max_rounds: 1 } } : {}),
  };
  const { data: opened, error } = await client.POST("/api/tables", {
    body: { agreed, secret, seat: own },
  });
  if (opened === undefined) throw new Error(error.sentence);
  const table = opened.table;
  await playAt(new WebSocket(`${url.replace("http", "ws")}/api/socket`), table, own, secret);
  const { data: game } = await client.GET("/api/tables/{table}/games/{game}", {
    params: { path: { table, game: 0 } },
  });
  if (game === undefined) throw new Error("a game that is over has a transcript");
  return "moves" in game ? game.moves.length : game.events.length;
}

/** Plays at a table until its game is over. */
function playAt(socket: WebSocket, table: string, as: string, secret: string): Promise<void> {
  const share = Buffer.from(randomHex(32), "hex");
  let [orders, answered] = [0, -1];
  const send = (message: FromClient) => socket.send(JSON.stringify(message));
  const order = (version: number, epoch: number, command: Command) =>
    send({ type: "order", table, as, id: ++orders, version, epoch, ...command });
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => {
      send({ type: "seats", table, secret });
      send({ type: "watch", table, as });
    });
    socket.on("message", (text) => {
      const message = JSON.parse(String(text)) as ToClient;
      // Where several seats choose at once, another one may have been faster: the next view has what is asked now.
      if (message.type === "error" && message.code !== "stale") reject(new Error(message.sentence));
      if (message.type !== "view") return;
      const { view } = message;
      if (view.stage === "over") {
        socket.close();
        resolve();
      } else if (view.version !== answered) {
        const command = commandFor(view, as, share);
        if (command === undefined) return;
        answered = view.version;
        order(view.version, message.epoch, command);
      }
    });
  });
}

/** What the seat does next: it commits to its share of what is random, reveals it, then moves. */
function commandFor(view: View, as: string, share: Uint8Array): Command | undefined {
  const seat = view.seats.find((one) => one.seat === as);
  if (view.stage === "seating") {
    return seat?.sits ? { do: "reveal", sent: hex(share) } : { do: "sit", commitment: hex(blake3(share)) };
  }
  if (!seat?.asked || view.legal === undefined) return undefined;
  return { do: "move", action: anyAction(view.legal) };
}

function anyAction(legal: Legal): ActionFields {
  const kinds: ActionFields[][] = [
    [...(legal.actions ?? [])],
    (legal.builds ?? []).map((hill) => ({ kind: "build", hill })),
    ...Object.entries(legal.replaces ?? {}).map(([hill, links]) =>
      links.map((link): ActionFields => ({ kind: "replace", hill, link })),
    ),
    ...(legal.plays ?? []).map(({ card, region, fits }) =>
      fits.map((positions): ActionFields => ({ kind: "play", card, region, positions })),
    ),
    ...(legal.stones ?? []).map(({ card, region, pieces }): ActionFields[] => [
      { kind: "stone", card, region, pieces: sample(pieces, 2) },
    ]),
    legal.keeps === undefined ? [] : [{ kind: "keep", cards: sample(legal.keeps, 3) }],
  ];
  return any(any(kinds.filter((kind) => kind.length > 0)));
}

function any<T>(items: readonly T[]): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error("there is none");
  return item;
}

/** Some of the items, in their order. */
function sample<T>(items: readonly T[], count: number): T[] {
  const left = [...items];
  while (left.length > count) left.splice(random(left.length), 1);
  return left;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
