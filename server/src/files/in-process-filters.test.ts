import { expect, test } from "vitest";
import { inProcessFilters } from "./in-process-filters.ts";

test("a page of a file ends after 500 segments, and before them when they are long", async () => {
  const lengthsFor = async (line: string, count: number) => {
    const bytes = new TextEncoder().encode(`${line}\n`.repeat(count));
    const languages = { sourceLang: "en", targetLang: "de" };
    const file = await inProcessFilters().open({ name: "a.txt", bytes, ...languages }, { organizationId: 1 });
    const lengths: number[] = [];
    for await (const page of file.segments()) lengths.push(page.length);
    return lengths;
  };
  expect(await lengthsFor("Ferry", 1200)).toEqual([500, 500, 200]);
  expect(await lengthsFor("ferry ".repeat(50_000), 5)).toEqual([2, 2, 1]);
});
