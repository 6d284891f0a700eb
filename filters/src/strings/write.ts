import type { CharacterReferences } from "../document/references.ts";

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r" };

export const stringsValue = (text: string): string => text.replace(/[\\"\n\t\r]/g, (found) => escapes[found] ?? found);

/** A character that the encoding of the file does not have: an escape for each UTF-16 code unit. */
export const stringsReference: CharacterReferences = {
  character: (codePoint) =>
    String.fromCodePoint(codePoint)
      .split("")
      .map((unit) => `\\U${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
};
