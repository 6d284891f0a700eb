import { describe, expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "./index.ts";
import { makeFile, makings } from "./testing/generated-files.ts";

/** The size of the files; larger in the full proof. */
const fileBytes = process.env.PARLANCE_PROOF ? 10_000_000 : 100_000;
const lineBytes = 200_000;
const writing = { name: "utf-8", mark: false, lineEnd: "\n" } as const;

/** So many short texts that they have about that many bytes. */
function manyTexts(bytes: number, word: string): string[] {
  const texts: string[] = [];
  for (let length = 0; length < bytes; length += 30) texts.push(`The ${word} number ${texts.length} is here`);
  return texts;
}

describe.each(Object.entries(makings))("%s", (name, making) => {
  const filter = filterNamed(name) as Filter;
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const isBilingual = ["po", "qt", "xcstrings", "xliff", "sdlxliff"].includes(name);

  /** Reads the texts of a file, keeps it, and writes other texts into it. */
  function translates(texts: readonly string[], others: readonly string[], sentences: readonly string[] = texts): void {
    const file = makeFile(making, texts, writing);
    const extraction = filter.extract(file, settings);
    expect(extraction.segments.map(({ source }) => source)).toEqual(sentences);
    expect(Buffer.compare(extraction.merge(sentences.map(() => undefined)), file)).toBe(0);
    const merged = extraction.merge(sentences.map((sentence) => sentence.replaceAll("ship", "boat")));
    const read = filter.extract(merged, settings).segments.map(({ source, target }) => target ?? source);
    expect(read.join(" ")).toBe(others.join(" "));
    if (!isBilingual && !making.pack) expect(Buffer.compare(merged, makeFile(making, others, writing))).toBe(0);
  }

  test("one segment", () => translates(["A ship"], ["A boat"]));

  test("a large file", () => translates(manyTexts(fileBytes, "ship"), manyTexts(fileBytes, "boat")), 600_000);

  test("a line of 200,000 characters", () => {
    const sentences = manyTexts(lineBytes, "ship").map((sentence) => `${sentence}.`);
    const line = sentences.join(" ");
    translates([line], [line.replaceAll("ship", "boat")], isBilingual ? [line] : sentences);
  });
});
