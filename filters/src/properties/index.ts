import { textFilter } from "../document/text-filter.ts";
import { isUtf8 } from "../encoding.ts";
import { formats } from "../formats.ts";
import { fits } from "../patterns.ts";
import { propertiesOptions } from "./options.ts";
import { readProperties } from "./read.ts";
import { asciiValue, value as plainValue } from "./write.ts";

/** Java properties. What is not UTF-8 already is written in ASCII with `\u` escapes. */
export const properties = textFilter({
  ...formats.properties,
  hasStrings: true,
  options: propertiesOptions,
  declaredEncoding: (file, { encoding }) => (encoding !== "auto" ? encoding : isUtf8(file) ? "utf-8" : "iso-8859-1"),
  read(text, { options }) {
    const isExcluded = fits(options.exclude);
    // What is no text of one byte a character must be UTF-8; a file of ASCII alone may be read either way.
    const escapeText = options.encoding === "utf-8" || /[\u0100-\uFFFF]/.test(text) ? plainValue : asciiValue;
    return {
      parts: readProperties(text)
        .filter(({ key }) => !isExcluded(key))
        .map(({ key, value, note, start, end }) => {
          return { start, end, text: value, context: key, escape: escapeText, ...(note !== undefined && { note }) };
        }),
    };
  },
});
