import { expect, test } from "vitest";
import { growthWhenDoubled } from "../../testing/doubling.ts";
import { pairFiles, pairInSlices } from "./file-pair.ts";

const maxGrowth = 3;
/** Work of less CPU time is within the noise of garbage collection. */
const minSeconds = 0.01;

const file = (path: string, keys: readonly string[]) => ({
  path,
  segments: keys.map((context) => ({ context, source: "Quay" })),
});
const keys = (count: number, end: string) => Array.from({ length: count }, (_, at) => `quay${at}${end}`);

test.each<[string, (count: number) => string[]]>([
  ["placeholders in each other", (count) => [`${".placeholders".repeat(count)}.\n`]],
  ["dots", (count) => [".".repeat(8 * count)]],
  ["plural forms", (count) => keys(count, "_one")],
])("keys twice as long or as many take twice as long: %s", async (_, of) => {
  const secondsOf = async (count: number) => {
    const before = process.threadCpuUsage();
    pairFiles(file("en.json", of(count)), file("de.json", keys(count, "_few")));
    const { user, system } = process.threadCpuUsage(before);
    return minSeconds + (user + system) / 1e6;
  };
  expect(await growthWhenDoubled(4000, secondsOf, maxGrowth)).toBeLessThan(maxGrowth);
});

test("a key that ends in placeholders of a message needs no translation, whatever their name", () => {
  const source = file("en.json", ["quay.message", "quay.placeholders.a\nb.content", "quay.description", "description"]);
  expect(pairFiles(source, file("de.json", [])).missing).toEqual(["quay.message", "description"]);
});

test("files are paired a key at a time", () => {
  const slices = [...pairInSlices(file("en.json", keys(50, "_one")), file("de.json", keys(70, "_few")))];
  expect(slices).toHaveLength(2 * (50 + 70));
});
