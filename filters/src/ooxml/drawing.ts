import { escapeText, removeInvalid } from "../xml/references.ts";
import { onePiece, type RunDialect } from "./dialect.ts";
import { withoutAttributes } from "./properties.ts";
import type { ElementReader, OoxmlVocabulary, TextUnit } from "./reading.ts";

/** Paragraphs of DrawingML. Rewritten runs get the target language. Source: ECMA-376 part 1, section 21.1.2. */
const paragraph: RunDialect = {
  roles: {
    "a:pPr": "properties",
    "a:r": "run",
    "a:rPr": "runProperties",
    "a:t": "text",
    "a:fld": "content",
    "a14:m": "content",
  },
  hasLongRuns: false,
  comparable: withoutAttributes("lang", "altLang", "dirty", "err", "noProof", "smtClean", "bmk"),
  writeProperties(properties, prefix, targetLanguage) {
    if (targetLanguage === undefined) return properties;
    if (properties === "") return `<${prefix}rPr lang="${targetLanguage}"/>`;
    return properties.replace(/^<[\w:]+/, (tag) => `${tag} lang="${targetLanguage}"`);
  },
  read: (content) => content,
  pieces: onePiece,
  element: (piece, prefix) => `<${prefix}t>${escapeText(removeInvalid(piece))}</${prefix}t>`,
};

const paragraphs = { "a:p": paragraph };

/** Attributes of a link with a tooltip. */
export const tooltips = { "a:hlinkClick": ["tooltip"], "a:hlinkHover": ["tooltip"] };

/** Skips a run of a formula that has just begun, unless it is normal text. */
function skipUnlessWords(part: ElementReader): void {
  const { buffer, end } = part.scanner;
  const [properties = ""] = buffer.slice(end, end + 300).split("m:t>", 1);
  if (!/<m:nor(?:\s*\/>|\s+m:val=["'](?:1|on|true)["'])/.test(properties)) part.content();
}

/** The words in formulas. */
export const formulaTexts = { texts: new Set(["m:t"]), visitors: { "m:r": skipUnlessWords } };

export const drawingVocabulary: OoxmlVocabulary = { paragraphs, attributes: tooltips, ...formulaTexts };

/** Shapes in charts and diagrams with their descriptions. */
export const describedVocabulary: OoxmlVocabulary = {
  ...drawingVocabulary,
  attributes: {
    ...tooltips,
    ...Object.fromEntries(["cdr", "dgm14", "dsp"].map((prefix) => [`${prefix}:cNvPr`, ["descr", "title"]])),
  },
};

/** Charts: their own texts, with those of titles and trend lines, and their copies of texts in the data. */
export const chartVocabulary: OoxmlVocabulary = {
  paragraphs,
  texts: new Set(["c:v", "c:name", "cx:pt", "cx:v"]),
  skipped: new Set(["c:numCache", "c:numLit", "c:pivotSource", "cx:numDim", "cx:f"]),
  visitors: {
    "c:strLit": (element, into) => {
      const units: TextUnit[] = [];
      element.eachChild((kind) => element.readWhole(kind, units));
      // A unit with `finish` isn't a copy of a cell.
      for (const unit of units) into.push("segments" in unit ? unit : { ...unit, finish: (markup) => markup });
    },
  },
};
