import type { Term } from "../terms/index.ts";
import type { Check, PairFault } from "./check.ts";

/** The characters of messages for a segment after which no more are added: a long text may have a term at each word. */
const maxShown = 1_000_000;

/** Finds source terms whose translations the target lacks, in any word form. Source: ITS 2.0, `terminology`. */
export const terminology: Check = {
  id: "terminology",
  type: "terminology",
  severity: "warning",
  readsIcu: true,
  find({ source, target }, { terms }) {
    const faults: PairFault[] = [];
    /** The translations that the target lacks, by term; undefined for a term whose translation it has. */
    const lacking = new Map<Term, string | undefined>();
    let shown = 0;
    for (const { term, alternatives, ...span } of terms) {
      if (!lacking.has(term)) {
        const wanted = [...new Set([term, ...alternatives].map((each) => each.target))];
        const isTranslated = wanted.some((phrase) => target.phrases.find(phrase));
        lacking.set(term, isTranslated ? undefined : wanted.map((phrase) => `"${phrase}"`).join(" or "));
      }
      const expected = lacking.get(term);
      if (expected === undefined) continue;
      if (shown > maxShown) break;
      const text = source.plain.slice(span.start, span.end);
      const message = `The term "${text}" isn't translated as ${expected}.`;
      faults.push({ message, source: source.spanOf(span) });
      shown += message.length;
    }
    return faults;
  },
};

/** Finds translations of source terms that the termbase forbids, in any word form. Source: ITS 2.0, `terminology`. */
export const forbiddenTerms: Check = {
  id: "forbidden-terms",
  type: "terminology",
  severity: "error",
  readsIcu: true,
  find({ target }, { forbidden }) {
    return forbidden.flatMap((term) => {
      const span = target.phrases.find(term.target);
      if (!span) return [];
      const text = target.plain.slice(span.start, span.end);
      return {
        message: `The term "${text}" is forbidden as a translation of "${term.source}".`,
        target: target.spanOf(span),
      };
    });
  },
};
