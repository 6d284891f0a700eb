import { type RunWriting, spaceAttribute } from "../ooxml/dialect.ts";
import { escapeText, removeInvalid } from "../xml/references.ts";

/** Characters that are elements, and the elements. */
const elements: Readonly<Record<string, string>> = {
  "\u2011": "noBreakHyphen",
  "\u00AD": "softHyphen",
  "\t": "tab",
  "\n": "br",
};

/** Runs of WordprocessingML. Source: ECMA-376 part 1, section 17.3.2. */
export const runs: RunWriting = {
  hasLongRuns: true,
  writeProperties: (properties) => properties,
  pieces: (text) => text.split(/([\u2011\u00AD\t\n])/).filter((piece) => piece !== ""),
  element(piece, prefix) {
    const name = elements[piece];
    if (name !== undefined) return `<${prefix}${name}/>`;
    return `<${prefix}t${spaceAttribute(piece)}>${escapeText(removeInvalid(piece))}</${prefix}t>`;
  },
};
