import type { TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { readRelations } from "../ooxml/package.ts";
import { readPart } from "../ooxml/part.ts";
import { type PackagePart, requireEntry } from "../xml/package-filter.ts";
import { decodeText } from "../xml/references.ts";
import type { XmlAttribute } from "../xml/scanner.ts";
import type { TagLocation } from "../xml/tags.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { createFormulaVisitor, type FormulaContext } from "./formulas.ts";

export interface Sheet {
  name: string;
  /** The name in the workbook's part. */
  attribute: XmlAttribute;
  /** `worksheet`, `chartsheet`, or a type without text. */
  type: string;
  target: string;
  isHidden: boolean;
}

export interface Workbook {
  /** The workbook's part, which also has the named formulas. */
  part: PackagePart;
  sheets: readonly Sheet[];
  calcTag: TagLocation | undefined;
}

/** Reads which sheets there are (ECMA-376 part 1, section 18.2). */
export function readWorkbook(
  archive: ZipArchive,
  name: string,
  settings: FilterSettings,
  cells: FormulaContext,
): Workbook {
  const relations = readRelations(archive, name, settings.limits);
  const sheets: Sheet[] = [];
  const names: TranslatableSpan[] = [];
  let calcTag: TagLocation | undefined;
  const entry = requireEntry(archive, name, (text) => {
    readPart(text, "x:workbook", {
      settings,
      vocabulary: {
        paragraphs: {},
        visitors: {
          "x:sheet": (element) => {
            const attribute = element.scanner.attributes().find((each) => each.name === "name");
            const relation = relations.find(({ id }) => id === element.attribute("id"));
            if (!attribute || !relation) throw element.scanner.error("a sheet without a name or a part");
            const { type, target } = relation;
            const isHidden = (element.attribute("state") ?? "visible") !== "visible";
            sheets.push({ name: decodeText(attribute.value), attribute, type, target, isHidden });
          },
          "x:definedName": createFormulaVisitor(cells, names),
          "x:calcPr": ({ scanner }) => {
            calcTag = scanner.tag;
          },
        },
      },
    });
  });
  const { result: _, ...part } = entry;
  return { part: { ...part, parts: names }, sheets, calcTag };
}
