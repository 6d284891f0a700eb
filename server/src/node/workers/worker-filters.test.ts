import { FilterError, unitTargetFor } from "@openparlance/filters";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { countTurns } from "../../../testing/turns.ts";
import type { FileFilters, FileToRead } from "../../core/filters.ts";
import { readAll } from "../../core/turns.ts";
import { inProcessFilters } from "../../files/in-process-filters.ts";
import { splitInChunks } from "../../store/database/chunks.ts";
import { workerFilters } from "./worker-filters.ts";

// Starting threads takes longer than their work here, so tests share them.
const shared = workerFilters();
afterAll(() => shared.end());
const inWorkers = (): FileFilters => shared;

const work = { organizationId: 1 };

const buildFile = (name: string, text: string): FileToRead => ({
  name,
  bytes: new TextEncoder().encode(text),
  sourceLang: "en",
  targetLang: "de",
});

const berths = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, `Berth ${at} is free.`])));

async function readAndWritten(filters: FileFilters, file: FileToRead) {
  const open = await filters.open(file, work);
  const segments = await readAll(open.segments());
  const targets = segments.map(({ source }, at) => (at % 3 === 0 ? undefined : source.toUpperCase()));
  const merged = await open.merge(() => splitInChunks(targets));
  const stored = segments.flatMap(({ source }, at) => (at % 2 === 0 ? [] : [{ source, target: source.toLowerCase() }]));
  const placements = await open.mergeStored(() => splitInChunks(stored));
  open.close();
  return {
    size: open.size,
    segments,
    text: new TextDecoder().decode(merged),
    placed: new TextDecoder().decode(placements),
  };
}

const findReason = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error instanceof FilterError && [error.reason, error.detail],
  );

test("files are read and written in workers as in the thread itself, in many pages too", async () => {
  const file = buildFile("berths.json", berths(1700));
  const read = await readAndWritten(inWorkers(), file);
  expect(read).toEqual(await readAndWritten(inProcessFilters(), file));
  expect(read.size).toBe(1700);
  expect(read.text).toContain('"k1699":"BERTH 1699 IS FREE."');
  expect(read.placed).toContain('"k1698":"Berth 1698 is free.","k1699":"berth 1699 is free."');
});

test("a file of many megabytes arrives whole", async () => {
  const file = buildFile("berths.json", `${berths(2)}${" ".repeat(2 ** 23)}\n`);
  const read = await readAndWritten(inWorkers(), file);
  expect(read.text === (await readAndWritten(inProcessFilters(), file)).text).toBe(true);
  expect(read.text).toHaveLength(file.bytes.length);
});

test("a file that is opened to be read has the same segments, and no way back", async () => {
  const file = buildFile("berths.json", berths(1700));
  const open = await inWorkers().open({ ...file, isReadOnly: true }, work);
  const all = await readAll((await inProcessFilters().open(file, work)).segments());
  expect([open.size, await readAll(open.segments())]).toEqual([1700, all]);
  await expect(open.merge(() => [[]])).rejects.toThrow("open only for reading");
  open.close();
});

test("a text whose tags the format can't hold is counted, and stays unchanged", async () => {
  const [file, targets] = [buildFile("a.md", "A [b](c) and [d](e).\n"), ['X <g id="1">y <g id="2">z</g></g>.']];
  for (const filters of [inWorkers(), inProcessFilters()]) {
    const open = await filters.open(file, work);
    const counts: number[] = [];
    const merged = await open.merge(
      () => [targets],
      (count) => counts.push(count),
    );
    expect([new TextDecoder().decode(merged), counts]).toEqual(["A [b](c) and [d](e).\n", [1]]);
    const [{ source } = { source: "" }] = await readAll(open.segments());
    await open.mergeStored(
      () => [targets.map((target) => ({ source, target }))],
      (count) => counts.push(count),
    );
    expect(counts).toEqual([1, 1]);
    open.close();
  }
});

test("a file that was closed is read again when it is merged", async () => {
  const open = await inWorkers().open(buildFile("berths.json", berths(1)), work);
  await readAll(open.segments());
  open.close();
  expect(new TextDecoder().decode(await open.merge(() => [["Frei"]]))).toBe('{"k0":"Frei"}');
  open.close();
});

test("the bytes of a file that waits for others are not in memory until its turn", async () => {
  const filters = workerFilters({ program: new URL("../../../testing/filter-double.ts", import.meta.url) });
  onTestFinished(() => filters.end());
  const large = (name: string) => buildFile(name, name.repeat(2_000_000));
  const open = (name: string) => {
    const file = { ...large(name), readAgain: async () => large(name).bytes };
    return { file, opened: filters.open(file, work) };
  };
  const first = await open("a.txt").opened;
  const { file, opened } = open("b.txt");
  expect(file.bytes).toHaveLength(0);
  first.close();
  expect((await readAll((await opened).segments()))[0]?.source).toBe("b.txt".repeat(2_000_000));
});

test.each([
  ["a file that no filter reads", buildFile("a.unknown", "x")],
  ["a damaged file", buildFile("a.json", "{")],
  ["a file without text", buildFile("a.json", "{}")],
])("%s is refused with the same reason", async (_, file) => {
  const reason = await findReason(inProcessFilters().open(file, work));
  expect(reason).toEqual([expect.any(String), expect.any(String)]);
  expect(await findReason(inWorkers().open(file, work))).toEqual(reason);
});

test("a filter that fails in a worker says where", async () => {
  const reading = { format: "plaintext", options: {}, subfilters: {}, srx: "<" };
  expect(await findReason(inWorkers().open({ ...buildFile("a.txt", "One."), reading }, work))).toEqual([
    "File extraction error",
    "the filter configuration has an invalid value in srx",
  ]);
});

test("a target that does not fit is refused with the same reason", async () => {
  const file = buildFile("a.html", "<p>One <b>berth</b>.</p>");
  const reasonIn = async (filters: FileFilters) =>
    findReason((await filters.open(file, work)).merge(() => [["Ein Liegeplatz."]]));
  const reason = await reasonIn(inProcessFilters());
  expect(reason).toMatchObject(["File reassembly error", expect.any(String)]);
  expect(await reasonIn(inWorkers())).toEqual(reason);
});

/** Finished XLIFF of document 7. */
function finishedFile(units: number): Uint8Array {
  const unitOf = (_: unknown, at: number) =>
    `<trans-unit id="${at}"><source>Berth <g id="1">${at}</g>.</source><target state="translated">Platz <g id="1">${at}</g>.</target></trans-unit>`;
  return new TextEncoder().encode(`<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext">
    <header><note from="parlance">document:7</note></header><body>${Array.from({ length: units }, unitOf).join("\n")}</body></file></xliff>`);
}

async function readFinished(filters: FileFilters, file: Uint8Array) {
  const open = await filters.finishedXliff({ bytes: file }, work);
  if (!open) return undefined;
  const { documentId, size } = open;
  const units = await readAll(open.units());
  open.close();
  return { documentId, size, units };
}

test("finished XLIFF is read in workers as in the thread itself, in many pages too, and other files are none", async () => {
  const filters = inWorkers();
  const file = finishedFile(1700);
  const finished = await readFinished(filters, file);
  expect(finished).toEqual(await readFinished(inProcessFilters(), file));
  expect([finished?.documentId, finished?.size, finished?.units.length]).toEqual([7, 1700, 1700]);
  expect(finished?.units.slice(-1).map((unit) => unitTargetFor(unit, "<b>Berth</b> 1."))).toEqual([
    "Platz <b>1699</b>.",
  ]);
  expect(await filters.finishedXliff({ bytes: new TextEncoder().encode("<xliff/>") }, work)).toBeUndefined();
  const damaged = file.subarray(0, file.length - 20);
  const reason = await findReason(inProcessFilters().finishedXliff({ bytes: damaged }, work));
  expect(reason).toMatchObject(["File extraction error", expect.any(String)]);
  expect(await findReason(filters.finishedXliff({ bytes: damaged }, work))).toEqual(reason);
});

test("others have their turn while a large file is read and written, and a small file does not wait for it", async () => {
  const filters = inWorkers();
  await readAndWritten(filters, buildFile("warm.json", berths(1)));
  const turns = countTurns();
  const ended: string[] = [];
  const large = readAndWritten(filters, buildFile("large.json", berths(30_000))).then(() => ended.push("large"));
  await readAndWritten(filters, buildFile("small.json", berths(2))).then(() => ended.push("small"));
  await large;
  const counted = turns.end();
  expect(ended).toEqual(["small", "large"]);
  // At least two turns for each of 120 messages: 60 pages to the thread, and 60 back.
  expect(counted).toBeGreaterThan(200);
});

test("others have their turn while finished XLIFF is read", async () => {
  const filters = inWorkers();
  const file = finishedFile(10_000);
  const turns = countTurns();
  await readFinished(filters, file);
  // There is at least one turn for each page.
  expect(turns.end()).toBeGreaterThan(20);
});

test("the language of a text is the same in workers as in the thread itself", async () => {
  const text = "The ferry leaves the harbor at noon, and comes back in the evening.";
  const match = await inWorkers().detectLanguage(text, work);
  expect(match).toEqual(await inProcessFilters().detectLanguage(text, work));
  expect(match.language).toBe("en");
});
