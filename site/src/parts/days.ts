const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day such as `2026-11-22` as text. */
export const formatDay = (day: string): string => days.format(new Date(day));
