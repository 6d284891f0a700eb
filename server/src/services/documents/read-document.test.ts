import { expect, test } from "vitest";
import { inProcessFilters } from "../../files/in-process-filters.ts";
import { type ReadDocument, readDocument } from "./read-document.ts";

const project = { organizationId: 1, memoryId: 1, sourceLang: "en", targetLang: "de" };

async function read(filters: ReturnType<typeof inProcessFilters>, name: string, text: string): Promise<ReadDocument> {
  const services = { filters, store: { memories: { findForWork: async () => undefined } } };
  const file = { bytes: new TextEncoder().encode(text) };
  const document = { name, reading: null };
  const options = { autoAccept: false };
  return (await readDocument(services as never, document, project, file, options, {})) as ReadDocument;
}

test("a document has the words and tokens of its segments", async () => {
  const { figures, segments } = await read(inProcessFilters(), "a.txt", "The ferry leaves.\nThe harbour\n");
  expect(figures).toMatchObject({ segments: 2, words: 5, tokens: 6 });
  expect(segments).toMatchObject([{ words: 3 }, { words: 2 }]);
});

test("words are counted by the filters, because they have a thread of their own", async () => {
  const filters = inProcessFilters();
  const open: typeof filters.open = async (file, work) => ({
    ...(await filters.open(file, work)),
    async *segments() {
      yield [{ source: "The ferry leaves.", words: 70, tokens: 80 }];
    },
  });
  const { figures } = await read({ ...filters, open }, "a.txt", "The ferry leaves.");
  expect(figures).toMatchObject({ words: 70, tokens: 80 });
});

test("segments are counted without the locked ones before them", async () => {
  const unit = (id: number, attribute = "") =>
    `<trans-unit id="${id}"${attribute}><source>Berth ${id}.</source></trans-unit>`;
  const locked = ' m:locked="true"';
  const text = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:m="urn:m"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${unit(1, locked)}${unit(2)}${unit(3, locked)}${unit(4)}</body></file></xliff>`;
  expect((await read(inProcessFilters(), "a.mxliff", text)).segments).toMatchObject([
    { position: 0, source: "Berth 2." },
    { position: 1, source: "Berth 4." },
  ]);
});
