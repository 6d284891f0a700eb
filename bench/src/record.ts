import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { conditions } from "./browser.ts";

/** When and where something was measured. */
export interface RecordOrigin {
  measuredAt: string;
  machine: { cpu: string; cores: number; node: string };
}

export const describeOrigin = (): RecordOrigin => ({
  measuredAt: new Date().toISOString(),
  machine: { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version },
});

/** What the numbers of a record depend on besides the pages. */
export interface Circumstances extends RecordOrigin {
  machine: RecordOrigin["machine"] & { browser: string };
  conditions: typeof conditions & { runs: number };
}

export function circumstances(browser: Browser, runs: number): Circumstances {
  const { measuredAt, machine } = describeOrigin();
  return { measuredAt, machine: { ...machine, browser: browser.version() }, conditions: { ...conditions, runs } };
}

const records = new URL("../../records/", import.meta.url);
const pathOf = (name: string): string => fileURLToPath(new URL(`${name}.json`, records));

export async function readRecord<T>(name: string): Promise<T | undefined> {
  return readFile(pathOf(name), "utf8").then(JSON.parse, () => undefined);
}

export async function keepRecord(name: string, record: Pick<RecordOrigin, "measuredAt">): Promise<void> {
  await mkdir(records, { recursive: true });
  await writeFile(pathOf(name), `${JSON.stringify(record, round, 2)}\n`);
}

function round(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toFixed(3)) : value;
}

/** Prints what missed its budget; true when nothing did. */
export function reportMissed(complaints: readonly string[]): boolean {
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  return complaints.length === 0;
}
