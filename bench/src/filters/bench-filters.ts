import { settingsFor } from "@openparlance/filters";
import { measureCpu } from "../engine/cpu.ts";
import type { Bench, Measurements } from "../report.ts";
import { bombs } from "./bombs.ts";
import { hostileFiles, textExtensions, textFile } from "./files.ts";
import { hostileOfficeFiles, officeFiles } from "./office.ts";
import { requireFilter, tryFile } from "./outcome.ts";
import { type Cost, inOwnProcess } from "./own-process.ts";

const bytes = 10_000_000;
const streamBytes = 1_000_000_000;
const runs = 3;

const textFormats = textExtensions.map((extension) => {
  const fileName = `large.${extension}`;
  return { extension, fileName, format: requireFilter(fileName).name };
});

const measures: Readonly<Record<string, () => Promise<Record<string, Measurements>>>> = {
  ...Object.fromEntries(
    textFormats.map(({ extension, fileName, format }) => [
      format,
      async () => ({ [format]: measureSpeed(fileName, textFile(extension, bytes)) }),
    ]),
  ),
  office: async () =>
    Object.fromEntries(officeFiles().map(({ fileName, size, file }) => [size, measureOffice(fileName, file)])),
  hostile: async () =>
    Object.fromEntries(
      [...hostileFiles(), ...hostileOfficeFiles()].map(({ name, fileName, file }) => {
        const bytes = Buffer.from(file());
        return [name, { "CPU s": cpuSeconds(() => tryFile(fileName, bytes)) }];
      }),
    ),
  async archives() {
    const measured: Record<string, Measurements> = {};
    for (const { name, fileName, file } of bombs()) {
      const { seconds, megabytes } = await inOwnProcess<Cost>("archive", file(), fileName);
      measured[name] = { "CPU s": seconds, MB: megabytes };
    }
    return measured;
  },
  async stream() {
    const { units, seconds, megabytes } = await inOwnProcess<Cost & { units: number }>("memory", String(streamBytes));
    return { "TMX of 1 GB": { "units a CPU second": units / seconds, MB: megabytes } };
  },
};

const speed = { min: 20 };
const [office, hostile] = [{ max: 0.5 }, { max: 2 }];

/** Per format or file. Times are CPU time. */
const budgets = {
  ...Object.fromEntries(textFormats.map(({ format }) => [format, { "read MB/s": speed, "write MB/s": speed }])),
  ...Object.fromEntries(
    ["200 pages", "200 slides", "10000 rows"].map((size) => [size, { "read s": office, "write s": office }]),
  ),
  ...Object.fromEntries([...hostileFiles(), ...hostileOfficeFiles()].map(({ name }) => [name, { "CPU s": hostile }])),
  ...Object.fromEntries(bombs().map(({ name }) => [name, { "CPU s": { max: 1 }, MB: { max: 64 } }])),
  "TMX of 1 GB": { "units a CPU second": { min: 30_000 }, MB: { max: 150 } },
};

export const filterBench: Bench = {
  parts: Object.fromEntries(
    Object.entries(measures).map(([part, measure]) => [
      part,
      async (show) => {
        for (const [section, figures] of Object.entries(await measure())) await show(section, figures);
      },
    ]),
  ),
  budgets,
};

/** Functions that return the fastest of some runs: reading with and without sentences, and writing the translation. */
function timersOf(fileName: string, file: Uint8Array) {
  const filter = requireFilter(fileName);
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const extraction = filter.extract(file, settings);
  const targets = extraction.segments.map(({ source }) => source.replace("value", "Wert"));
  return {
    read: () => fastest(() => filter.extract(file, settings)),
    readParagraphs: () => fastest(() => filter.extract(file, { ...settings, segmentation: "paragraph" })),
    write: () => fastest(() => extraction.merge(targets)),
  };
}

function measureSpeed(fileName: string, file: Uint8Array): Measurements {
  const { read, readParagraphs, write } = timersOf(fileName, file);
  const megabytes = file.length / 1e6;
  return {
    "read MB/s": megabytes / read(),
    "read without sentences MB/s": megabytes / readParagraphs(),
    "write MB/s": megabytes / write(),
  };
}

function measureOffice(fileName: string, file: Uint8Array): Measurements {
  const { read, write } = timersOf(fileName, file);
  return { "read s": read(), "write s": write() };
}

const cpuSeconds = (run: () => unknown): number => measureCpu(run) / 1000;
const fastest = (run: () => unknown): number => Math.min(...Array.from({ length: runs }, () => cpuSeconds(run)));
