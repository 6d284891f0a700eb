import { expect, test } from "vitest";
import { growthWhenDoubled } from "../../testing/doubling.ts";
import { limitWordsOfStream } from "./limit-words.ts";

async function limitPieces(pieces: string[], limit: number, language = "en") {
  const read: string[] = [];
  async function* yieldPieces() {
    for (const piece of pieces) {
      read.push(piece);
      yield piece;
    }
  }
  const kept: string[] = [];
  for await (const piece of limitWordsOfStream(yieldPieces(), limit, language)) kept.push(piece);
  return { kept, read };
}

test.each([
  [["The fer", "ry leaves", " at ni", "ne. It ", "returns."], 5, ["The fer", "ry leaves", " at ni", "ne."]],
  [["The ferry doesn", "'t leave to", "day."], 4, ["The ferry doesn", "'t leave"]],
  [["The ferry", " leaves."], 3, ["The ferry", " leaves."]],
  [["## Ferries\n\n", "They leave."], 2, ["## Ferries\n\n", "They"]],
  [["One two three four"], 2, ["One two"]],
  [["", "One", " two"], 1, ["", "One"]],
])("pieces %j end with word %i", async (pieces, limit, expected) => {
  expect((await limitPieces(pieces, limit)).kept).toEqual(expected);
});

test("nothing is read once the limit is passed", async () => {
  const { read } = await limitPieces(["One ", "two ", "three ", "four "], 2);
  expect(read).toEqual(["One ", "two ", "three "]);
});

test("a word without an end takes work in proportion to its length", async () => {
  const secondsFor = async (pieces: number) => {
    const begun = process.cpuUsage();
    const { kept } = await limitPieces(
      Array.from({ length: pieces }, () => "a".repeat(100)),
      100,
    );
    expect(kept).toHaveLength(pieces);
    return process.cpuUsage(begun).user / 1e6;
  };
  expect(await growthWhenDoubled(1000, secondsFor, 2.8)).toBeLessThan(2.8);
});

test("languages without spaces are counted too", async () => {
  expect((await limitPieces(["我们在", "学习", "。再见"], 3, "zh")).kept.join("")).toBe("我们在学习。");
});
