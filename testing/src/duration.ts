const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  sec: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};

const durationPattern = /^\s*(\d+(?:\.\d+)?)\s*([a-z]+)\s*/;

/** Milliseconds of `2 h`, `1 h 30 min` or `45 s`; a number is milliseconds. @throws TypeError */
export function parseDuration(duration: number | string): number {
  const parsed = typeof duration === "number" ? duration : parseText(duration);
  if (Number.isFinite(parsed) && parsed >= 0) return parsed;
  throw new TypeError(
    `${JSON.stringify(duration)} isn't a duration. Use milliseconds, or a text such as "2 h", "30 min" or "45 s".`,
  );
}

function parseText(text: string): number {
  let ms = 0;
  let rest = text;
  do {
    const [part = "", amount, unit = ""] = durationPattern.exec(rest) ?? [];
    ms += Number(amount) * (units[unit] ?? Number.NaN);
    rest = rest.slice(part.length);
  } while (rest !== "" && !Number.isNaN(ms));
  return ms;
}
