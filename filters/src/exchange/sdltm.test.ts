import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { anyNeighbor } from "@openparlance/text";
import { measureGrowth, seedRandom } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { FilterError } from "../filter-error.ts";
import { defaultLimits } from "../limits.ts";
import { memoryReader } from "./memory.ts";
import { SqliteFile } from "./sqlite.ts";
import { readWhole } from "./stream.ts";

/** A database as SQLite itself writes it. */
function database(fill: (database: DatabaseSync) => void): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "sdltm-"));
  try {
    const created = new DatabaseSync(join(folder, "a.sdltm"));
    fill(created);
    created.close();
    return readFileSync(join(folder, "a.sdltm"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const text = (value: string) => `<Text><Value>${value}</Value></Text>`;
const tag = (type: string, anchor: number, alignment = anchor) =>
  `<Tag><Type>${type}</Type><Anchor>${anchor}</Anchor><AlignmentAnchor>${alignment}</AlignmentAnchor><TagID>b&amp;</TagID></Tag>`;
const segment = (language: string, ...elements: string[]) =>
  `<Segment xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><Elements>${elements.join("")}</Elements><CultureName>${language}</CultureName></Segment>`;

const units = `CREATE TABLE translation_units(id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, guid BLOB NOT NULL,
  source_hash BIGINT NOT NULL DEFAULT (1 + 2), [source_segment] TEXT, "target_segment" TEXT, creation_date DATETIME NOT NULL,
  creation_user TEXT, change_date DATETIME, change_user TEXT, UNIQUE (guid))`;

function memory(pairs: readonly (readonly [source: string, target: string])[], pragma = ""): Uint8Array {
  return database((created) => {
    created.exec(`${pragma}; CREATE TABLE parameters(name TEXT); ${units}`);
    const insert = created.prepare(
      "INSERT INTO translation_units VALUES (NULL, ?, ?, ?, ?, '2025-03-10 10:58:13', 'ann', '2025-03-11 00:00:00', 'bob')",
    );
    created.exec("BEGIN");
    for (const [index, [source, target]] of pairs.entries()) {
      insert.run(Buffer.from(`${index}`), -index * 2 ** 33, source, target);
    }
    created.exec("COMMIT");
  });
}

const languages = { sourceLanguage: "en", targetLanguage: "de" };
const read = (file: Uint8Array, input = languages) => readWhole(memoryReader("A.SDLTM", input), file);
const pair = (source: string, target: string): [string, string] => [
  segment("en-US", text(source)),
  segment("de-DE", text(target)),
];

test("units come with their tags, dates and users", () => {
  const source = segment(
    "en-US",
    text("Mind "),
    tag("Start", 1),
    text("the &lt;b&gt;"),
    tag("End", 1),
    tag("Standalone", 2, 0),
  );
  const target = segment(
    "de-DE",
    tag("Start", 1),
    text("Achtung"),
    tag("End", 1),
    text("!"),
    tag("TextPlaceholder", 2, 0),
  );
  expect(read(memory([[source, target]]))).toEqual([
    {
      source: 'Mind <g id="1">the <x id="2"/></g><x id="3"/>',
      target: '<g id="1">Achtung</g>!<x id="3"/>',
      sourceLanguage: "en-US",
      targetLanguage: "de-DE",
      createdAt: 1741604293,
      changedAt: 1741651200,
      createdBy: "ann",
      changedBy: "bob",
    },
  ]);
});

test("a memory of the other direction is turned, one of other languages gives nothing", () => {
  const file = memory([pair("one", "eins")]);
  expect(read(file, { sourceLanguage: "de", targetLanguage: "en" })).toMatchObject([{ source: "eins", target: "one" }]);
  expect(read(file, { sourceLanguage: "en", targetLanguage: "fr" })).toEqual([]);
});

test.each([
  "",
  "PRAGMA page_size = 512",
  "PRAGMA page_size = 65536",
  "PRAGMA encoding = 'UTF-16le'",
  "PRAGMA encoding = 'UTF-16be'",
])("many units, long and short, are read in their order: %j", (pragma) => {
  const lengths = [1, 400, 30, 5_000, 2, 70_000];
  const pairs = Array.from({ length: 600 }, (_, n) =>
    pair(`größe ${n} ${"x".repeat(lengths[n % 6] as number)}`, `${n} 日本`),
  );
  const matches = read(memory(pairs, pragma));
  expect(matches.map(({ target }) => target)).toEqual(pairs.map((_, n) => `${n} 日本`));
  expect(matches.map(({ source }) => source.length)).toEqual(
    pairs.map((_, n) => `größe ${n} `.length + (lengths[n % 6] as number)),
  );
});

/** A memory whose units have hashes, and contexts of their neighbors by these hashes. */
function memoryWithContexts(
  matchType: number,
  contexts: readonly (readonly [unit: number, first: bigint, second: bigint])[],
) {
  const hash = (n: number) => BigInt(n) * 2n ** 60n;
  return database((created) => {
    created.exec(units);
    created.exec("CREATE TABLE translation_memories(id INTEGER PRIMARY KEY, text_context_match_type INT)");
    created.exec(`INSERT INTO translation_memories VALUES (1, ${matchType})`);
    created.exec(`CREATE TABLE translation_unit_contexts(translation_unit_id INT NOT NULL
      CONSTRAINT FK_tuc_tu REFERENCES translation_units(id) ON DELETE CASCADE, left_source_context INTEGER NOT NULL,
      left_target_context INTEGER NOT NULL,
      CONSTRAINT PK_tuc PRIMARY KEY (translation_unit_id, left_source_context, left_target_context))`);
    const insert = created.prepare(
      "INSERT INTO translation_units VALUES (NULL, ?, ?, ?, ?, '2025-03-10 10:58:13', 'ann', NULL, NULL)",
    );
    for (const [index, [source, target]] of [
      pair("Open", "Öffnen"),
      pair("Save", "Sichern"),
      pair("Close", "Zu"),
    ].entries()) {
      insert.run(Buffer.from(`${index}`), hash(-index - 1), source, target);
    }
    const add = created.prepare("INSERT INTO translation_unit_contexts VALUES (?, ?, ?)");
    for (const [unit, first, second] of contexts) add.run(unit, first, second);
  });
}
const [open, save, close] = [-(2n ** 60n), -2n * 2n ** 60n, -3n * 2n ** 60n];

test("the previous segment of a unit is read by its hash, and the next one is not known", () => {
  const file = memoryWithContexts(1, [
    [1, 0n, 0n],
    [2, open, 77n],
    [2, close, 78n],
    [3, 99n, 79n],
  ]);
  expect(read(file).map(({ source, context }) => [source, context])).toEqual([
    ["Open", undefined],
    ["Save", { previous: "Open", next: anyNeighbor }],
    ["Close", undefined],
  ]);
  expect(read(file, { sourceLanguage: "de", targetLanguage: "en" })[1]?.context).toBeUndefined();
});

test("memories of the previous and next source have both neighbors, and none at the ends of a document", () => {
  const file = memoryWithContexts(2, [
    [1, 0n, save],
    [2, open, close],
    [3, save, 0n],
  ]);
  expect(read(file).map(({ context }) => context)).toEqual([
    { next: "Save" },
    { previous: "Open", next: "Close" },
    { previous: "Save" },
  ]);
});

test("a file that is no memory is refused", () => {
  expect(() => read(Buffer.from("a"))).toThrow("File extraction error: not an SQLite file");
  expect(() => read(database((created) => created.exec("CREATE TABLE a(b)")))).toThrow("no table of its units");
  expect(() => read(memory([[segment("en", "<b>"), segment("de", text("x"))]]))).toThrow(FilterError);
});

test("a file over the limit is refused", () => {
  const limits = { ...defaultLimits, bytes: 1_000 };
  expect(() => readWhole(memoryReader("a.sdltm", { ...languages, limits }), memory([pair("a", "b")]))).toThrow(
    "too large",
  );
});

test("a damaged file is refused with a reason or read", () => {
  const whole = memory(
    Array.from({ length: 100 }, (_, n) => pair(`a ${"x".repeat(n * 20)}`, "b")),
    "PRAGMA page_size = 512",
  );
  const random = seedRandom(5);
  for (let round = 0; round < (process.env.PARLANCE_PROOF ? 10_000 : 300); round++) {
    const file = Buffer.from(whole);
    for (let changes = 0; changes < 8; changes++) file[Math.floor(random() * file.length)] = Math.floor(random() * 256);
    try {
      read(random() < 0.3 ? file.subarray(0, Math.floor(random() * file.length)) : file);
    } catch (error) {
      expect(error).toBeInstanceOf(FilterError);
    }
  }
});

test.each([10, 11])("a file in which any byte is %i is refused with a reason or read", (byte) => {
  const whole = memory([pair("a", "b")], "PRAGMA page_size = 512");
  let refused = 0;
  for (let at = 0; at < whole.length; at++) {
    const file = Buffer.from(whole);
    file[at] = byte;
    try {
      read(file);
    } catch (error) {
      expect(error).toBeInstanceOf(FilterError);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(0);
});

test("pages that lead back to themselves are refused", () => {
  const whole = memory(
    Array.from({ length: 400 }, (_, n) => pair(`${n}`, "b")),
    "PRAGMA page_size = 512",
  );
  for (let page = 512; page < whole.length; page += 512) {
    // The last child of an inner page.
    if (whole[page] === 5) new DataView(whole.buffer, whole.byteOffset).setUint32(page + 8, page / 512 + 1);
  }
  expect(() => read(whole)).toThrow("a page is used twice");
});

test("twice as many units take twice the time", async () => {
  const prepare = (size: number) =>
    memory(Array.from({ length: size }, (_, n) => pair(`${n} ${"x".repeat(600)}`, "b")));
  expect(await measureGrowth(500, prepare, (file: Uint8Array) => read(file), 2.6)).toBeLessThan(2.6);
});

test("any values of any columns are what SQLite says", () => {
  const values = [null, 0, 1, -1, 127, -128, 70_000, -(2 ** 31), 2 ** 40, 1.5, "text", "", Buffer.from([1, 2])];
  const file = database((created) => {
    created.exec("CREATE TABLE `a b`(x, 'y z' CHECK (x != ',('), w DECIMAL(10, 2), PRIMARY KEY (x))");
    for (const value of values) created.prepare("INSERT INTO `a b` VALUES (?, 'q', NULL)").run(value);
  });
  const rows = [...(new SqliteFile(new Uint8Array(file)).rows("a b") ?? [])].map(({ x }) => x);
  expect(rows).toEqual(values.map((value) => (value instanceof Buffer ? new Uint8Array(value) : value)));
});
