import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";

/** Numbers by name; names end with the unit. */
export type Measurements = Record<string, number>;

export interface BenchRecord {
  measuredAt: string;
  machine: { cpu: string; cores: number; node: string };
  sections: Record<string, Measurements>;
}

export const describeOrigin = (): Omit<BenchRecord, "sections"> => ({
  measuredAt: new Date().toISOString(),
  machine: { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version },
});

const recordFileOf = (name: string) => new URL(`../../records/${name}.json`, import.meta.url);

export const readRecord = async (name: string): Promise<BenchRecord | undefined> =>
  readFile(recordFileOf(name), "utf8").then(JSON.parse, () => undefined);

export async function writeRecord(name: string, record: BenchRecord): Promise<void> {
  await writeFile(recordFileOf(name), `${JSON.stringify(record, roundNumbers, 2)}\n`);
}

const roundNumbers = (_key: string, value: unknown): unknown =>
  typeof value === "number" ? Number(value.toFixed(3)) : value;
