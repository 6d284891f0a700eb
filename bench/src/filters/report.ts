import { table } from "../table.ts";
import { budgets } from "./budgets.ts";

/** Megabytes a second of CPU time. */
export interface Speed {
  format: string;
  /** Cut into sentences. */
  read: number;
  /** A unit a segment: what the format alone costs. */
  readUncut: number;
  write: number;
}

export interface HostileRun {
  name: string;
  seconds: number;
  outcome: string;
}

export interface FiltersRecord {
  measuredAt: string;
  machine: { cpu: string; cores: number; node: string };
  bytes: number;
  speeds: Speed[];
  hostile: HostileRun[];
}

export function tableOf({ speeds, hostile }: FiltersRecord): string {
  const digits = (value: number) => value.toFixed(1);
  return [
    table([
      ["format", "read MB/s", "without sentences", "write MB/s"],
      ...speeds.map(({ format, read, readUncut, write }) => [format, digits(read), digits(readUncut), digits(write)]),
    ]),
    "",
    table([
      ["hostile", "s", "ends as"],
      ...hostile.map(({ name, seconds, outcome }) => [name, seconds.toFixed(2), outcome]),
    ]),
  ].join("\n");
}

/** What goes over its budget, a sentence each. */
export function overBudget({ speeds, hostile }: FiltersRecord): string[] {
  const least = budgets.megabytesPerSecond;
  const slow = (what: string, speed: number) =>
    speed < least ? [`${what} ${speed.toFixed(1)} MB/s, at least ${least} is asked.`] : [];
  return [
    ...speeds.flatMap(({ format, read, write }) => [
      ...slow(`${format} is read at`, read),
      ...slow(`${format} is written at`, write),
    ]),
    ...hostile
      .filter(({ seconds }) => seconds > budgets.hostileSeconds)
      .map(
        ({ name, seconds }) => `${name} take ${seconds.toFixed(1)} s, at most ${budgets.hostileSeconds} is allowed.`,
      ),
  ];
}
