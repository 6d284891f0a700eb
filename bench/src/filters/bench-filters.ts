import { settingsFor } from "@openparlance/filters";
import { measureCpu } from "../engine/cpu.ts";
import type { Bench, Measurements } from "../report.ts";
import { listBombs } from "./bombs.ts";
import { buildTextFile, listHostileFiles, textExtensions } from "./files.ts";
import { listHostileOfficeFiles, listOfficeFiles } from "./office.ts";
import { classifyFile, requireFilter } from "./outcome.ts";
import { type RunCost, runInProcess } from "./own-process.ts";

const textFileBytes = 10_000_000;
const streamBytes = 1_000_000_000;
const runs = 3;

const textFormats = textExtensions.map((extension) => {
  const fileName = `large.${extension}`;
  return { extension, fileName, format: requireFilter(fileName).name };
});

const partMeasures: Readonly<Record<string, () => Promise<Record<string, Measurements>>>> = {
  ...Object.fromEntries(
    textFormats.map(({ extension, fileName, format }) => [
      format,
      async () => ({ [format]: measureSpeed(fileName, buildTextFile(extension, textFileBytes)) }),
    ]),
  ),
  office: async () =>
    Object.fromEntries(listOfficeFiles().map(({ fileName, size, file }) => [size, measureOffice(fileName, file)])),
  hostile: async () =>
    Object.fromEntries(
      [...listHostileFiles(), ...listHostileOfficeFiles()].map(({ name, fileName, file }) => {
        const bytes = Buffer.from(file());
        return [name, { "CPU s": measureCpuSeconds(() => classifyFile(fileName, bytes)) }];
      }),
    ),
  async archives() {
    const measured: Record<string, Measurements> = {};
    for (const { name, fileName, file } of listBombs()) {
      const { seconds, megabytes } = await runInProcess<RunCost>("archive", file(), fileName);
      measured[name] = { "CPU s": seconds, MB: megabytes };
    }
    return measured;
  },
  async stream() {
    const { units, seconds, megabytes } = await runInProcess<RunCost & { units: number }>(
      "memory",
      String(streamBytes),
    );
    return { "TMX of 1 GB": { "units a CPU second": units / seconds, MB: megabytes } };
  },
};

const speedBudget = { min: 20 };
const [office, hostile] = [{ max: 0.5 }, { max: 2 }];

/** Per format or file. Times are CPU time. */
const budgets = {
  ...Object.fromEntries(
    textFormats.map(({ format }) => [format, { "read MB/s": speedBudget, "write MB/s": speedBudget }]),
  ),
  ...Object.fromEntries(
    ["200 pages", "200 slides", "10000 rows"].map((size) => [size, { "read s": office, "write s": office }]),
  ),
  ...Object.fromEntries(
    [...listHostileFiles(), ...listHostileOfficeFiles()].map(({ name }) => [name, { "CPU s": hostile }]),
  ),
  ...Object.fromEntries(listBombs().map(({ name }) => [name, { "CPU s": { max: 1 }, MB: { max: 64 } }])),
  "TMX of 1 GB": { "units a CPU second": { min: 30_000 }, MB: { max: 150 } },
};

export const filterBench: Bench = {
  parts: Object.fromEntries(
    Object.entries(partMeasures).map(([part, measure]) => [
      part,
      async (show) => {
        for (const [section, figures] of Object.entries(await measure())) await show(section, figures);
      },
    ]),
  ),
  budgets,
};

/** Functions that return the fastest of some runs: reading with and without sentences, and writing the translation. */
function createTimers(fileName: string, file: Uint8Array) {
  const filter = requireFilter(fileName);
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const extraction = filter.extract(file, settings);
  const targets = extraction.segments.map(({ source }) => source.replace("value", "Wert"));
  return {
    read: () => measureFastest(() => filter.extract(file, settings)),
    readParagraphs: () => measureFastest(() => filter.extract(file, { ...settings, segmentation: "paragraph" })),
    write: () => measureFastest(() => extraction.merge(targets)),
  };
}

function measureSpeed(fileName: string, file: Uint8Array): Measurements {
  const { read, readParagraphs, write } = createTimers(fileName, file);
  const megabytes = file.length / 1e6;
  return {
    "read MB/s": megabytes / read(),
    "read without sentences MB/s": megabytes / readParagraphs(),
    "write MB/s": megabytes / write(),
  };
}

function measureOffice(fileName: string, file: Uint8Array): Measurements {
  const { read, write } = createTimers(fileName, file);
  return { "read s": read(), "write s": write() };
}

const measureCpuSeconds = (run: () => unknown): number => measureCpu(run) / 1000;
const measureFastest = (run: () => unknown): number =>
  Math.min(...Array.from({ length: runs }, () => measureCpuSeconds(run)));
