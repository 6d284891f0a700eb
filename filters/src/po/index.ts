import { createTextFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { findDeclaredCharset } from "./header.ts";
import { poOptions, readPo } from "./read.ts";

/**
 * Message catalogs and their templates. A message is one segment. With plural forms, it is one for each `msgstr[n]`
 * that the target language needs. The segment for one has the singular as its source, and the others have the plural. If
 * the form for one is also for numbers such as 21, and the singular has no number, all have the plural.
 */
export const po = createTextFilter({
  ...formats.po,
  hasStrings: true,
  options: poOptions,
  isOftenLegacy: "bilingual",
  declaredEncoding: findDeclaredCharset,
  read: readPo,
});
