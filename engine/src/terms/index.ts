export type { CaseRule } from "./case-rule.ts";
export type { TermMatch } from "./overlaps.ts";
export { findPhrase, type TermSpan } from "./phrase.ts";
export { type Term, TermError } from "./term.ts";
export { Termbase } from "./termbase.ts";
