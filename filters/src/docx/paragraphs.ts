import { type RunDialect, spaceAttribute } from "../ooxml/dialect.ts";
import { withoutElements } from "../ooxml/properties.ts";
import { escapeText, removeInvalid } from "../xml/references.ts";

/** Characters that are elements, and the elements. */
// biome-ignore format: a list
const elements: Readonly<Record<string, string>> = { "\u2011": "noBreakHyphen", "\u00AD": "softHyphen", "\t": "tab", "\n": "br" };

/**
 * Paragraphs of WordprocessingML. When a paragraph is written again, language, spelling marks and page breaks that the
 * application computed are dropped. Text that tracked changes deleted stays unchanged.
 * Source: ECMA-376 part 1, section 17.3.
 */
export const wordprocessing: RunDialect = {
  roles: {
    "w:pPr": "properties",
    "w:r": "run",
    "w:rPr": "runProperties",
    "w:t": "text",
    "w:hyperlink": "container",
    "w:ins": "container",
    "w:moveTo": "container",
    "w:smartTag": "container",
    "w:customXml": "container",
    "w:sdt": "container",
    "w:sdtContent": "container",
    "w:dir": "container",
    "w:bdo": "container",
    "w:fldSimple": "simpleField",
    "w:fldChar": "fieldMark",
    "w:instrText": "instruction",
    "w:bookmarkStart": "rangeStart",
    "w:bookmarkEnd": "rangeEnd",
    "w:commentRangeStart": "rangeStart",
    "w:commentRangeEnd": "rangeEnd",
    "w:permStart": "rangeStart",
    "w:permEnd": "rangeEnd",
    "w:tab": "character",
    "w:br": "character",
    "w:cr": "character",
    "w:sym": "content",
    "w:ruby": "ruby",
    "w:pgNum": "content",
    "m:oMath": "content",
    "w:proofErr": "dropped",
    "w:lastRenderedPageBreak": "dropped",
  },
  hasLongRuns: true,
  writeProperties: (properties) => properties,
  pieces: (text) => text.split(/([\u2011\u00AD\t\n])/).filter((piece) => piece !== ""),
  element(piece, prefix) {
    const name = elements[piece];
    if (name !== undefined) return `<${prefix}${name}/>`;
    return `<${prefix}t${spaceAttribute(piece)}>${escapeText(removeInvalid(piece))}</${prefix}t>`;
  },
  characters: { "w:noBreakHyphen": "\u2011", "w:softHyphen": "\u00AD" },
  isHidden: (properties) => /<(?:\w+:)?vanish(?:\s*\/?>|\s+[\w:]+=["'](?:1|true|on)["'])/.test(properties),
  comparable: withoutElements("lang", "noProof"),
  // Line ends and tabs in the file are blanks; in the text, they are elements.
  read(content, isPreserved) {
    const line = content.replace(/[\t\n\r]/g, " ");
    return isPreserved ? line : line.replace(/^ +|(?<! ) +$/g, "");
  },
};
