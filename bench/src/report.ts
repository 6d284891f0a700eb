import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";

/** Numbers by name; names end with the unit. */
export type Measurements = Record<string, number>;

export interface BudgetRange {
  max?: number;
  min?: number;
}

/** Limits by section and figure. */
export type Budgets = Readonly<Record<string, Readonly<Record<string, BudgetRange>>>>;

export const maxBudgets = (limits: Readonly<Record<string, number>>): Budgets[string] =>
  Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, { max }]));

export type ShowSection = (section: string, figures: Measurements) => Promise<void>;

export interface Bench {
  parts: Readonly<Record<string, (show: ShowSection) => Promise<unknown>>>;
  budgets: Budgets;
  /** Parts that run when none is requested; all by default. */
  defaultParts?: readonly string[];
  isRecorded?: false;
}

/** Prints a table for each section, and writes the record. @returns false when a budget is exceeded */
export async function runBench(name: string, bench: Bench, requests: readonly string[] = []): Promise<boolean> {
  const { parts, budgets, defaultParts = Object.keys(parts), isRecorded = true } = bench;
  const before = await readRecord(name);
  const measured: Record<string, Measurements> = {};
  const show: ShowSection = async (section, figures) => {
    measured[section] = figures;
    console.log(`${formatTable(section, figures, budgets, before?.sections[section])}\n`);
    if (isRecorded) await writeRecord(name, { ...describeOrigin(), sections: { ...before?.sections, ...measured } });
  };
  for (const part of requests.length > 0 ? requests : defaultParts) await parts[part]?.(show);
  const missed = findMissedBudgets(measured, budgets);
  for (const complaint of missed) console.log(`✗ ${complaint}`);
  return missed.length === 0;
}

/** A figure per row, with its budget and its value in the last record. */
export function formatTable(section: string, figures: Measurements, budgets: Budgets, before?: Measurements): string {
  const rows = Object.entries(figures).map(([name, value]) => {
    const earlier = before?.[name];
    return [
      name,
      formatNumber(value),
      describeLimit(budgets[section]?.[name]),
      earlier === undefined ? "" : formatNumber(earlier),
    ];
  });
  const lines = [[section, "now", "budget", "before"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (line: readonly string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return lines.map((line) => pad(line).trimEnd()).join("\n");
}

/** A sentence for each missed budget; a figure that was not measured misses its budget too. */
export function findMissedBudgets(sections: Readonly<Record<string, Measurements>>, budgets: Budgets): string[] {
  return Object.entries(sections).flatMap(([section, figures]) =>
    Object.entries(budgets[section] ?? {}).flatMap(([name, budget]) => {
      const value = figures[name];
      if (value === undefined) return [`${name} of ${section} was not measured.`];
      const isKept = value <= (budget.max ?? Infinity) && value >= (budget.min ?? -Infinity);
      return isKept ? [] : [`${name} of ${section} is ${formatNumber(value)}, ${describeLimit(budget)} is allowed.`];
    }),
  );
}

function describeLimit({ max, min }: BudgetRange = {}): string {
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? "" : `at least ${min}`;
}

const formatNumber = (value: number): string => String(Number(value.toPrecision(4)));

interface BenchRecord {
  measuredAt: string;
  machine: { cpu: string; cores: number; node: string };
  sections: Record<string, Measurements>;
}

const describeOrigin = (): Omit<BenchRecord, "sections"> => ({
  measuredAt: new Date().toISOString(),
  machine: { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version },
});

const recordFileOf = (name: string) => new URL(`../../records/${name}.json`, import.meta.url);

const readRecord = async (name: string): Promise<BenchRecord | undefined> =>
  readFile(recordFileOf(name), "utf8").then(JSON.parse, () => undefined);

async function writeRecord(name: string, record: BenchRecord): Promise<void> {
  await writeFile(recordFileOf(name), `${JSON.stringify(record, roundNumbers, 2)}\n`);
}

const roundNumbers = (_key: string, value: unknown): unknown =>
  typeof value === "number" ? Number(value.toFixed(3)) : value;
