import { readSrx, SrxError } from "@openparlance/text";
import { type Filter, type FilterSettings, type Segmentation, type Subfilter, segmentations } from "./filter.ts";
import { ConfigurationError, type OptionValues, readOptions, unknownField } from "./options.ts";
import { filterNamed, filters } from "./registry.ts";

/** Options for reading files of one format; with the languages, these are the settings of the filter. */
export interface Configuration extends Pick<FilterSettings, "segmentation" | "srx" | "subfilters"> {
  filter: Filter;
  options: OptionValues;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a filter configuration from JSON:
 *
 * - `filter`: the name of a format, such as `json`
 * - `options`: those that differ from the defaults of the format
 * - `segmentation`: `sentence` (the default) or `paragraph`
 * - `srx`: the text of an SRX file; the built-in rules when empty or absent
 * - `subfilters`: by a pattern of the context of a string, the name of the format that reads it, or `filter` and
 *   `options`
 *
 * @throws ConfigurationError naming the field and what it must be
 */
export function readConfiguration(json: unknown): Configuration {
  const fields = requireObject(json, "The configuration", ["filter", "options", "segmentation", "srx", "subfilters"]);
  const filter = requireFilter(fields.filter, "filter", filters);
  return {
    filter,
    options: parseOptions(filter, fields.options, "options"),
    segmentation: parseSegmentation(fields.segmentation),
    srx: parseSrxOption(fields.srx),
    subfilters: parseSubfilters(filter, fields.subfilters),
  };
}

function requireObject(value: unknown, field: string, known?: readonly string[]): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ConfigurationError(field, "must be an object");
  const unknown = Object.keys(value).find((name) => known && !known.includes(name));
  if (unknown !== undefined) throw unknownField(unknown, known ?? []);
  return value as Fields;
}

function requireFilter(name: unknown, field: string, among: readonly Filter[]): Filter {
  const filter = filterNamed(String(name));
  if (filter && among.includes(filter)) return filter;
  throw new ConfigurationError(field, `must be one of ${among.map((each) => each.name).join(", ")}`);
}

const parseOptions = (filter: Filter, options: unknown, field: string): OptionValues =>
  readOptions(filter.options, options === undefined ? {} : requireObject(options, field), field);

function parseSegmentation(value: unknown): Segmentation {
  const segmentation = segmentations.find((each) => each === (value ?? "sentence"));
  if (!segmentation) throw new ConfigurationError("segmentation", `must be one of ${segmentations.join(", ")}`);
  return segmentation;
}

function parseSrxOption(srx: unknown): Configuration["srx"] {
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

function parseSubfilters(host: Filter, value: unknown): Readonly<Record<string, Subfilter>> {
  const rules = value === undefined ? [] : Object.entries(requireObject(value, "subfilters"));
  if (rules.length > 0 && !host.hasStrings)
    throw new ConfigurationError("subfilters", `must be left out: the texts of ${host.name} aren't plain strings`);
  return Object.fromEntries(rules.map(([pattern, rule]) => [pattern, parseSubfilter(rule, `subfilters.${pattern}`)]));
}

function parseSubfilter(rule: unknown, field: string): Subfilter {
  const readers = filters.filter(({ readString }) => readString);
  if (typeof rule === "string") return { filter: requireFilter(rule, field, readers) };
  const { filter: name, options } = requireObject(rule, field, ["filter", "options"]);
  const filter = requireFilter(name, `${field}.filter`, readers);
  return { filter, options: parseOptions(filter, options, `${field}.options`) };
}
