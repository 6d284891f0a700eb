import { FilterError } from "@parlance/filters";
import { expect, onTestFinished, test } from "vitest";
import { allOf, filtersHere } from "../files/filters-here.ts";
import type { FileFilters, FileToRead } from "../ports.ts";
import { workerFilters } from "./worker-filters.ts";

function inWorkers(): FileFilters {
  const filters = workerFilters();
  onTestFinished(() => filters.end());
  return filters;
}

const fileOf = (name: string, text: string): FileToRead => ({
  ...{ name, bytes: new TextEncoder().encode(text), sourceLang: "en", targetLang: "de" },
});

const berths = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, `Berth ${at} is free.`])));

async function readAndWritten(filters: FileFilters, file: FileToRead) {
  const open = await filters.open(file);
  const segments = await allOf(open.segments());
  const merged = await open.merge(segments.map(({ source }, at) => (at % 3 === 0 ? undefined : source.toUpperCase())));
  open.close();
  return { size: open.size, segments, text: new TextDecoder().decode(merged) };
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error instanceof FilterError && [error.reason, error.detail],
  );

test("files are read and written in workers as in the thread itself, in many pages too", async () => {
  const file = fileOf("berths.json", berths(1700));
  const read = await readAndWritten(inWorkers(), file);
  expect(read).toEqual(await readAndWritten(filtersHere(), file));
  expect(read.size).toBe(1700);
  expect(read.text).toContain('"k1699":"BERTH 1699 IS FREE."');
});

test.each([
  ["a file that no filter reads", fileOf("a.unknown", "x")],
  ["a damaged file", fileOf("a.json", "{")],
  ["a file without text", fileOf("a.json", "{}")],
])("%s is refused with the same reason", async (_, file) => {
  const reason = await reasonOf(filtersHere().open(file));
  expect(reason).toEqual([expect.any(String), expect.any(String)]);
  expect(await reasonOf(inWorkers().open(file))).toEqual(reason);
});

test("a target that does not fit is refused with the same reason", async () => {
  const file = fileOf("a.html", "<p>One <b>berth</b>.</p>");
  const reasonIn = async (filters: FileFilters) => reasonOf((await filters.open(file)).merge(["Ein Liegeplatz."]));
  const reason = await reasonIn(filtersHere());
  expect(reason).toMatchObject(["File reassembly error", expect.any(String)]);
  expect(await reasonIn(inWorkers())).toEqual(reason);
});

test("finished XLIFF answers what is asked of its units, and other files are none", async () => {
  const file = `<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext">
    <header><note from="parlance">document:7</note></header><body><trans-unit id="1"><source>One.</source>
    <target state="translated">Eins.</target></trans-unit></body></file></xliff>`;
  const filters = inWorkers();
  const finished = await filters.finishedXliff(new TextEncoder().encode(file));
  expect(finished?.documentId).toBe(7);
  const [unit] = finished?.units ?? [];
  expect([unit?.isOf("One."), unit?.isOf("Two."), unit?.targetFor("One.")]).toEqual([true, false, "Eins."]);
  expect(await filters.finishedXliff(new TextEncoder().encode("<xliff/>"))).toBeUndefined();
});

test("others have their turn while a large file is read and written, and a small file does not wait for it", async () => {
  const filters = inWorkers();
  await readAndWritten(filters, fileOf("warm.json", berths(1)));
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const ended: string[] = [];
  const large = readAndWritten(filters, fileOf("large.json", berths(60_000))).then(() => ended.push("large"));
  await readAndWritten(filters, fileOf("small.json", berths(2))).then(() => ended.push("small"));
  await large;
  isDone = true;
  expect(ended).toEqual(["small", "large"]);
  // At least two for each of 120 pages there and 120 back.
  expect(turns).toBeGreaterThan(400);
});
