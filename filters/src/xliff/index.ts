import { createTextFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readXliff } from "./read.ts";

/**
 * XLIFF 1.0, 1.1, 1.2, 2.0 and 2.1, written in the version of the file. Each `trans-unit`, or each `mrk` segment in it,
 * is one segment; in version 2, each `segment` of a unit. Units with `translate="no"`, locked units and alternative
 * translations stay unchanged. A written target gets the state `translated`, a missing one is added after the source.
 */
export const xliff = createTextFilter({ ...formats.xliff, declaredEncoding, reference, read: readXliff });

/**
 * SDLXLIFF: XLIFF 1.2 whose units are cut into `mrk` segments, each with a definition. A segment's state is its `conf`.
 * A written segment becomes `Translated`, and the percentage and origin of its former text are removed. A locked
 * segment is never written.
 */
export const sdlxliff = createTextFilter({ ...formats.sdlxliff, declaredEncoding, reference, read: readXliff });
