import { describeRule, type Filter, filters, type OptionValue } from "@parlance/filters";
import { CliError } from "../../commands/command.ts";

const names = filters.map(({ name }) => name).join(", ");

/** The fields of a file of `filters add`, and what they hold. */
export const configFields = {
  filter: `the format, required: one of ${names}`,
  name: "what the configuration is called; default the title of its format",
  description: "for whoever chooses one",
  options: "those of the format that are not at their default: see below",
  subfilters:
    "by a pattern of the key or context of a string (* is anything), the text format that reads it, or an object with filter and options; for formats of plain strings",
  segmentation: 'one of "sentence", "paragraph"; default "sentence"',
  srx: "the text of an SRX file, or its path from the folder of this one; default the built-in rules",
  segmentationName: 'what the rules of srx are called; default "Own"',
  isDefault: "whether jobs of the domains it is added to read files of its format this way; default false",
};

/**
 * What can be configured about reading files, in lines for a terminal.
 *
 * @param name of a format; all when undefined
 * @throws CliError for a format that is unknown
 */
export function formatFilters(name?: string): string[] {
  const chosen = filters.filter((filter) => name === undefined || filter.name === name);
  const example = chosen.find((filter) => filter.name === (name ?? "json"));
  if (!example) throw new CliError(`There is no format "${name}"; there are ${names}.`);
  return [
    'FILE.json of "npx parlance filters add FILE.json" holds an object with these fields:',
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
  `${name}: ${title}, ${extensions.join(" ")}${hasStrings ? "; takes subfilters" : ""}`;

function formatOptions({ options }: Filter): string[] {
  const entries = Object.entries(options);
  if (entries.length === 0) return ["  no options"];
  return definitions(
    entries.map(([name, option]) => [
      name,
      `${option.description}.`,
      `${describeRule(option)}; default ${formatValue(option.default)}`,
    ]),
  );
}

/** With room for a line to end between the values of a list. */
const formatValue = (value: OptionValue): string =>
  typeof value === "object" ? `[${value.map((item) => JSON.stringify(item)).join(", ")}]` : JSON.stringify(value);

/** Names in a column, and beside each what it means, a paragraph a line unless that is too long. */
function definitions(entries: readonly (readonly string[])[]): string[] {
  const width = Math.max(...entries.map(([name = ""]) => name.length));
  return entries.flatMap(([name = "", ...paragraphs]) =>
    paragraphs.flatMap(wrapped).map((line, index) => `  ${(index === 0 ? name : "").padEnd(width)}  ${line}`),
  );
}

/** Lines of up to 80 characters, and longer ones where a word is. */
const wrapped = (text: string): string[] => text.match(/\S(?:.{0,79}|\S*)(?=\s|$)/gu) ?? [];

/** A file that `filters add` takes. */
function formatExample({ name, title, options }: Filter): string[] {
  const defaults = Object.entries(options).map(([option, { default: value }]) => [option, value]);
  const file = { filter: name, name: `Our ${title}`, options: Object.fromEntries(defaults) };
  return JSON.stringify(file, null, 2).split("\n");
}
