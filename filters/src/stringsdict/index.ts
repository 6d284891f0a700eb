import { textFilter } from "../document/text-filter.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readStringsdict } from "./read.ts";

/** Apple .stringsdict: the format strings and the text of each plural category or width, by the keys above them. */
export const stringsdict = textFilter({
  name: "stringsdict",
  title: "Apple stringsdict",
  hasStrings: true,
  extensions: [".stringsdict"],
  options: {},
  declaredEncoding,
  reference,
  read: (text, { limits }) => ({ parts: readStringsdict(text, limits) }),
});
