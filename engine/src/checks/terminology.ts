import type { Check } from "./check.ts";

/** Finds source terms whose translations the target lacks, in any word form. Source: ITS 2.0, `terminology`. */
export const terminology: Check = {
  id: "terminology",
  type: "terminology",
  severity: "warning",
  readsIcu: true,
  find({ source, target }, { terms, targetLanguage }) {
    if (!terms) return [];
    return terms.find(source.plain, targetLanguage).flatMap((match) => {
      const wanted = [match.term, ...match.alternatives].map((term) => term.target);
      if (wanted.some((phrase) => target.phrases.find(phrase))) return [];
      const text = source.plain.slice(match.start, match.end);
      const expected = [...new Set(wanted)].map((phrase) => `"${phrase}"`).join(" or ");
      return { message: `The term "${text}" isn't translated as ${expected}.`, source: source.spanOf(match) };
    });
  },
};

/** Finds translations of source terms that the termbase forbids, in any word form. Source: ITS 2.0, `terminology`. */
export const forbiddenTerms: Check = {
  id: "forbidden-terms",
  type: "terminology",
  severity: "error",
  readsIcu: true,
  find({ source, target }, { terms, targetLanguage }) {
    return (terms?.findForbidden(source.plain, targetLanguage) ?? []).flatMap((term) => {
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
