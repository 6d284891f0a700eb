export { pickFlags, readTermFlags, readTermNote } from "./flags.ts";
export type { TermMatch } from "./overlaps.ts";
export { PhraseFinder, type TermSpan } from "./phrase.ts";
export type { Term } from "./term.ts";
export { Termbase, type TermMatches } from "./termbase.ts";
