import type { RunDialect } from "../ooxml/dialect.ts";
import { readCharacters } from "./characters.ts";
import { runs } from "./write.ts";

/** Strings of SpreadsheetML. Phonetic readings stay unchanged. Source: ECMA-376 part 1, section 18.4. */
export const spreadsheet: RunDialect = {
  ...runs,
  roles: { "x:r": "run", "x:rPr": "runProperties", "x:t": "text" },
  comparable: (properties) => properties,
  read: readCharacters,
};
