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

const fileOf = (name: string) => new URL(`../../records/${name}.json`, import.meta.url);

export async function readRecord(name: string): Promise<BenchRecord | undefined> {
  return readFile(fileOf(name), "utf8").then(JSON.parse, () => undefined);
}

export async function keepRecord(name: string, record: BenchRecord): Promise<void> {
  await writeFile(fileOf(name), `${JSON.stringify(record, round, 2)}\n`);
}

function round(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toFixed(3)) : value;
}
