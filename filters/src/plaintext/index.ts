import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { plainTextOptions } from "./options.ts";
import { readPlainText } from "./read.ts";

/** Plain text: a paragraph a line, or between lines without text. */
export const plainText = textFilter({
  ...formats.plaintext,
  options: plainTextOptions,
  declaredEncoding: (_file, { encoding }) => encoding,
  read: (text, { options }) => ({ parts: readPlainText(text, options) }),
});
