import { textFilter } from "../document/text-filter.ts";
import { plainTextOptions } from "./options.ts";
import { readPlainText } from "./read.ts";

/** Plain text: a paragraph a line, or between lines without text. */
export const plainText = textFilter({
  name: "plaintext",
  title: "Plain text",
  extensions: [".txt"],
  options: plainTextOptions,
  declaredEncoding: (_file, { encoding }) => encoding,
  read: (text, { options }) => ({ parts: readPlainText(text, options) }),
});
