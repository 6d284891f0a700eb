import { finish, type Sliced } from "../slices.ts";
import type { TermMatches } from "../terms/index.ts";
import { addresses } from "./addresses.ts";
import type { Check, CheckId, IssueType, PairFault, Severity } from "./check.ts";
import { readWording, type Wording } from "./consistency.ts";
import { dates } from "./dates.ts";
import { icu } from "./icu.ts";
import { length } from "./length.ts";
import { numbers } from "./numbers.ts";
import { placeholders } from "./placeholders.ts";
import { punctuation } from "./punctuation.ts";
import { repeatedWords } from "./repeated-words.ts";
import type { CheckSettings } from "./segment-pair.ts";
import { type CheckedSegment, SegmentPair } from "./segment-pair.ts";
import { spacing } from "./spacing.ts";
import { tags } from "./tags.ts";
import { forbiddenTerms, terminology } from "./terminology.ts";
import { units } from "./units.ts";
import { untranslated } from "./untranslated.ts";

export interface Finding extends PairFault {
  check: CheckId;
  type: IssueType;
  severity: Severity;
  segment: string | number;
}

/** Checks of a single segment, in the order of their findings. */
const checks: readonly Check[] = [
  tags,
  placeholders,
  icu,
  addresses,
  numbers,
  dates,
  units,
  terminology,
  forbiddenTerms,
  untranslated,
  repeatedWords,
  punctuation,
  spacing,
  length,
];

const noMatches: TermMatches = { terms: [], forbidden: [] };

/** A key of GNOME's programs; its translation is the names of the translators. */
const credits = "translator-credits";

/** Source: ITS 2.0, `inconsistency`. */
const inconsistent = { check: "inconsistent", type: "inconsistency", severity: "warning" } as const;

/** The faults of a segment, and its wording for comparison with other segments of the document. */
export interface SegmentCheck {
  findings: Finding[];
  wording?: Wording | undefined;
}

/** Checks a single translation. A missing translation has no faults. */
export const checkSegment = (segment: CheckedSegment, settings: CheckSettings): SegmentCheck =>
  finish(checkSegmentInSlices(segment, settings));

/** As {@link checkSegment}, in slices: the search for terms in a long text takes seconds. */
export function* checkSegmentInSlices(segment: CheckedSegment, settings: CheckSettings): Sliced<SegmentCheck> {
  if (segment.target.trim() === "" || segment.source === credits) return { findings: [] };
  const pair = new SegmentPair(segment, settings);
  const { terms, ...languages } = settings;
  const matches = terms ? yield* terms.findInSlices(pair.source.plain, languages.targetLanguage) : noMatches;
  const findings: Finding[] = [];
  for (const { id, type, severity, readsIcu, find } of checks) {
    if (pair.isIcu && !readsIcu) continue;
    for (const fault of find(pair, { ...languages, ...matches })) {
      if (fault) findings.push({ check: id, type, severity, segment: segment.id, ...fault });
      else yield false;
    }
    yield false;
  }
  return { findings, wording: readWording(pair) };
}

/**
 * Adds to the checks of a document's segments, one after the other, the sources that are translated in different ways.
 * Differences in whitespace are ignored and, in targets, those in case, accelerators and the mark at the end.
 */
export class DocumentCheck {
  /** The first segment with each source. */
  readonly #known = new Map<string, Pick<Wording, "folded" | "quoted"> & Pick<CheckedSegment, "id">>();

  addInconsistencies({ id }: Pick<CheckedSegment, "id">, { findings, wording }: SegmentCheck): Finding[] {
    if (!wording) return findings;
    const { source, folded, quoted, span } = wording;
    const first = this.#known.get(source);
    if (!first) this.#known.set(source, { folded, quoted, id });
    if (!first || first.folded === folded) return findings;
    const message = `The same source is translated as "${first.quoted}" in segment ${first.id}.`;
    return [...findings, { ...inconsistent, segment: id, message, target: span }];
  }
}

/** Checks the segments of one document, one after the other. */
export class Checker {
  readonly #settings: CheckSettings;
  readonly #document = new DocumentCheck();

  constructor(settings: CheckSettings) {
    this.#settings = settings;
  }

  /** Finds the faults of a translation; [] if it is missing. */
  check(segment: CheckedSegment): Finding[] {
    return this.#document.addInconsistencies(segment, checkSegment(segment, this.#settings));
  }
}
