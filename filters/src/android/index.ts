import { textFilter } from "../document/text-filter.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readAndroid } from "./read.ts";

/** Android string resources: strings, arrays and plurals, with styles as tags; `translatable="false"` stays. */
export const android = textFilter({
  name: "android",
  title: "Android string resources",
  extensions: ["strings.xml"],
  options: {},
  declaredEncoding,
  reference,
  read: (text, settings) => ({ parts: readAndroid(text, settings) }),
});
