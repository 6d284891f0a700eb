import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readXliff } from "./read.ts";
import { buildSpanOf } from "./segment-rows.ts";
import { dialect2, dialect12 } from "./write.ts";

/**
 * XLIFF 1.0, 1.1, 1.2, 2.0 and 2.1, written in the version that is read. Each `trans-unit` is one segment, or each of
 * its `mrk` segments. In version 2, each `segment` of a unit is one. Units with `translate="no"` and alternative
 * translations stay as they are. A written target gets the state `translated`; a missing one is put after the source.
 */
export const xliff = textFilter({
  ...formats.xliff,
  declaredEncoding,
  reference,
  read: (text, settings) =>
    readXliff(text, settings, (document, unit, { version }) =>
      buildSpanOf(document, unit, version.startsWith("2") ? dialect2 : dialect12),
    ),
});
