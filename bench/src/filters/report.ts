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

/** Of a whole document. */
export interface OfficeRun {
  format: string;
  size: string;
  readSeconds: number;
  writeSeconds: number;
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
  office: OfficeRun[];
  hostile: HostileRun[];
}

export function tableOf({ speeds, office, hostile }: FiltersRecord): string {
  const digits = (value: number) => value.toFixed(1);
  return [
    table([
      ["format", "read MB/s", "without sentences", "write MB/s"],
      ...speeds.map(({ format, read, readUncut, write }) => [format, digits(read), digits(readUncut), digits(write)]),
    ]),
    "",
    table([
      ["office", "size", "read s", "write s"],
      ...office.map(({ format, size, readSeconds, writeSeconds }) => [
        format,
        size,
        readSeconds.toFixed(2),
        writeSeconds.toFixed(2),
      ]),
    ]),
    "",
    table([
      ["hostile", "s", "ends as"],
      ...hostile.map(({ name, seconds, outcome }) => [name, seconds.toFixed(2), outcome]),
    ]),
  ].join("\n");
}

/** What goes over its budget, a sentence each. */
export function overBudget({ speeds, office, hostile }: FiltersRecord): string[] {
  const least = budgets.megabytesPerSecond;
  const slow = (what: string, speed: number) =>
    speed < least ? [`${what} ${speed.toFixed(1)} MB/s, at least ${least} is asked.`] : [];
  const long = (what: string, seconds: number) =>
    seconds > budgets.officeSeconds
      ? [`${what} in ${seconds.toFixed(2)} s, at most ${budgets.officeSeconds} is allowed.`]
      : [];
  return [
    ...office.flatMap(({ format, size, readSeconds, writeSeconds }) => [
      ...long(`${size} of ${format} are read`, readSeconds),
      ...long(`${size} of ${format} are written`, writeSeconds),
    ]),
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
