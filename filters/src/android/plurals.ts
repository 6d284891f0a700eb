import type { Plural } from "../document/plurals.ts";
import type { Limits } from "../limits.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { isLocked, isPlurals } from "./elements.ts";

/** The plurals that are translated and have an item for `other`. */
export function readPlurals(text: string, limits: Pick<Limits, "depth">): Plural[] {
  if (!text.includes("<plural")) return [];
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  const plurals: Plural[] = [];
  let classes: string[] | undefined;
  let other: Plural["other"] | undefined;
  let start = 0;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { path, name } = scanner;
    if (kind === token.open && path.length === 2) {
      classes = isPlurals(name) && !isLocked(scanner) ? [] : undefined;
      other = undefined;
    } else if (kind === token.open && path.length === 3) {
      classes?.push(scanner.attribute("quantity") ?? "");
      start = scanner.start;
    } else if (kind === token.close && path.length === 2) {
      if (classes?.at(-1) === "other") other = { start, end: scanner.end };
    } else if (kind === token.close && path.length === 1 && classes && other) {
      plurals.push({ classes, other });
    }
  }
  return plurals;
}
