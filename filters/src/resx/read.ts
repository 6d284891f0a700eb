import type { Unit } from "../document/unit.ts";
import type { Limits } from "../limits.ts";
import { decodeText } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { type Datum, readDatum } from "./datum.ts";
import { valueUnit } from "./write.ts";

/** The values of `data` elements that are strings, with or without that type, by the name of the datum. */
export function readResx(text: string, limits: Pick<Limits, "depth">): Unit[] {
  const scanner = XmlScanner.over(text, limits);
  const units: Unit[] = [];
  let datum: Datum | undefined;
  let start = 0;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const depth = scanner.path.length;
    if (kind === token.open) {
      if (depth === 1 && scanner.name !== "root") throw scanner.error("not a RESX document: another root element");
      if (depth === 2 && scanner.name === "data") datum = readDatum(scanner);
      if (depth === 3) start = scanner.end;
    } else if (kind === token.close && datum) {
      if (depth === 2 && scanner.name === "value") datum.value = { start, end: scanner.start };
      if (depth === 2 && scanner.name === "comment")
        datum.comment = decodeText(text.slice(start, scanner.start)).trim();
      if (depth !== 1) continue;
      const unit = datum.isString ? valueUnit(text, datum) : undefined;
      if (unit) units.push(unit);
      datum = undefined;
    }
  }
  return units;
}
