import type { Tables } from "./tables.ts";

/** How files of a format are read. */
export interface FilterConfig extends Omit<Tables["filterConfigs"], "organizationId" | "options" | "subfilters"> {
  options: Readonly<Record<string, boolean | number | string | readonly string[]>>;
  /** Pattern of a context → name of the filter for it. */
  subfilters: Readonly<Record<string, string>>;
}

export type NewFilterConfig = Omit<FilterConfig, "id" | "createdAt" | "updatedAt">;

/** A configuration as it is read. */
export const configOf = ({ options, subfilters, ...row }: Tables["filterConfigs"]): FilterConfig => ({
  ...row,
  options: JSON.parse(options),
  subfilters: JSON.parse(subfilters),
});

/** A configuration as it is written. */
export const configRow = (config: NewFilterConfig & { id: number }, organizationId: number, now: number) => ({
  ...config,
  organizationId,
  options: JSON.stringify(config.options),
  subfilters: JSON.stringify(config.subfilters),
  createdAt: now,
  updatedAt: now,
});
