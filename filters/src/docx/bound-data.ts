import { textOf, type Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { readRelations } from "../ooxml/package.ts";
import { readUnlessBroken } from "../ooxml/parts.ts";
import type { TextUnit } from "../ooxml/reading.ts";
import { RepeatedTexts } from "../ooxml/repeated-texts.ts";
import { readElements } from "../xml/elements.ts";
import { localName } from "../xml/inline.ts";
import { type PackagePart, readEntry } from "../xml/package-filter.ts";
import { buildStringUnit } from "../xml/strings.ts";
import type { ZipArchive } from "../zip/archive.ts";

const bindingPattern = /:dataBinding\s[^<>]{0,2000}?:xpath\s*=\s*(?:"([^"]{1,500})"|'([^']{1,500})')/g;
const storeTypes = new Set(["customXml", "core-properties", "extended-properties"]);

/**
 * Adds the data that content controls show, such as the title on a cover page, as copies of the texts of `parts`. Word
 * replaces the text of a control with its data when it opens the document. Source: ECMA-376 part 1, section 17.5.2.6.
 *
 * @param left receives the names of data that stays unchanged: no paragraph has its text, or its file isn't well formed
 */
export function withBoundData(
  archive: ZipArchive,
  main: string,
  parts: readonly PackagePart[],
  settings: FilterSettings<{ documentProperties: boolean }>,
  left: Set<string>,
): PackagePart[] {
  const paths = new Set(parts.flatMap(({ text }) => listBindings(text)));
  if (paths.size === 0) return [...parts];
  const texts = new RepeatedTexts();
  const originals = parts.map((part) => ({ ...part, parts: texts.collect(part.parts as TextUnit[], true, settings) }));
  const links = [...readRelations(archive, main, settings.limits), ...readRelations(archive, "", settings.limits)];
  const stores = links
    .filter(({ type }) => storeTypes.has(type) && !(type === "core-properties" && settings.options.documentProperties))
    .flatMap(({ target }): PackagePart[] => {
      const entry = readUnlessBroken(() => readEntry(archive, target, (text) => readStore(text, paths, settings)));
      if (!entry) {
        if (archive.names.includes(target)) left.add(target);
        return [];
      }
      const { result: units, ...store } = entry;
      const copies = texts.collect(units, false, settings);
      for (const [index, { segments }] of copies.entries())
        if (segments.length > 0) left.add(units[index]?.context ?? "");
      return [{ ...store, parts: copies.filter(({ segments }) => segments.length === 0) }];
    });
  return [...originals, ...stores];
}

/** The paths of the data, without namespaces and positions: `coreProperties/title`. */
function listBindings(text: string): string[] {
  if (!text.includes(":dataBinding")) return [];
  return Array.from(text.matchAll(bindingPattern), ([, quoted, path = quoted ?? ""]) =>
    path
      .split("/")
      .slice(1)
      .map((step) => localName(step.replace(/\[.*/, "")))
      .join("/"),
  );
}

function readStore(text: string, paths: ReadonlySet<string>, { limits }: FilterSettings): Unit[] {
  const units: Unit[] = [];
  for (const { name, path, contentStart, contentEnd } of readElements(text, limits)) {
    if (!paths.has([...path.map(localName), name].join("/"))) continue;
    const unit = buildStringUnit(text, contentStart, contentEnd, { context: name });
    if (unit && /\p{L}{2}/u.test(textOf(unit))) units.push(unit);
  }
  return units;
}
