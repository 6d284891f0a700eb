import { cpus } from "node:os";
import { type Filter, FilterError, findFilter, settingsFor } from "@parlance/filters";
import { keepRecord } from "../record.ts";
import { bombs } from "./bombs.ts";
import { hostileFiles, textFiles } from "./files.ts";
import { hostileOfficeFiles, type OfficeFile, officeFiles } from "./office.ts";
import { type Cost, inOwnProcess } from "./own-process.ts";
import {
  type ArchiveRun,
  type FiltersRecord,
  type HostileRun,
  type OfficeRun,
  overBudget,
  type Speed,
  type StreamRun,
  tableOf,
} from "./report.ts";

const bytes = 10_000_000;
const streamBytes = 1_000_000_000;
const runs = 3;

/** Measures what each format costs in CPU time; false when a budget is exceeded. */
export async function benchFilters(): Promise<boolean> {
  const record: FiltersRecord = {
    measuredAt: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version },
    bytes,
    speeds: textFiles(bytes).map(({ fileName, file }) => measureSpeed(fileName, file)),
    office: officeFiles().map(measureOffice),
    hostile: [
      ...hostileFiles().map(({ text, ...rest }) => ({ ...rest, file: new TextEncoder().encode(text) })),
      ...hostileOfficeFiles(),
    ].map(measureHostile),
    archives: await measureArchives(),
    stream: await measureStream(),
  };
  console.log(tableOf(record));
  await keepRecord("filters", record);
  const complaints = overBudget(record);
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  return complaints.length === 0;
}

async function measureArchives(): Promise<ArchiveRun[]> {
  const measured: ArchiveRun[] = [];
  for (const [name, archive] of Object.entries(bombs())) {
    measured.push({ name, ...(await inOwnProcess<Cost & { outcome: string }>("archive", archive())) });
  }
  return measured;
}

async function measureStream(): Promise<StreamRun> {
  const { units, seconds, megabytes } = await inOwnProcess<Cost & { units: number }>("memory", String(streamBytes));
  return { bytes: streamBytes, unitsPerSecond: units / seconds, megabytes };
}

function filterOf(fileName: string): Filter {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  return filter;
}

function measureSpeed(fileName: string, file: Uint8Array): Speed {
  const filter = filterOf(fileName);
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
  const filter = filterOf(fileName);
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
  const filter = filterOf(fileName);
  let outcome = "read";
  const seconds = cpuSeconds(() => {
    try {
      const extraction = filter.extract(file, settingsFor(filter, { sourceLanguage: "en" }));
      extraction.merge(extraction.segments.map(({ source }) => `${source}.`));
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      outcome = error.reason;
    }
  });
  return { name, seconds, outcome };
}
