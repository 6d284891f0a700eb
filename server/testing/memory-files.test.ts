import type { EngineEntry } from "@openparlance/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEntries } from "../src/files/read-import.ts";
import { exportMemory, type MemoryFormat, memoryFormats } from "../src/services/memories/export-memory.ts";
import { importEntries } from "../src/services/memories/import-entries.ts";
import { memoryWith, newMemory, type Pairs } from "./memories.ts";
import { openTestServer } from "./test-server.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});

afterAll(() => server.close());

const pairs: Pairs = [
  ["Mind the wet deck.", "Achtung, nasses Deck."],
  ['A <g id="1">b</g> & <x id="2"/>', '<x id="2"/> <b class="q">"b"</b>'],
  ['"quoted", and; more\t|', "'einfach' \"doppelt\""],
  ["two\nlines\r\nand\rmore", "  leading\u00a0and trailing  "],
  ["👩🏽‍🚀 \u202eabc\u202c e\u0301", "😀 שלום \u{10FFFF}"],
];

async function findMemory(id: number) {
  const memory = await server.core.store.memories.findForWork(server.organizationId, id);
  if (!memory) throw new Error("There is no such memory.");
  return memory;
}

async function exportAll(id: number, format: MemoryFormat): Promise<Uint8Array> {
  const memory = await findMemory(id);
  const parts: Uint8Array[] = [];
  await server.core.store.snapshot((tx) =>
    exportMemory(tx, server.organizationId, memory, format, async (part) => {
      parts.push(part);
    }),
  );
  return Buffer.concat(parts);
}

async function importFile(
  id: number,
  name: string,
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  skipDuplicates = false,
) {
  const memory = await findMemory(id);
  const options = { hasHeaderRow: true, skipDuplicates };
  const toRead = { name, options, memory };
  const wanted = { memoryId: id, name, options, userEmail: "ana@harbour.example" };
  async function* parts() {
    yield* file;
  }
  const read = await readEntries(toRead, parts());
  return importEntries(server.core.store, server.organizationId, { wanted, read });
}

async function entriesOf(id: number): Promise<EngineEntry[]> {
  const matches: EngineEntry[] = [];
  for await (const page of server.core.store.entries.pages(server.organizationId, id)) matches.push(...page);
  return matches;
}

const pairsOf = async (id: number) => (await entriesOf(id)).map(({ source, target }) => [source, target]);

/** All rows of entries, including hidden ones. */
async function countRows(): Promise<number> {
  let count = 0;
  await server.core.store.dump(async ({ table, rows }) => {
    if (table === "memoryEntries") count += rows.length;
  });
  return count;
}

/** The outcomes of the imports into a memory, as the API returns them. */
async function outcomesOf(id: number): Promise<unknown[]> {
  const ids: unknown[] = [];
  await server.core.store.dump(async ({ table, rows }) => {
    if (table === "imports") ids.push(...rows.filter(({ memoryId }) => memoryId === id).map((row) => row.id));
  });
  const requests = ids.map((importId) => server.request("GET", `/v2/memories?import_id=${importId}`));
  return (await Promise.all(requests)).map(({ json }) => [json[0].is_processing, json[0].import_error_message]);
}

test.each(memoryFormats)(
  "a memory that is exported as %s and imported elsewhere has the same entries",
  async (format) => {
    const from = await newMemory(server);
    for (const [source, target] of pairs) {
      await server.request("POST", "/v2/segments", { body: { memory_id: from, source, target } });
    }
    const before = await pairsOf(from);
    expect(before).toHaveLength(pairs.length);
    const to = await newMemory(server);
    expect(await importFile(to, `a.${format}`, [await exportAll(from, format)])).toMatchObject({ usable: 5, added: 5 });
    expect(await pairsOf(to)).toEqual(before);
    const { json } = await server.request("GET", `/v2/memories?id=${to}`);
    expect(json[0]).toMatchObject({ resources: [`a.${format}`], version: 1, is_processing: null });
    expect(await outcomesOf(to)).toEqual([[false, undefined]]);
  },
);

test("an export has what was imported, changed and added, and nothing that was deleted", async () => {
  const id = await memoryWith(server, [
    ["one", "eins"],
    ["two", "zwei"],
    ["three", "drei"],
  ]);
  await server.request("POST", "/v2/segments", { body: { memory_id: id, source: "four", target: "vier" } });
  const [one, two] = await entriesOf(id);
  await server.request("DELETE", `/v2/memories/segment?id=${id}&segment_id=${one?.id}`);
  await server.request("PUT", "/v2/segments", { body: { id: two?.id, target: "ZWEI" } });
  const text = new TextDecoder().decode(await exportAll(id, "csv"));
  const rows = text
    .trimEnd()
    .split("\r\n")
    .map((row) => row.split(",").slice(0, 2).join("="));
  expect(rows.toSorted()).toEqual(["four=vier", "source=target", "three=drei", "two=ZWEI"]);
});

test("a running server uses what was imported next to it with the next request", async () => {
  const id = await memoryWith(server, [["Quay", "Kai"]]);
  const query = async () => (await server.request("GET", `/v2/memories/query?id=${id}&query=Lighthouse`)).json;
  expect(await query()).toEqual([]);
  await importFile(id, "a.csv", [Buffer.from("source,target\nLighthouse,Leuchtturm\n")]);
  expect(await query()).toMatchObject([
    { target: "Leuchtturm", score: 100, metadata: { resource_name: "a.csv", user_email: "ana@harbour.example" } },
  ]);
});

test("duplicates are skipped when that is wanted, those of the memory and those of the file", async () => {
  const id = await memoryWith(server, [["Quay", "Kai"]]);
  const file = Buffer.from("source,target\nQuay,Kai\nPier,Pier\nPier,Pier\n");
  expect(await importFile(id, "a.csv", [file], true)).toMatchObject({ usable: 3, added: 1 });
  expect(await importFile(id, "a.csv", [file])).toMatchObject({ usable: 3, added: 3 });
  expect(await pairsOf(id)).toHaveLength(5);
});

test.each([
  ["a.tmx", "<tmx>", "File extraction error: "],
  ["a.tmx", '<tmx version="1.4"><body/></tmx>', "No translatable content: "],
  ["a.csv", "Quay,Kai\n", "row 1 must name the columns source and target"],
  ["a.csv", "", "No translatable content: "],
  ["a.exe", "x", "Unsupported file type: "],
])("%s with %j is refused and leaves nothing", async (name, text, message) => {
  const id = await newMemory(server);
  const before = await countRows();
  await expect(importFile(id, name, [Buffer.from(text)])).rejects.toThrow(message);
  expect([await countRows(), await pairsOf(id)]).toEqual([before, []]);
});

async function* rowsOf(count: number, onRow: (row: number) => Promise<void> | void = () => {}) {
  yield Buffer.from("source,target\n");
  for (let row = 0; row < count; row++) {
    await onRow(row);
    yield Buffer.from(`source ${row},target ${row}\n`);
  }
}

test("of a file that is broken at its end nothing is seen or left", async () => {
  const id = await newMemory(server);
  const before = await countRows();
  async function* yieldThenFail() {
    yield* rowsOf(1200, async (row) => {
      if (row === 1100) expect([(await countRows()) - before, await pairsOf(id)]).toEqual([1000, []]);
    });
    yield Buffer.from('"x');
  }
  await expect(importFile(id, "a.csv", yieldThenFail())).rejects.toThrow("row 1202");
  expect(await outcomesOf(id)).toEqual([[false, expect.stringContaining("row 1202")]]);
  expect([await countRows(), await pairsOf(id)]).toEqual([before, []]);
});

test("the rows of a killed command are erased after a day, and its import has failed", async () => {
  const id = await newMemory(server);
  const before = await countRows();
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const { promise: end, reject: kill } = Promise.withResolvers<void>();
  const hanging = rowsOf(600, (row) => {
    if (row !== 550) return;
    resolve();
    return end;
  });
  const work = importFile(id, "a.csv", hanging);
  await reached;
  await server.settle();
  expect(await countRows()).toBe(before + 500);
  expect(await outcomesOf(id)).toEqual([[true, undefined]]);
  server.time.now += 24 * 3_600_000;
  await server.settle();
  expect([await countRows(), await pairsOf(id)]).toEqual([before, []]);
  expect(await outcomesOf(id)).toEqual([[false, "Storage error"]]);
  kill(new Error("killed"));
  await expect(work).rejects.toThrow("killed");
});

test("an import into a memory that is deleted meanwhile fails", async () => {
  const id = await newMemory(server);
  const rows = rowsOf(10, async (row) => {
    if (row === 5) await server.request("DELETE", `/v2/memories?id=${id}`);
  });
  await expect(importFile(id, "a.csv", rows)).rejects.toThrow("The memory was deleted during the import.");
});

test("an import that takes longer than what it writes is kept for shows nothing", async () => {
  const id = await newMemory(server);
  const rows = rowsOf(10, (row) => {
    if (row === 5) server.time.now += 13 * 3_600_000;
  });
  await expect(importFile(id, "a.csv", rows)).rejects.toThrow("The import took more than 12 hours.");
  expect(await pairsOf(id)).toEqual([]);
});

test("an import holds a page of a file and an export a page of a memory, however large they are", async () => {
  const id = await newMemory(server);
  const { store } = server.core;
  const before = await countRows();
  let ahead = 0;
  await importFile(
    id,
    "a.csv",
    rowsOf(6000, async (row) => {
      if (row % 1000 === 999) ahead = Math.max(ahead, row - ((await countRows()) - before));
    }),
  );
  // Rows are read ahead for a page of 500, and for the buffered parts of the file.
  expect(ahead).toBeLessThan(1000);
  let read = 0;
  let written = 0;
  let reserved = 0;
  const entries = {
    async *pages(organizationId: number, memoryId: number) {
      for await (const page of store.entries.pages(organizationId, memoryId)) {
        read += page.length;
        yield page;
      }
    },
  };
  const count = await exportMemory(
    { entries } as never,
    server.organizationId,
    await findMemory(id),
    "tmx",
    async (part) => {
      reserved = Math.max(reserved, read - written);
      written += Buffer.from(part).toString().split("<tu ").length - 1;
    },
  );
  expect([count, written]).toEqual([6000, 6000]);
  expect(reserved).toBeLessThanOrEqual(1000);
});
