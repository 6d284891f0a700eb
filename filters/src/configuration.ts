import { readSrx, SrxError } from "@parlance/text";
import { type Filter, type Segmentation, type Settings, type Subfilter, segmentations } from "./filter.ts";
import { ConfigurationError, type OptionValues, readOptions, unknownField } from "./options.ts";
import { filterNamed, filters } from "./registry.ts";

/** How files of one format are read; with the languages these are the settings of the filter. */
export interface Configuration extends Pick<Settings, "segmentation" | "srx" | "subfilters"> {
  filter: Filter;
  options: OptionValues;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a filter configuration from JSON:
 *
 * - `filter`: the name of a format, such as `json`
 * - `options`: those of the format that are not at their default
 * - `segmentation`: `sentence` (the default) or `paragraph`
 * - `srx`: the text of an SRX file; the built-in rules when empty or absent
 * - `subfilters`: by a pattern of the context of a string, the name of the format that reads it, or `filter` and `options`
 *
 * @throws ConfigurationError naming the field and what it must be
 */
export function readConfiguration(json: unknown): Configuration {
  const fields = objectOf(json, "The configuration", ["filter", "options", "segmentation", "srx", "subfilters"]);
  const filter = filterOf(fields.filter, "filter", filters);
  return {
    filter,
    options: optionsOf(filter, fields.options, "options"),
    segmentation: segmentationOf(fields.segmentation),
    srx: srxOf(fields.srx),
    subfilters: subfiltersOf(filter, fields.subfilters),
  };
}

function objectOf(value: unknown, field: string, known?: readonly string[]): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ConfigurationError(field, "must be an object");
  }
  const unknown = Object.keys(value).find((name) => known && !known.includes(name));
  if (unknown !== undefined) throw unknownField(unknown, known ?? []);
  return value as Fields;
}

function filterOf(name: unknown, field: string, among: readonly Filter[]): Filter {
  const filter = filterNamed(String(name));
  if (filter && among.includes(filter)) return filter;
  throw new ConfigurationError(field, `must be one of ${among.map((each) => each.name).join(", ")}`);
}

function optionsOf(filter: Filter, options: unknown, field: string): OptionValues {
  return readOptions(filter.options, options === undefined ? {} : objectOf(options, field), field);
}

function segmentationOf(value: unknown): Segmentation {
  const segmentation = segmentations.find((each) => each === (value ?? "sentence"));
  if (!segmentation) throw new ConfigurationError("segmentation", `must be one of ${segmentations.join(", ")}`);
  return segmentation;
}

function srxOf(srx: unknown): Configuration["srx"] {
  if (srx === undefined || srx === "") return undefined;
  if (typeof srx !== "string") throw new ConfigurationError("srx", "must be the text of an SRX file");
  try {
    return readSrx(srx);
  } catch (cause) {
    if (!(cause instanceof SrxError)) throw cause;
    const where = cause.rule === undefined ? "" : ` in ${cause.rule}`;
    throw new ConfigurationError("srx", `must be the text of an SRX file: ${cause.reason}${where}`, { cause });
  }
}

function subfiltersOf(host: Filter, value: unknown): Readonly<Record<string, Subfilter>> {
  const rules = value === undefined ? [] : Object.entries(objectOf(value, "subfilters"));
  if (rules.length > 0 && !host.hasStrings) {
    throw new ConfigurationError("subfilters", `must be left out: the texts of ${host.name} are no plain strings`);
  }
  return Object.fromEntries(rules.map(([pattern, rule]) => [pattern, subfilterOf(rule, `subfilters.${pattern}`)]));
}

function subfilterOf(rule: unknown, field: string): Subfilter {
  const readers = filters.filter(({ readString }) => readString);
  if (typeof rule === "string") return { filter: filterOf(rule, field, readers) };
  const { filter: name, options } = objectOf(rule, field, ["filter", "options"]);
  const filter = filterOf(name, `${field}.filter`, readers);
  return { filter, options: optionsOf(filter, options, `${field}.options`) };
}
