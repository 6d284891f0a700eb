import { chooseJoin } from "../document/joints.ts";
import { createTextFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readXliff } from "./read.ts";
import { buildRowsSpan } from "./segment-rows.ts";
import { dialect2, dialect12 } from "./write.ts";

/**
 * XLIFF 1.0, 1.1, 1.2, 2.0 and 2.1, written in the version of the file. Each `trans-unit`, or each `mrk` segment in it,
 * is one segment; in version 2, each `segment` of a unit. Units with `translate="no"`, locked units and alternative
 * translations stay unchanged. A written target gets the state `translated`, a missing one is added after the source.
 */
export const xliff = createTextFilter({
  ...formats.xliff,
  declaredEncoding,
  reference,
  read(text, settings) {
    const join = chooseJoin(settings.targetLanguage);
    return readXliff(text, settings, (document, unit, { version }) =>
      buildRowsSpan(document, unit, version.startsWith("2") ? dialect2 : dialect12, join),
    );
  },
});
