import type { Log, LogFields, LogLevel } from "../core/environment.ts";
import { listStackFrames } from "../core/stack-frames.ts";

/** From `debug`, which logs everything, to `silent`, which logs nothing. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

export interface LogOptions {
  level: (typeof logLevels)[number];
  /** Whether lines are short text for a person at a terminal instead of JSON. */
  isForPeople: boolean;
  now(): number;
  write(text: string): void;
}

export interface Logging {
  log: Log;
  report(error: unknown, facts?: LogFields): void;
  flush(): void;
}

/** Lines wait this long, so that one write includes several. A warning is written at once. */
const waitMs = 100;

export function openLog({ level: min, isForPeople, now, write }: LogOptions): Logging {
  const written = new Set<string>(logLevels.slice(logLevels.indexOf(min)));
  const lineOf = isForPeople ? lineForPeople : jsonLine;
  let waiting = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== "") write(waiting);
    waiting = "";
  };
  let last = { ms: Number.NaN, text: "" };
  // Many requests end in the same millisecond, and writing its text takes longer than the rest of the line.
  const time = (ms: number) => {
    if (ms !== last.ms) last = { ms, text: new Date(ms).toISOString() };
    return last.text;
  };
  const log: Log = (event, facts, level = "info") => {
    if (!written.has(level)) return;
    waiting += lineOf(time(now()), level, event, facts);
    if (level === "warn" || level === "error") flush();
    else timer ??= setTimeout(flush, waitMs).unref();
  };
  return { log, flush, report: (error, facts) => log("error", { ...facts, ...describeError(error) }, "error") };
}

const jsonLine = (at: string, level: LogLevel, event: string, facts: LogFields) =>
  `${JSON.stringify({ at, level, event, ...facts })}\n`;

/** `14:02:11 listMemories 200 3.1 ms` */
function lineForPeople(at: string, level: LogLevel, event: string, { stack, ...facts }: LogFields): string {
  const time = at.slice(11, 19);
  if (event === "request") return `${time} ${facts.operation} ${facts.status} ${facts.ms} ms\n`;
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  const words = known.map(([name, value]) => `${name}=${value}`);
  const mark = level === "info" || level === event ? "" : `${level} `;
  return `${[time, `${mark}${event}`, ...words].join(" ")}\n${stack === undefined ? "" : `${stack}\n`}`;
}

/** Describes an error for the log. A parser's message may contain the parsed text, so it is left out. */
function describeError(error: unknown): LogFields {
  const chain = [...listCauses(error)];
  const describe = (each: unknown) => {
    if (!(each instanceof Error)) return typeof each;
    const code = "code" in each ? ` (${each.code})` : "";
    return each instanceof SyntaxError ? each.name : `${each.name}: ${each.message.split("\n")[0]}${code}`;
  };
  const frames = error instanceof Error ? listStackFrames(error) : [];
  const stack = frames.map((frame) => `    at ${frame}`).join("\n");
  return { message: chain.map(describe).join("; because of "), ...(stack && { stack }) };
}

function* listCauses(error: unknown): Generator<unknown> {
  let each = error;
  for (let depth = 0; depth < 5 && each !== undefined; depth++) {
    yield each;
    each = each instanceof Error ? each.cause : undefined;
  }
}
