import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { readInTurns } from "./read-in-turns.ts";

test("of all bodies together, 1 MB is read between other events", async () => {
  const maxBytes = 2 ** 16;
  let resumed = 0;
  const bodies = Array.from({ length: 48 }, () => {
    const body = { headers: {}, push: (_: Buffer) => true, _read: () => resumed++ };
    readInTurns(body as unknown as IncomingMessage, maxBytes);
    return body;
  });
  const receive = (some: typeof bodies) => {
    for (const body of some) body.push(Buffer.alloc(maxBytes));
  };
  receive(bodies.slice(0, 16));
  await nextTurn();
  expect(resumed).toBe(16);
  receive(bodies.slice(16));
  await nextTurn();
  expect(resumed).toBe(32);
  await nextTurn();
  expect(resumed).toBe(48);
});
