import { type Filter, findFilter, settingsFor } from "@openparlance/filters";
import { describeOrigin, keepRecord, readRecord, reportMissed } from "../record.ts";
import { bombs } from "./bombs.ts";
import { hostileFiles, textExtensions, textFile } from "./files.ts";
import { hostileOfficeFiles, type OfficeFile, officeFiles } from "./office.ts";
import { tryFile } from "./outcome.ts";
import { type Cost, inOwnProcess } from "./own-process.ts";
import {
  type ArchiveRun,
  type FiltersRecord,
  formatTable,
  type HostileRun,
  type Measured,
  type OfficeRun,
  overBudget,
  type Speed,
  type StreamRun,
  update,
} from "./report.ts";

const bytes = 10_000_000;
const streamBytes = 1_000_000_000;
const runs = 3;

/** What can be measured on its own: the text formats by their names, and what is no speed of one. */
export const filterParts: Record<string, () => Measured | Promise<Measured>> = {
  ...Object.fromEntries(
    textExtensions.map((extension) => [
      requireFilter(`large.${extension}`).name,
      () => ({ speeds: [measureSpeed(extension)] }),
    ]),
  ),
  office: () => ({ office: officeFiles().map(measureOffice) }),
  hostile: () => ({
    hostile: [
      ...hostileFiles().map(({ text, ...rest }) => ({ ...rest, file: new TextEncoder().encode(text) })),
      ...hostileOfficeFiles(),
    ].map(measureHostile),
  }),
  archives: async () => ({ archives: await measureArchives() }),
  stream: async () => ({ stream: await measureStream() }),
};

/**
 * Measures what each format costs in CPU time; false when a budget is exceeded.
 *
 * @param requests names of `filterParts`, all unless given; of the others the record keeps what was measured before
 */
export async function benchFilters(requests: readonly string[] = Object.keys(filterParts)): Promise<boolean> {
  let measured: Measured = {};
  for (const part of requests) measured = update(measured, (await filterParts[part]?.()) ?? {});
  console.log(formatTable(measured));
  const record: FiltersRecord = {
    ...update((await readRecord<FiltersRecord>("filters")) ?? {}, measured),
    ...describeOrigin(),
    bytes,
  };
  await keepRecord("filters", record);
  return reportMissed(overBudget(measured));
}

async function measureArchives(): Promise<ArchiveRun[]> {
  const measured: ArchiveRun[] = [];
  for (const { name, fileName, file } of bombs()) {
    measured.push({ name, ...(await inOwnProcess<Cost & { outcome: string }>("archive", file(), fileName)) });
  }
  return measured;
}

async function measureStream(): Promise<StreamRun> {
  const { units, seconds, megabytes } = await inOwnProcess<Cost & { units: number }>("memory", String(streamBytes));
  return { bytes: streamBytes, unitsPerSecond: units / seconds, megabytes };
}

function requireFilter(fileName: string): Filter {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  return filter;
}

function measureSpeed(extension: string): Speed {
  const filter = requireFilter(`large.${extension}`);
  const file = textFile(extension, bytes);
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const extraction = filter.extract(file, settings);
  const targets = extraction.segments.map(({ source }) => source.replace("value", "Wert"));
  return {
    format: filter.name,
    read: speed(file, () => filter.extract(file, settings)),
    readUncut: speed(file, () => filter.extract(file, { ...settings, segmentation: "paragraph" })),
    write: speed(file, () => extraction.merge(targets)),
  };
}

const speed = (file: Uint8Array, run: () => unknown): number => file.length / 1e6 / fastest(run);

const fastest = (run: () => unknown): number => Math.min(...Array.from({ length: runs }, () => cpuSeconds(run)));

function cpuSeconds(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function measureOffice({ fileName, size, file }: OfficeFile): OfficeRun {
  const filter = requireFilter(fileName);
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const extraction = filter.extract(file, settings);
  const targets = extraction.segments.map(({ source }) => source.replace("value", "Wert"));
  return {
    format: filter.name,
    size,
    readSeconds: fastest(() => filter.extract(file, settings)),
    writeSeconds: fastest(() => extraction.merge(targets)),
  };
}

function measureHostile({ name, fileName, file }: { name: string; fileName: string; file: Uint8Array }): HostileRun {
  let outcome = "";
  const seconds = cpuSeconds(() => {
    outcome = tryFile(fileName, file);
  });
  return { name, seconds, outcome };
}
