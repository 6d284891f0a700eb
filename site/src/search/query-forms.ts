/** Phrases of questions, with search words instead; "" removes a phrase. */
const queryForms: [RegExp, string][] = [
  [/^(?:what(?:['’]?s| is| are)? new|news)\b/i, "changelog"],
  [/\b(?:log|sign)(?:ged|ing)? ?[io]n\b|\blogging in(?: to\b| with\b|\W*$)/i, "authentication"],
  [/\b100 ?%(?= )/, "exact"],
  [/\bhow many(?= )/i, "maximum"],
  [/\bhow (?:good|accurate|reliable)(?= )/i, "quality"],
  [
    /^how (?:long|fast|soon) (?:do|does|will|would|must|should) (?:an? |the |I )?(.+?) (?:take|last|wait)\b/i,
    "wait $1",
  ],
  [/^(?:what (?:do|does) (.+) (?:mean|stand for)\W*)$/i, "$1"],
  [/^(?:wh(?:at|o)(?:['’]s| is| are)|define|definition of|meaning of) (?:an? |the )?(?=\S)/i, ""],
  [/^who (?:can|may|could) (?:see|read|view|access|use)(?= )/i, "access"],
  [/^.*\bwho (?:has )?(?:changed|deleted|edited|created|did|made)(?= )/i, "audit log"],
  [/\b\d+ ?[kmgt]i?b(?= )/i, "size"],
  [/\bfrom (?:another|an other|a different|other) (?:tool|tms|vendor|platform|system)\b/i, "import"],
];

/** Names of languages and products that say for whom a question is, and not what it is about. */
const qualifiers =
  /(?<![\w.])(?:(?:in|with|using|for) )?(?:python|javascript|typescript|node\.?js|java|kotlin|swift|php|ruby|rust|golang|c#|csharp|\.?net|dotnet|lilt|phrase|tms|crowdin|lokalise|memsource|smartling|transifex|xtm)(?![\w#-])/gi;

const isAboutQualifier =
  /\b(?:client|code|examples?|formats?|samples?|library|sdk|plugin|version|from|to|vs|like|same|works?|(?:switch|migrat|differ|connect|integrat|import)\w*|alternatives?)\b/i;

export const rewriteQuery = (query: string): string =>
  queryForms.reduce((text, [form, words]) => text.replace(form, words), query);

/** Removes the names of languages and products from a query, unless it is about them. */
export function findSubject(query: string): string {
  const subject = query.replaceAll(qualifiers, " ").trim();
  return isAboutQualifier.test(subject) || !/\w{3}/.test(subject) ? query : subject;
}
