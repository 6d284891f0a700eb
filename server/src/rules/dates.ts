import { dates } from "@openparlance/api/input";

/** The nearest time in a year of four digits. Older servers stored later dates, which can't be parsed. */
const clampToDates = (at: number): number => Math.min(Math.max(at, dates.first), dates.last);

/** A time in milliseconds since 1970 as whole seconds, for the objects with such dates. */
export const epochSeconds = (at: number): number => Math.floor(clampToDates(at) / 1000);

/** A time in milliseconds since 1970 as ISO 8601, for all other objects. */
export const isoDate = (at: number): string => new Date(clampToDates(at)).toISOString();

export const isoDateOrNull = (at: number | null): string | null => (at === null ? null : isoDate(at));
