import { expect, test } from "vitest";
import { noteStartedProcesses } from "../../../testing/started-processes.ts";
import { workerImports } from "./worker-imports.ts";

const memory = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
const options = { hasHeaderRow: false, skipDuplicates: false };
const never = new AbortController().signal;
const toRead = (name: string) => ({ name, options, memory });

/** A file in parts, and the number of parts that were read. */
function buildFile(count: number, part: (at: number) => string) {
  const result = { parts: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (result.parts === count) return controller.close();
        controller.enqueue(new TextEncoder().encode(part(result.parts++)));
      },
      cancel() {
        result.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { used: result, body };
}

test("pairs come in pages of at most 500, and the file only as far as they need it", async () => {
  const { used: result, body } = buildFile(100, (at) => `term ${at},Wort ${at}\n`.repeat(100));
  const { table, pages } = await workerImports().read(toRead("a.csv"), body, { onSkipped() {}, signal: never });
  const sizes: number[] = [];
  for await (const page of pages) {
    if (sizes.length === 0) expect(result.parts).toBeLessThan(12);
    sizes.push(page.length);
  }
  expect([table, sizes]).toEqual(["terms", Array.from({ length: 20 }, () => 500)]);
});

test("rows that are too long are reported, and the others come", async () => {
  const { body } = buildFile(1, () => `${"a".repeat(10_001)},b\nquay,Kai,harbour\n`);
  const rows: number[] = [];
  const signal = never;
  const { pages } = await workerImports().read(toRead("a.csv"), body, { onSkipped: (row) => rows.push(row), signal });
  for await (const page of pages) {
    expect(page).toMatchObject([{ source: "quay", target: "Kai", metadata: { column3: "harbour" } }]);
  }
  expect(rows).toEqual([1]);
});

test("a file that can't be read says why, and is closed", async () => {
  const broken = buildFile(2, () => "<tmx><body>");
  const { pages } = await workerImports().read(toRead("a.tmx"), broken.body, { onSkipped() {}, signal: never });
  await expect(pages[Symbol.asyncIterator]().next()).rejects.toMatchObject({ reason: "File extraction error" });
  const unknown = buildFile(1, () => "a");
  const reading = workerImports().read(toRead("a.exe"), unknown.body, { onSkipped() {}, signal: never });
  await expect(reading).rejects.toMatchObject({ reason: "Unsupported file type" });
  expect(unknown.used.isCancelled).toBe(true);
});

test("a file whose reader runs out of memory is at fault itself", async () => {
  // A comment of eight million characters of two bytes each.
  const { body } = buildFile(8, (at) => `${at === 0 ? "<tmx><!--" : ""}${"\u{416}".repeat(1_000_000)}`);
  const imports = workerImports({ maxHeapMegabytes: 20 });
  const { pages } = await imports.read(toRead("a.tmx"), body, { onSkipped() {}, signal: never });
  await expect(pages[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    reason: "File extraction error",
    detail: "its reader ran out of memory",
  });
});

test("a row of more columns than allowed is refused where it is read", async () => {
  const { body } = buildFile(1, () => `a,b${",c".repeat(1001)}\n`);
  const { pages } = await workerImports().read(toRead("a.csv"), body, { onSkipped() {}, signal: never });
  await expect(pages[Symbol.asyncIterator]().next()).rejects.toMatchObject({ detail: "more than 1000 columns" });
});

test("a worker that is lost in a file ends when the server stops, or when it took too much processor time", async () => {
  const endless = () => `a,${"b".repeat(1000)}\n`.repeat(100_000);
  const stopping = new AbortController();
  const { body } = buildFile(3, endless);
  const { pages } = await workerImports().read(toRead("a.csv"), body, { onSkipped() {}, signal: stopping.signal });
  const first = pages[Symbol.asyncIterator]().next();
  stopping.abort(new Error("stopping"));
  await expect(first).rejects.toThrow("stopping");
  const impatient = workerImports({ maxPageMs: 0, checkMs: 1 });
  const reading = impatient.read(toRead("a.csv"), buildFile(1, endless).body, { onSkipped() {}, signal: never });
  await expect(reading).rejects.toMatchObject({ detail: "a part of the file took more than 0 s of processor time" });
});

test("an import that takes more processor time than its size explains is refused, and the rest is not read", async () => {
  const { body, used: result } = buildFile(100_000, (at) => `term ${at},Wort ${at}\n`.repeat(100));
  const reader = workerImports({ budget: { baseMs: 1, msPerMegabyte: 0 } });
  const { pages } = await reader.read(toRead("a.csv"), body, { onSkipped() {}, signal: never });
  const readAll = async () => {
    for await (const _ of pages);
  };
  await expect(readAll()).rejects.toMatchObject({ detail: "the import took more than 0 s of processor time" });
  expect(result).toMatchObject({ isCancelled: true });
  expect(result.parts).toBeLessThan(100);
});

test.each(["a.csv", "a.tsv", "a.tbx", "a.tmx"])("a file of more pairs than allowed is refused: %s", async (name) => {
  const term = (lang: string) => `<langSet xml:lang="${lang}"><tig><term>x</term></tig></langSet>`;
  const variant = (lang: string) => `<tuv xml:lang="${lang}"><seg>x</seg></tuv>`;
  const files: Record<string, (count: number) => string> = {
    csv: (count) => "a,b\n".repeat(count),
    tsv: (count) => "a\tb\n".repeat(count),
    tbx: (count) =>
      `<martif type="TBX"><text><body>${`<termEntry>${term("en")}${term("de")}</termEntry>`.repeat(count)}</body></text></martif>`,
    tmx: (count) =>
      `<tmx version="1.4"><header srclang="en"/><body>${`<tu>${variant("en")}${variant("de")}</tu>`.repeat(count)}</body></tmx>`,
  };
  const countOf = async (count: number) => {
    const { body } = buildFile(1, () => files[name.slice(2)]?.(count) ?? "");
    const parameters = { ...toRead(name), maxPairs: 5 };
    const { pages } = await workerImports().read(parameters, body, { onSkipped() {}, signal: never });
    let pairs = 0;
    for await (const page of pages) pairs += page.length;
    return pairs;
  };
  expect(await countOf(5)).toBe(5);
  await expect(countOf(6)).rejects.toMatchObject({
    reason: "File extraction error",
    detail: "more than 5 translations or terms",
  });
});

test("a worker whose import was read to its end reads the next one, and one that was broken off does not", async () => {
  const started = noteStartedProcesses();
  const reader = workerImports();
  const read = async (text: string) => {
    const { body } = buildFile(1, () => text);
    const { pages } = await reader.read(toRead("a.csv"), body, { onSkipped() {}, signal: never });
    const sources: string[] = [];
    for await (const page of pages) sources.push(...page.map(({ source }) => source));
    return sources;
  };
  expect([await read("quay,Kai\n"), await read("deck,Deck\n"), await read("tide,Flut\n")]).toEqual([
    ["quay"],
    ["deck"],
    ["tide"],
  ]);
  expect(started).toHaveLength(1);
  await expect(read('a,"b')).rejects.toMatchObject({ reason: "File extraction error" });
  expect(await read("buoy,Boje\n")).toEqual(["buoy"]);
  expect(started).toHaveLength(2);
});

test("a worker without an import ends after a while, which frees its memory", async () => {
  const started = noteStartedProcesses();
  const { body } = buildFile(1, () => "quay,Kai\n");
  const reader = workerImports({ maxIdleMs: 10 });
  const { pages } = await reader.read(toRead("a.csv"), body, { onSkipped() {}, signal: never });
  for await (const _ of pages);
  await expect.poll(() => started.map(({ signalCode }) => signalCode)).toEqual(["SIGKILL"]);
});

test("large files that are held in memory are read one after the other, small ones and others at once", async () => {
  const imports = workerImports();
  const arrived = Promise.withResolvers<void>();
  const begin = async (name: string, megabytes: number, signal = never, last = Promise.resolve()) => {
    const read = { parts: 0 };
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (read.parts === megabytes) await last;
        if (read.parts++ === megabytes) controller.close();
        else controller.enqueue(new Uint8Array(2 ** 20));
      },
    });
    const { pages } = await imports.read(toRead(name), body, { onSkipped() {}, signal });
    return { read, ended: expect(pages[Symbol.asyncIterator]().next()).rejects.toThrow() };
  };
  const leaving = new AbortController();
  const large = await begin("a.sdltm", 20, never, arrived.promise);
  const left = await begin("b.sdltm", 30, leaving.signal);
  const next = await begin("c.xlsx", 30);
  const others = [await begin("d.xlsx", 8), await begin("e.tmx", 20)];
  await Promise.all(others.map(({ ended }) => ended));
  leaving.abort(new Error("stopping"));
  await left.ended;
  expect(Math.max(left.read.parts, next.read.parts)).toBeLessThan(20);
  arrived.resolve();
  await Promise.all([large.ended, next.ended]);
  expect(next.read.parts).toBe(31);
});
