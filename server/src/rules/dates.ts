import { dates } from "@openparlance/api/input";

/** The nearest time in a year of four digits: older servers kept dates beyond, which no one could read again. */
const within = (at: number): number => Math.min(Math.max(at, dates.first), dates.last);

/** A time in milliseconds since 1970 as whole seconds, as some families of objects write it. */
export const epochSeconds = (at: number): number => Math.floor(within(at) / 1000);

/** The same as the other families of objects write it. */
export const isoDate = (at: number): string => new Date(within(at)).toISOString();

export const isoDateOrNull = (at: number | null): string | null => (at === null ? null : isoDate(at));
