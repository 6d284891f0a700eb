import { CliError } from "./command.ts";

const unitsMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const maxDays = 3650;

/** Parses `30s`, `15m`, `12h` or `90d`, up to ten years, to milliseconds; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const [, count = "", unit = ""] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const ms = Number(count) * (unitsMs[unit] ?? Number.NaN);
  return ms <= maxDays * 86_400_000 ? ms : undefined;
}

/** Parses an option that is a duration, in milliseconds; `0` is valid. @throws CliError with the option's name */
export function parseDurationOption(name: string, text: string | boolean): number {
  const ms = text === "0" ? 0 : parseDuration(String(text));
  if (ms === undefined) {
    throw new CliError(`${name} must be a duration such as 12h or 90d, at most ${maxDays}d, not "${text}".`);
  }
  return ms;
}
