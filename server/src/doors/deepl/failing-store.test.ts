import { expect, test } from "vitest";
import { openDoorServer } from "../../../testing/door-server.ts";
import { StorageError } from "../../core/file-store.ts";

type Server = Awaited<ReturnType<typeof openWithGlossary>>;

const german = { source_lang: "EN", target_lang: "DE", entries: "quay\tKai\npier\tSteg", entries_format: "tsv" };
const french = { source_lang: "EN", target_lang: "FR", entries: "quay\tquai", entries_format: "tsv" };

/** A server with a glossary of two dictionaries. Its transactions fail when `transactionsLeft` is 0. */
async function openWithGlossary() {
  const server = await openDoorServer();
  const { deepl, core, request: send } = server;
  const created = await deepl("POST", "/v3/glossaries", { name: "Harbor", dictionaries: [german, french] });
  const memories = (await send("GET", "/v2/memories", { key: server.key })).json as { id: number }[];
  const atomically = core.services.store.atomically.bind(core.services.store);
  const disk = { transactionsLeft: Number.POSITIVE_INFINITY };
  core.services.store.atomically = async (work) => {
    if (disk.transactionsLeft-- <= 0) throw new StorageError("The disk is full.");
    return atomically(work);
  };
  return {
    server,
    disk,
    deepl,
    path: `/v3/glossaries/${created.json.glossary_id}`,
    /** The glossaries with their entries, and the terms of all memories. */
    async look() {
      const glossaries = (await deepl("GET", "/v3/glossaries")).json.glossaries as { glossary_id: string }[];
      const pairs = [german, french].map(
        ({ source_lang, target_lang }) => new URLSearchParams({ source_lang, target_lang }),
      );
      const entries: string[] = [];
      for (const { glossary_id } of glossaries) {
        for (const pair of pairs)
          entries.push((await deepl("GET", `/v3/glossaries/${glossary_id}/entries?${pair}`)).text);
      }
      const terms: string[] = [];
      for (const { id } of memories) {
        for await (const page of core.services.store.terms.pages(server.organizationId, id))
          terms.push(...page.map(({ source, target }) => `${id} ${source} ${target}`));
      }
      return { glossaries, entries, terms: terms.sort() };
    },
  };
}

const requests: Record<string, (server: Server) => Promise<{ status: number }>> = {
  "creates a glossary": ({ deepl }) =>
    deepl("POST", "/v3/glossaries", { name: "Ships", dictionaries: [{ ...german, entries: "bow\tBug" }, french] }),
  "changes a dictionary and the name": ({ deepl, path }) =>
    deepl("PATCH", path, { name: "Port", dictionaries: [{ ...german, entries: "pier\tPier\nbow\tBug" }] }),
  "replaces a dictionary": ({ deepl, path }) =>
    deepl("PUT", `${path}/dictionaries`, { ...german, entries: "quay\tUfer" }),
  "deletes a dictionary": ({ deepl, path }) => deepl("DELETE", `${path}/dictionaries?source_lang=EN&target_lang=DE`),
  "deletes a glossary": ({ deepl, path }) => deepl("DELETE", path),
};

test.each(Object.entries(requests))(
  "wherever the store fails while a request %s, all of it is done or nothing",
  async (_, request) => {
    const whole = await openWithGlossary();
    const before = await whole.look();
    expect((await request(whole)).status).toBeLessThan(300);
    const after = await whole.look();
    expect(after).not.toEqual(before);
    for (let transactions = 0, failed = 1; failed > 0; transactions++) {
      const opened = await openWithGlossary();
      opened.disk.transactionsLeft = transactions;
      const { status } = await request(opened);
      failed = opened.disk.transactionsLeft < 0 ? 1 : 0;
      opened.disk.transactionsLeft = Number.POSITIVE_INFINITY;
      opened.server.time.now += 48 * 3_600_000;
      await opened.server.settle();
      expect([transactions, await opened.look()]).toEqual([transactions, status < 300 ? after : before]);
      await opened.server.core.store.dump(async ({ table, rows }) => {
        if (table === "imports") expect(rows.filter(({ outcome }) => outcome === null)).toEqual([]);
      });
    }
  },
);

test("entries that are added to a dictionary at the same time are all kept", async () => {
  const { deepl, path, look } = await openWithGlossary();
  const words = ["bow", "stern", "mast", "keel"];
  const add = (word: string) => deepl("PATCH", path, { dictionaries: [{ ...german, entries: `${word}\t${word}` }] });
  expect((await Promise.all(words.map(add))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { entries, terms } = await look();
  for (const word of [...words, "quay", "pier"]) {
    expect(entries[0]).toContain(`${word}\\t`);
    expect(terms.filter((term) => term.split(" ")[1] === word && !term.includes("quai"))).toHaveLength(1);
  }
});
