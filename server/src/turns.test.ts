import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";
import { countTurns } from "./testing/turns.ts";
import { turnsEvery } from "./turns.ts";

/** In which turn each of the pieces of work began, all of one owner; each takes so long once it has begun. */
async function turnsOf(pieces: number, takesMs: number): Promise<number[]> {
  let now = 0;
  const queue = new FairQueue({ breathe: turnsEvery(2, () => now) });
  const { soFar, end } = countTurns();
  const work = async () => {
    await queue.run(1, () => {});
    now += takesMs;
    return soFar();
  };
  const turns = await Promise.all(Array.from({ length: pieces }, work));
  end();
  return turns.map((turn) => turn - (turns[0] as number));
}

test("work that takes long once it has begun has a turn for itself", async () => {
  expect(await turnsOf(4, 2)).toEqual([0, 1, 2, 3]);
});

test("short work shares a turn", async () => {
  expect(await turnsOf(6, 0.8)).toEqual([0, 0, 0, 1, 1, 1]);
});
