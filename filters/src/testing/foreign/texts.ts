/** The texts before and after a word. */
export interface Around {
  before: string;
  after: string;
}

const quotes = ['"', "'", "“", "”", "‘", "’", "«", "»", "„", "‚", "`", "´", "\\"];
const signs = [...quotes, ..."!#$%&()*+,-./:;<=>?@[]^_{|}~"];

/** Each sign at both edges of a mark, and between words before and after it. */
const aroundSigns = signs.flatMap((sign): Around[] => [
  { before: sign, after: sign },
  { before: `a ${sign} b${sign}c `, after: ` d ${sign} e` },
]);

const surroundings: readonly [before: string, after: string][] = [
  ["One. Two! ", " Three? Four."],
  ["One. “Two.” ", ". 'Three.' \"Four.\""],
  [" ", " "],
  ["  ", "  "],
  ["\u00A0", "\u00A0"],
  ["", ""],
  ["&amp;", "&lt;"],
  ["&#65;", "&nbsp;"],
  ["]]>", "]]>"],
  ["<!--", "-->"],
  ["<![CDATA[", "x"],
  ["a < b and ", " > c"],
  ["\\n", "\\"],
  ["\\u0041", '\\"'],
  ["\\\\", "\\'"],
  ["%s %1$d ", " %@ %%"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of other languages
  ["{0} ", " ${x} {"],
  ["# ", " #"],
  ["- ", " -"],
  ["-- ", " ---"],
  ["1. ", " 2."],
  ["> ", " >"],
  ["* ", " **"],
  ["_", "__"],
  [": ", ": "],
  [", ", ",,"],
  ["; ", ";"],
  ["= ", " ="],
  ["| ", " |"],
  ["@string/", ""],
  ["?attr/", ""],
  ["'s ", " 's"],
  ['""', '""'],
  ["''", "''"],
  ["```", "```"],
  ["[", "](x)"],
  ["![", "]"],
  ["https://a.b/?c=d&e=", "#f"],
  ["true: ", " null"],
  ["~", "~~"],
  ["日本", "😀"],
  ["é", "Ж"],
];

/** Texts that a format could read as its own markup. */
export const texts: readonly Around[] = [...aroundSigns, ...surroundings.map(([before, after]) => ({ before, after }))];
