import { type NewEntry, TranslationMemory } from "@openparlance/engine";
import { randomFrom, ScanningMemory } from "@openparlance/engine/testing";
import type { Measurements } from "../../report.ts";
import { cpuMs, percentile } from "../cpu.ts";
import { readUiStrings } from "../libreoffice.ts";
import { SegmentGenerator, type StreamSegment } from "./segments.ts";

const maxMatches = 10;
const minScore = 75;
const languages = { source: "en", target: "de" };
/** Unmeasured queries at the start, during which V8 compiles the code. */
const warmUpQueries = 200;
const changeCount = 2000;
const lengthClasses = [20, 40, 80, 160, Number.POSITIVE_INFINITY];

export interface MemoryBench {
  segmentCount: number;
  queryCount: number;
  /** Queries whose matches are compared with those of brute force. */
  comparedCount: number;
}

/** Measures a memory of recombined real strings. Its queries are segments of it, edited. */
export async function benchMemory({ segmentCount, queryCount, comparedCount }: MemoryBench): Promise<Measurements> {
  const source = new SegmentGenerator(await readUiStrings("de"), randomFrom(segmentCount));
  const entries = source.createSegments(segmentCount).map(buildEntry);
  const requests = entries.slice(0, queryCount + warmUpQueries).map((_, at) => {
    const entry = entries[Math.floor((at * entries.length) / (queryCount + warmUpQueries))] as NewEntry;
    return source.editText(entry.source);
  });
  const buildStart = cpuMs();
  const built = TranslationMemory.from(entries);
  const loadStart = cpuMs();
  const bytes = Buffer.concat([...built.pieces()]);
  const writeEnd = cpuMs();
  const memory = TranslationMemory.fromBytes(bytes);
  const figures: Measurements = {
    "build s": (loadStart - buildStart) / 1000,
    "write s": (writeEnd - loadStart) / 1000,
    "load s": (cpuMs() - writeEnd) / 1000,
    "characters of source and target":
      entries.reduce((sum, { source, target }) => sum + source.length + target.length, 0) / segmentCount,
    "bytes a segment": bytes.length / segmentCount,
  };
  for (const query of requests.slice(0, warmUpQueries))
    memory.lookUp(query, { limit: maxMatches, minScore, languages });
  const measured = requests.slice(warmUpQueries);
  return {
    ...figures,
    ...timeQueries(memory, measured),
    ...compareWithScan(
      memory,
      entries,
      measured.filter((_, at) => at % Math.ceil(queryCount / comparedCount) === 0),
    ),
    ...timeChanges(memory, source.createSegments(changeCount), segmentCount),
  };
}

function buildEntry(pair: StreamSegment, at: number): NewEntry {
  return { ...pair, id: at + 1, resource: null, origin: 0, createdAt: 0, updatedAt: at % 1000, userEmail: "" };
}

function timeQueries(memory: TranslationMemory, queries: readonly string[]): Measurements {
  const times = queries.map((query) => {
    const start = cpuMs();
    memory.lookUp(query, { limit: maxMatches, minScore, languages });
    return { length: query.length, ms: cpuMs() - start };
  });
  const all = times.map(({ ms }) => ms);
  const figures: Measurements = { "p50 ms": percentile(all, 50), "p99 ms": percentile(all, 99) };
  let [from, worst] = [0, 0];
  for (const to of lengthClasses) {
    const inClass = times.filter(({ length }) => length >= from && length < to).map(({ ms }) => ms);
    const name = to === Number.POSITIVE_INFINITY ? `${from} characters and more` : `${from} to ${to - 1} characters`;
    from = to;
    if (inClass.length === 0) continue;
    figures[`p50 of ${name} ms`] = percentile(inClass, 50);
    figures[`p99 of ${name} ms`] = percentile(inClass, 99);
    worst = Math.max(worst, percentile(inClass, 99));
  }
  return { ...figures, "worst p99 of a length ms": worst };
}

/** Compares IDs, scores and order of all matches. */
function compareWithScan(memory: TranslationMemory, entries: readonly NewEntry[], queries: readonly string[]) {
  const scan = new ScanningMemory(entries);
  let equal = 0;
  let [scanMs, indexMs] = [0, 0];
  for (const query of queries) {
    const start = cpuMs();
    const expected = scan.lookUp(query, minScore, maxMatches);
    const middle = cpuMs();
    const matches = memory.lookUp(query, { limit: maxMatches, minScore, languages });
    scanMs += middle - start;
    indexMs += cpuMs() - middle;
    const isEqual = ({ id, score }: (typeof matches)[number], at: number) =>
      id === expected[at]?.id && score === expected[at]?.score;
    if (matches.length === expected.length && matches.every(isEqual)) equal++;
  }
  return {
    "compared with brute force queries": queries.length,
    "equal to brute force %": (100 * equal) / queries.length,
    "brute force over index ratio": scanMs / indexMs,
  };
}

function timeChanges(memory: TranslationMemory, pairs: readonly StreamSegment[], segments: number): Measurements {
  const adds: number[] = [];
  const deletes: number[] = [];
  let seen = 0;
  for (const [at, pair] of pairs.entries()) {
    const id = segments + at + 1;
    const start = cpuMs();
    memory.add({ ...buildEntry(pair, at), id, updatedAt: 2000 });
    adds.push(cpuMs() - start);
    // Every second deletion deletes an old entry.
    const deleted = at % 2 === 0 ? id : 1 + Math.floor((at * segments) / pairs.length);
    const isFound = () => memory.lookUp(pair.source, { limit: 1, minScore: 100 })[0]?.id === id;
    const isAdded = isFound();
    const middle = cpuMs();
    memory.delete(deleted);
    deletes.push(cpuMs() - middle);
    if (isAdded && isFound() === (deleted !== id) && memory.get(deleted) === undefined) seen++;
  }
  return {
    "add p50 ms": percentile(adds, 50),
    "add p95 ms": percentile(adds, 95),
    "add p100 ms": percentile(adds, 100),
    "delete p95 ms": percentile(deletes, 95),
    "changes seen at once %": (100 * seen) / pairs.length,
  };
}
