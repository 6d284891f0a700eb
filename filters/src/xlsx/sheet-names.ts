import { TargetError, type TranslatableSpan } from "../document/translatable-span.ts";
import { escapeQuoted, isValidXml } from "../xml/references.ts";
import type { References } from "./references.ts";
import type { Sheet } from "./workbook.ts";

/** In UTF-16 code units, as spreadsheet applications count. */
const maxNameLength = 31;

/** The names of sheets that no formula or other part mentions, each a segment. */
export function createSheetNamesSpan(sheets: readonly Sheet[], { sheets: mentioned }: References): TranslatableSpan[] {
  const names = sheets.map(({ name }) => name.toLowerCase());
  return sheets.flatMap(({ name, attribute: { start, end }, isHidden }, index) => {
    if (isHidden || mentioned.has(name.toLowerCase())) return [];
    return [
      {
        start,
        end,
        segments: [{ source: name, context: "sheet name", maxLength: maxNameLength }],
        write([target]) {
          names[index] = (target ?? name).toLowerCase();
          if (target === undefined || target === name) return undefined;
          checkName(target);
          if (names.indexOf(target.toLowerCase()) !== names.lastIndexOf(target.toLowerCase()))
            throw new TargetError(0, "another sheet has this name", [0]);
          return escapeQuoted(target);
        },
      },
    ];
  });
}

function checkName(name: string): void {
  if (name.trim() === "" || name.length > maxNameLength || /[[\]:*?/\\]|^'|'$/.test(name) || !isValidXml(name))
    throw new TargetError(0, "a sheet cannot have this name", [0]);
}
