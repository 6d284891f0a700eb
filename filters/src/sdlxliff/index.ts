import { chooseJoin } from "../document/joints.ts";
import { createTextFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { readXliff } from "../xliff/read.ts";
import { buildRowsSpan } from "../xliff/segment-rows.ts";
import { dialect12 } from "../xliff/write.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";

/**
 * SDLXLIFF: XLIFF 1.2 whose units are cut into `mrk` segments, each with a definition. A segment's state is its `conf`.
 * A written segment becomes `Translated`, and the percentage and origin of its former text are removed. A locked
 * segment is never written.
 */
export const sdlxliff = createTextFilter({
  ...formats.sdlxliff,
  declaredEncoding,
  reference,
  read(text, settings) {
    const join = chooseJoin(settings.targetLanguage);
    return readXliff(text, settings, (document, unit) => buildRowsSpan(document, unit, dialect12, join));
  },
});
