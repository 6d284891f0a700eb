import type { TermMatches } from "../terms/index.ts";
import type { CheckLanguages, PairSpan, SegmentPair } from "./segment-pair.ts";

/** The types of issues that checks report. Source: W3C ITS 2.0, section 8.17, `locQualityIssueType`. */
export type IssueType =
  | "duplication"
  | "inconsistency"
  | "inconsistent-entities"
  | "length"
  | "locale-violation"
  | "markup"
  | "numbers"
  | "terminology"
  | "typographical"
  | "untranslated"
  | "whitespace";

/** An `error` breaks the program or the text that shows the translation; a `warning` is for a person to decide. */
export type Severity = "error" | "warning";

export interface PairFault {
  /** One sentence that a translator understands. */
  message: string;
  /** The span of the fault in the source; undefined for a fault of the whole text. */
  source?: PairSpan | undefined;
  target?: PairSpan | undefined;
}

export interface Check {
  id: CheckId;
  type: IssueType;
  severity: Severity;
  /** Whether the check supports messages with ICU branches, in which each text occurs in several forms. */
  readsIcu?: boolean;
  /**
   * Yields undefined between slices of long work.
   *
   * @param settings the languages, and the terms in the source
   */
  find(pair: SegmentPair, settings: CheckLanguages & TermMatches): Iterable<PairFault | undefined>;
}

export type CheckId =
  | "numbers"
  | "dates"
  | "units"
  | "tags"
  | "placeholders"
  | "icu"
  | "addresses"
  | "terminology"
  | "forbidden-terms"
  | "untranslated"
  | "repeated-words"
  | "punctuation"
  | "spacing"
  | "length"
  | "inconsistent";
