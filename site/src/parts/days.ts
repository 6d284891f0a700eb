const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** @param day such as `2026-11-22` */
export const formatDay = (day: string): string => days.format(new Date(day));
