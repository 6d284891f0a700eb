import { expect, test } from "vitest";
import { openTestServer } from "../../../testing/test-server.ts";

const longText = "x".repeat(400_000);

/** Writes segments with these texts, and reads them. @returns the positions in each page */
async function readPositions(sources: readonly string[], size?: number): Promise<number[][]> {
  const { organizationId, core } = await openTestServer();
  const row = { target: "", state: "draft", words: 1 } as const;
  const rows = sources.map((source, position) => ({ ...row, position, source }));
  await core.store.atomically(({ segments }) => segments.create(organizationId, 1, rows));
  const pages: number[][] = [];
  for await (const page of core.store.segments.pages(organizationId, 1, size))
    pages.push(page.map(({ position }) => position));
  return pages;
}

test.each([
  ["short texts are in pages of the wanted size", Array(5).fill("Mind the gap."), [[0, 1], [2, 3], [4]]],
  [
    "a page ends with the text that reaches a mebibyte",
    Array(5).fill(longText),
    [
      [0, 1, 2],
      [3, 4],
    ],
    100,
  ],
  ["each page has a text, even one that is too long", Array(3).fill(longText.repeat(3)), [[0], [1], [2]], 100],
  [
    "texts of characters with three bytes count by their bytes",
    Array(4).fill("船".repeat(200_000)),
    [
      [0, 1],
      [2, 3],
    ],
    100,
  ],
])("%s", async (_name, sources, pages, size = 2) => {
  expect(await readPositions(sources, size)).toEqual(pages);
});
