/** Phrases of questions, with search words instead; "" removes a phrase. */
const queryForms: [RegExp, string][] = [
  [/^(?:what(?:['’]?s| is| are)? new|news)\b/i, "changelog"],
  [/\b(?:log|sign)(?:ged|ing)? ?[io]n\b|\blogging in(?: to\b| with\b|\W*$)/i, "authentication"],
  [/\b100 ?%(?= )/, "exact"],
  [/^how (?:do|can|will) I (?:know|see|tell|find out)(?= how)/i, ""],
  [/\bhow many(?= .*\b(?:left|remain(?:ing)?|so far|already)\b)/i, ""],
  [/\bhow many(?= )/i, "maximum"],
  [/^(?:which|what) (.+) (?:do I have|(?:are|is) there)\b/i, "list $1"],
  [/(?<=[a-z] )TMs?\b(?![+_-]| match)/i, "memory"],
  [/\bhow (?:good|accurate|reliable)(?= )/i, "quality"],
  [
    /^how (?:long|fast|soon) (?:do|does|will|would|must|should) (?:an? |the |I )?(.+?) (?:take|last|wait)\b/i,
    "wait $1",
  ],
  [/^(?:what (?:do|does) (.+) (?:mean|stand for)\W*)$/i, "$1"],
  [/^(?:wh(?:at|o)(?:['’]s| is| are)|define|definition of|meaning of) (?:an? |the )?(?=\S)/i, ""],
  [/^(?:how (?:do|can|will) I )?know (?:when|if|whether)(?= )/i, "status"],
  [/^(?:are|is) (.+) supported\W*$/i, "$1"],
  [/^who (?:gets|receives)(?= )/i, "receive"],
  [/^who translates?\b/i, "human translator"],
  [/^who (?:can|may|could) (?:see|read|view|access|use)(?= )/i, "access"],
  [/^.*\bwho (?:has )?(?:changed|deleted|edited|created|did|made)(?= )/i, "audit log"],
  [
    /(?<!^|\b(?:call|client|code|examples?|it|samples?|use)) (?:in|with|using|from) (?:curl|go|java|javascript|node(?:\.?js)?|php|python|ruby|typescript)\W*$/i,
    "",
  ],
  [/^(?:can|could|may) (?!I |we ).* (?:see|read|view|access)(?= )/i, "access"],
  [/\b(bit|chunk|line|one|piece|token|word)[ -]by[ -]\1\b/i, "streaming"],
  [/\blang_?pairs?\b/i, "LanguagePair"],
  [/\badobe (?=indesign\b)|\bvideo (?=(?:caption|subtitle|srt\b|vtt\b))/i, ""],
  [/%[sd@](?!\w)|(?<![\w/"'`$:=[(])\{+\w*\}+/g, "placeholder"],
  [/\b\d+ ?[kmgt]i?b(?= )/i, "size"],
  [/\bfrom (?:another|an other|a different|other) (?:tool|tms|vendor|platform|system)\b/i, "import"],
];

export const rewriteQuery = (query: string): string =>
  queryForms.reduce((text, [form, words]) => text.replace(form, words), query);
