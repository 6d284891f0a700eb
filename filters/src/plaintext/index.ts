import { createTextFilter } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import { chooseEncoding, defineOptions, encodingOption, type OptionsOf } from "../options.ts";

const options = defineOptions({
  encoding: encodingOption,
  paragraphs: {
    default: "line",
    choices: ["line", "blank line"],
    description: "The end of a paragraph: the end of each line, or a line without text",
  },
});

type PlainTextOptions = OptionsOf<typeof options>;

/** Plain text, with a paragraph on each line, or between blank lines. */
export const plainText = createTextFilter({
  ...formats.plaintext,
  options,
  isOftenLegacy: true,
  declaredEncoding: (_file, { encoding }) => chooseEncoding(encoding),
  read: (text, { options }) => ({ parts: readParagraphs(text, options) }),
});

function* readParagraphs(text: string, { paragraphs }: PlainTextOptions): Generator<Unit> {
  const endPattern = paragraphs === "line" ? /\r\n?|\n/g : /(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/g;
  const unit = (from: number, end: number) => ({ start: from, end, text: text.slice(from, end), escape: keepText });
  let start = 0;
  for (const { index, 0: end } of text.matchAll(endPattern)) {
    if (index > start) yield unit(start, index);
    start = index + end.length;
  }
  if (text.length > start) yield unit(start, text.length);
}

const keepText = (text: string): string => text;
