import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { readStrings } from "./read.ts";
import { stringsValue } from "./write.ts";

/** Apple strings: the values, with their keys as context and the comments above as notes. */
export const strings = textFilter({
  ...formats.strings,
  hasStrings: true,
  options: {},
  read: (text) => ({
    parts: readStrings(text).map(({ key, value, ...rest }) => ({
      ...rest,
      text: value,
      context: key,
      escape: stringsValue,
    })),
  }),
  reference: (codePoint) =>
    Array.from(
      String.fromCodePoint(codePoint).split(""),
      (unit) => `\\U${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ).join(""),
});
