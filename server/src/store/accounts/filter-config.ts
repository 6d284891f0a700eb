import type { FilterSettings, OptionValues } from "@openparlance/filters";
import type { Tables } from "../database/tables.ts";

export interface FilterConfig
  extends Omit<Tables["filterConfigs"], "organizationId" | "options" | "subfilters" | "segmentation"> {
  options: OptionValues;
  segmentation: FilterSettings["segmentation"];
  /** Pattern of a context → the filter for it: its name, or `filter` and `options`. */
  subfilters: Readonly<Record<string, unknown>>;
}

export type NewFilterConfig = Omit<FilterConfig, "id" | "createdAt" | "updatedAt">;

export const fromRow = ({ options, subfilters, segmentation, ...row }: Tables["filterConfigs"]): FilterConfig => ({
  ...row,
  segmentation: segmentation === "paragraph" ? "paragraph" : "sentence",
  options: JSON.parse(options),
  subfilters: JSON.parse(subfilters),
});

export const configRow = (config: NewFilterConfig & { id: number }, organizationId: number, now: number) => ({
  ...config,
  organizationId,
  options: JSON.stringify(config.options),
  subfilters: JSON.stringify(config.subfilters),
  createdAt: now,
  updatedAt: now,
});
