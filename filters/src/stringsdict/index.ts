import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readStringsdict } from "./read.ts";

/** Apple .stringsdict: the format strings and the text of each plural category or width, by the keys above them. */
export const stringsdict = textFilter({
  ...formats.stringsdict,
  hasStrings: true,
  options: {},
  declaredEncoding,
  reference,
  read: (text, { limits }) => ({ parts: readStringsdict(text, limits) }),
});
