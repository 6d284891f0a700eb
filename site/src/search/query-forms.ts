const language = String.raw`(?:curl|go|java|javascript|node(?:\.?js)?|php|python|ruby|typescript)`;
const library = "(?:axios|fetch|guzzle|httpx|okhttp|requests)";
/** The language or the library of a reader's program, or both. */
const program = `(?:${language}(?: ${library})?|axios|guzzle|httpx|okhttp)`;
/** With these words, the query is about the language itself. */
const aboutProgram =
  "(?:api|call|client|code|examples?|for|import|install|it|library|of|package|samples?|sdk|support|types?|use|version)";

/** Phrases of questions, with search words instead; "" removes a phrase. */
const queryForms: [RegExp, string][] = [
  [/^(?:what(?:['’]?s| is| are)? new|news)\b/i, "changelog"],
  [/\b(?:log|sign)(?:ged|ing)? ?[io]n\b|\blogging in(?: to\b| with\b|\W*$)/i, "authentication"],
  [/\b100 ?%(?= )/, "exact"],
  [/^how (?:do|can|will) I (?:know|see|tell|find out)(?= how)/i, ""],
  [/\bhow many(?= .*\b(?:left|remain(?:ing)?|so far|already|did)\b)/i, ""],
  [/\bhow many(?= )/i, "maximum"],
  [/^(?:which|what) (.+) (?:do I have|(?:are|is) there)\b/i, "list $1"],
  [/(?<=[a-z] )TMs?\b(?![+_-]| match)/i, "memory"],
  [/\bhow (?:good|accurate|reliable)(?= )/i, "quality"],
  [/\bhow far(?: along)?(?= )/i, "progress"],
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
  [new RegExp(String.raw`(?<=\S \S+)(?<!\b${aboutProgram}) (?:(?:in|with|using|from|via) )?${program}\W*$`, "i"), ""],
  [new RegExp(String.raw`^${program} (?!${aboutProgram}\b)(?=\S+ \S)`, "i"), ""],
  [/^(?:browse|display|see|show|view) (?:me )?(?:all )?(?:my |the )?(?=\w+s\b)/i, "list "],
  [
    /^(download|fetch|get|save) (?:my |the )?(?:chinese|dutch|english|french|german|italian|japanese|spanish) /i,
    "$1 translated ",
  ],
  [/^((?:delete|download|fetch|get|save)\b.*) (?:docx?|html?|pdf|pptx?|xlsx?)(?! file)\b/i, "$1 file"],
  [
    /^how long (?:are|do|is|will|does) (?:my |the )?(?:data|documents?|files?|results?|texts?|translations?|uploads?) (?:be |get )?(?:available|kept|remain|saved|stay|stored)/i,
    "data retention",
  ],
  [/^when (?:do|should|would|to) (?:I |you |we )?(?:choose|need|use)\b/i, "choosing"],
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
