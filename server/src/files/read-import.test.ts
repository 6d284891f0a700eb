import { expect, test } from "vitest";
import { StorageError } from "../core/file-store.ts";
import { readEntries, readImport } from "./read-import.ts";

const memory = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
const options = { hasHeaderRow: false, skipDuplicates: true };

/** A tag that never ends, with more attributes than any stack has room for. */
const attributes = 'a="x" '.repeat(1_400_000);

async function readAll(name: string, file: AsyncIterable<Uint8Array>): Promise<void> {
  const { pages } = await readImport({ name, options, memory }, file, () => {});
  for await (const _ of pages);
}

const fileOf = (text: string) => new Blob([text]).stream() as AsyncIterable<Uint8Array>;

test.each([
  ["a.tmx", `<tmx version="1.4"><header srclang="en"/><body><tu ${attributes}`],
  ["a.tbx", `<tbx><text><body><termEntry ${attributes}`],
  ["a.xliff", `<xliff version="1.2"><file ${attributes}`],
])("a tag of 8 MB that is not closed is the fault of the file, in %s", async (name, text) => {
  await expect(readAll(name, fileOf(text))).rejects.toMatchObject({
    name: "FilterError",
    reason: "File extraction error",
    detail: expect.stringMatching(/^a tag with too many attributes at line 1, column \d+$/),
  });
});

test.each(["a.tmx", "a.csv", "a.xlsx", "a.tbx"])(
  "a storage that fails is no fault of the file, in %s",
  async (name) => {
    const error = new StorageError("The S3 store ended a file early.");
    async function* yieldThenFail() {
      yield new TextEncoder().encode("<tmx");
      throw error;
    }
    await expect(readAll(name, yieldThenFail())).rejects.toBe(error);
    const { pages } = await readEntries({ name: "a.csv", options, memory }, yieldThenFail());
    await expect(pages[Symbol.asyncIterator]().next()).rejects.toBe(error);
  },
);
