import { describeRule, type Filter, filters, type OptionValue } from "@openparlance/filters";
import { CliError, formatJson } from "../../commands/command.ts";
import { program } from "../program.ts";

const names = filters.map(({ name }) => name).join(", ");

/** The fields of a file for `filters add`, and their meaning. */
export const configFields = {
  filter: `the format, required: one of ${names}`,
  name: "the name of the configuration; default: the title of its format",
  description: "a description for the people who choose a configuration",
  options: "the options of the format that differ from their defaults: see below",
  subfilters:
    "for formats of plain strings: patterns of keys or contexts (* matches anything). Each has a text format as its value, or an object with filter and options",
  segmentation: 'one of "sentence", "paragraph"; default: "sentence"',
  srx: "the text of an SRX file, or its path relative to this file; default: the built-in rules",
  segmentationName: 'the name of the rules in srx; default: "Own"',
  isDefault: "if true, jobs in its domains use it for files of its format; default: false",
};

/** Describes the options for reading files, in lines for a terminal. @throws CliError for an unknown format */
export function formatFilters(name?: string): string[] {
  const chosen = filters.filter((filter) => name === undefined || filter.name === name);
  const example = chosen.find((filter) => filter.name === (name ?? "json"));
  if (!example) throw new CliError(`Unknown format "${name}". Formats are ${names}.`);
  return [
    `FILE.json in "${program} filters add FILE.json" is an object with these fields:`,
    "",
    ...definitions(Object.entries(configFields)),
    ...chosen.flatMap((filter) => ["", formatTitle(filter), "", ...formatOptions(filter)]),
    "",
    `For example, with every option of ${example.name} at its default:`,
    "",
    ...formatExample(example),
  ];
}

const formatTitle = ({ name, title, extensions, hasStrings }: Filter): string =>
  `${name}: ${title}, ${extensions.join(" ")}${hasStrings ? "; supports subfilters" : ""}`;

function formatOptions({ options }: Filter): string[] {
  const entries = Object.entries(options);
  if (entries.length === 0) return ["  no options"];
  return definitions(
    entries.map(([name, option]) => [
      name,
      `${option.description}.`,
      `${describeRule(option)}; default: ${formatValue(option.default)}`,
    ]),
  );
}

/** Formats a value so that a line can end between the values of a list. */
const formatValue = (value: OptionValue): string =>
  typeof value === "object" ? `[${value.map((item) => JSON.stringify(item)).join(", ")}]` : JSON.stringify(value);

/** Formats names in a column, each with its description. A short paragraph is in one line. */
function definitions(entries: readonly (readonly string[])[]): string[] {
  const width = Math.max(...entries.map(([name = ""]) => name.length));
  return entries.flatMap(([name = "", ...paragraphs]) =>
    paragraphs.flatMap(wrap).map((line, index) => `  ${(index === 0 ? name : "").padEnd(width)}  ${line}`),
  );
}

/** Lines of up to 80 characters. A longer word has a separate line. */
const wrap = (text: string): string[] => text.match(/\S(?:.{0,79}|\S*)(?=\s|$)/gu) ?? [];

function formatExample({ name, title, options }: Filter): string[] {
  const defaults = Object.entries(options).map(([option, { default: value }]) => [option, value]);
  const file = { filter: name, name: `Our ${title}`, options: Object.fromEntries(defaults) };
  return formatJson(file);
}
