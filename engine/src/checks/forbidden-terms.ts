import { findPhrase } from "../terms/index.ts";
import type { Check } from "./check.ts";

/** Finds translations of source terms that the termbase forbids, in any word form. Source: ITS 2.0, `terminology`. */
export const forbiddenTerms: Check = {
  id: "forbidden-terms",
  type: "terminology",
  severity: "error",
  readsIcu: true,
  find({ source, target }, { terms, targetLanguage }) {
    return (terms?.findForbidden(source.plain, targetLanguage) ?? []).flatMap((term) => {
      const span = findPhrase(target.plain, term.target, target.language);
      if (!span) return [];
      const text = target.plain.slice(span.start, span.end);
      return {
        message: `The term "${text}" is forbidden as a translation of "${term.source}".`,
        target: target.spanOf(span),
      };
    });
  },
};
