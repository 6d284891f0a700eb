import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { xmlOptions } from "./options.ts";
import { readXml } from "./read.ts";

/**
 * XML of any vocabulary. An element that holds text itself is a text, with the elements in it as tags; elements that
 * hold only elements are structure. `its:translate="no"`, `translate="no"` and text in another language than the
 * source's (`xml:lang`) stay. The language that the root names becomes the target's.
 */
export const xml = textFilter({
  ...formats.xml,
  options: xmlOptions,
  declaredEncoding,
  reference,
  read: readXml,
});
