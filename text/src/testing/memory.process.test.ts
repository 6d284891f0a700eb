import { expect, test } from "vitest";
import { liveBytes } from "./memory.ts";

/** The program's memory varies by this many bytes, because code is compiled or released. */
const own = 4_000_000;
const megabytes = (count: number) => new Uint8Array(count * 1_000_000);

test("memory that is kept counts, memory released before or meanwhile does not", () => {
  const sum = [64, 64, 64].reduce((bytes, count) => bytes + megabytes(count).length, 0);
  const before = liveBytes();
  const kept = megabytes(16);
  const alsoLetGo = [64, 64, 64].reduce((bytes, count) => bytes + megabytes(count).length, 0);
  const grown = liveBytes() - before;
  expect(grown).toBeGreaterThan(kept.length - own);
  expect(grown).toBeLessThan(kept.length + own);
  expect(alsoLetGo).toBe(sum);
});
