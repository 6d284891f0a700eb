import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readAndroid } from "./read.ts";

/** Android string resources: strings, arrays and plurals, with styles as tags; `translatable="false"` stays. */
export const android = textFilter({
  ...formats.android,
  options: {},
  declaredEncoding,
  reference,
  read: (text, settings) => ({ parts: readAndroid(text, settings) }),
});
