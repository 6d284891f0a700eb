import { findPhrase } from "../terms/index.ts";
import type { Check } from "./check.ts";

/**
 * Finds terms of the source for which the target contains neither the translation nor an alternative, in any form.
 * Source: ITS 2.0, `terminology`.
 */
export const terminology: Check = {
  id: "terminology",
  type: "terminology",
  severity: "warning",
  readsIcu: true,
  find({ source, target }, { terms, targetLanguage }) {
    if (!terms) return [];
    return terms.find(source.plain, targetLanguage).flatMap((match) => {
      const wanted = [match.term, ...match.alternatives].map((term) => term.target);
      if (wanted.some((phrase) => findPhrase(target.plain, phrase, target.language))) return [];
      const text = source.plain.slice(match.start, match.end);
      const expected = [...new Set(wanted)].map((phrase) => `"${phrase}"`).join(" or ");
      return { message: `The term "${text}" isn't translated as ${expected}.`, source: source.spanOf(match) };
    });
  },
};
