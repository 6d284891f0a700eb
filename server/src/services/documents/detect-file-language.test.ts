import { expect, test } from "vitest";
import type { FileFilters, FileToRead } from "../../core/filters.ts";
import { detectFileLanguage } from "./detect-file-language.ts";

/** Detects the language of a text file. @returns the files that a filter opened; the text of each is its first line */
async function openedFor(text: string): Promise<Pick<FileToRead, "bytes" | "readAgain">[]> {
  const bytes = new TextEncoder().encode(text);
  const opened: FileToRead[] = [];
  const filters = {
    async open(file: FileToRead) {
      opened.push(file);
      const [source = ""] = new TextDecoder().decode(file.bytes).trim().split("\n");
      return {
        async *segments() {
          yield source ? [{ source }] : [];
        },
        close() {},
      };
    },
    async detectLanguage(text: string) {
      expect(text.length).toBeLessThanOrEqual(100_001);
      return { language: "en", confidence: 1 };
    },
  } as unknown as FileFilters;
  await detectFileLanguage(
    filters,
    { organizationId: 1 },
    {
      name: "a.txt",
      sizeBytes: bytes.length,
      read: async () => new Blob([bytes]).stream(),
      readWhole: async () => bytes.slice(),
    },
  );
  return opened;
}

test("of a long text, only whole lines of the beginning are read, or whole words of a single line", async () => {
  const ends = (await Promise.all(["ferry\n", "ferry "].map((part) => openedFor(part.repeat(50_000))))).map((opened) =>
    opened.map(({ bytes }) => bytes.length),
  );
  expect(ends).toEqual([[99_996], [99_996]]);
});

test.each(["Ferry ", "Ferry\n"])("a long line without spaces after %j is judged as a whole", async (title) => {
  const text = title + "渡".repeat(50_000);
  expect((await openedFor(text)).at(-1)?.bytes).toEqual(new TextEncoder().encode(text));
});

test("the bytes of a file that is read as a whole can be read again, so that they needn't be kept while it waits", async () => {
  const [, whole] = await openedFor(" ".repeat(200_000));
  expect(await whole?.readAgain?.()).toEqual(whole?.bytes);
});

test("a segment of any length is judged by its beginning", async () => {
  expect(await openedFor("ferry".repeat(50_000))).toHaveLength(2);
});
