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
