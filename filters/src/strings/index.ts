import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { stringsOptions } from "./options.ts";
import { readStrings } from "./read.ts";
import { stringsReference, stringsValue } from "./write.ts";

/** Apple strings: the values, with their keys as context and the comments above as notes. */
export const strings = textFilter({
  ...formats.strings,
  hasStrings: true,
  options: stringsOptions,
  read: (text) => ({
    parts: readStrings(text).map(({ key, value, ...rest }) => ({
      ...rest,
      text: value,
      context: key,
      escape: stringsValue,
    })),
  }),
  reference: stringsReference,
});
