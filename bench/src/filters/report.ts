import type { RecordOrigin } from "../record.ts";
import { table } from "../table.ts";
import { budgets } from "./filter-budgets.ts";

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

export interface ArchiveRun extends HostileRun {
  /** Of memory, in a process of its own. */
  megabytes: number;
}

/** A TMX file that is read in pieces. */
export interface StreamRun {
  bytes: number;
  unitsPerSecond: number;
  megabytes: number;
}

/** What was measured: all of it, or the parts that were requested. */
export interface Measured {
  speeds?: Speed[];
  office?: OfficeRun[];
  hostile?: HostileRun[];
  archives?: ArchiveRun[];
  stream?: StreamRun;
}

export interface FiltersRecord extends Measured, RecordOrigin {
  bytes: number;
}

/** What was measured before with what is measured now; a format that is not among it keeps its speed. */
export function update(before: Measured, now: Measured): Measured {
  const speeds = new Map([...(before.speeds ?? []), ...(now.speeds ?? [])].map((speed) => [speed.format, speed]));
  return { ...before, ...now, speeds: [...speeds.values()] };
}

export function formatTable({ speeds = [], office = [], hostile = [], archives = [], stream }: Measured): string {
  const digits = (value: number) => value.toFixed(1);
  const tables = [
    [
      ["format", "read MB/s", "without sentences", "write MB/s"],
      ...speeds.map(({ format, read, readUncut, write }) => [format, digits(read), digits(readUncut), digits(write)]),
    ],
    [
      ["office", "size", "read s", "write s"],
      ...office.map(({ format, size, readSeconds, writeSeconds }) => [
        format,
        size,
        readSeconds.toFixed(2),
        writeSeconds.toFixed(2),
      ]),
    ],
    [["hostile", "s", "ends as"], ...hostile.map(({ name, seconds, outcome }) => [name, seconds.toFixed(2), outcome])],
    [
      ["archive", "s", "MB", "ends as"],
      ...archives.map(({ name, seconds, megabytes, outcome }) => {
        return [name, seconds.toFixed(2), digits(megabytes), outcome];
      }),
    ],
    [
      ["stream", "units/s", "MB"],
      ...(stream
        ? [[`TMX of ${digits(stream.bytes / 1e9)} GB`, stream.unitsPerSecond.toFixed(0), digits(stream.megabytes)]]
        : []),
    ],
  ];
  return tables
    .filter(({ length }) => length > 1)
    .map(table)
    .join("\n\n");
}

/** What goes over its budget, a sentence each. */
export function overBudget({ speeds = [], office = [], hostile = [], archives = [], stream }: Measured): string[] {
  const min = budgets.megabytesPerSecond;
  const tooLong = (runs: readonly HostileRun[], max: number) =>
    runs
      .filter(({ seconds }) => seconds > max)
      .map(({ name, seconds }) => `${name} take ${seconds.toFixed(1)} s, at most ${max} is allowed.`);
  const tooLarge = (name: string, megabytes: number, max: number) =>
    megabytes > max ? [`${name} takes ${megabytes.toFixed(0)} MB, at most ${max} is allowed.`] : [];
  const slow = (what: string, speed: number) =>
    speed < min ? [`${what} ${speed.toFixed(1)} MB/s, at least ${min} is asked.`] : [];
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
    ...tooLong(hostile, budgets.hostileSeconds),
    ...tooLong(archives, budgets.archiveSeconds),
    ...archives.flatMap(({ name, megabytes }) => tooLarge(name, megabytes, budgets.archiveMegabytes)),
    ...(stream ? tooLarge("TMX", stream.megabytes, budgets.streamMegabytes) : []),
    ...(stream && stream.unitsPerSecond < budgets.unitsPerSecond
      ? [`TMX is read at ${stream.unitsPerSecond.toFixed(0)} units/s, at least ${budgets.unitsPerSecond} is asked.`]
      : []),
  ];
}
