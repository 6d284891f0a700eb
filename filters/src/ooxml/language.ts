import type { Edit } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { primaryLanguage } from "../languages.ts";
import { type PackagePart, readEntry } from "../xml/package-filter.ts";
import { decodeText, escapeAttribute } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { startRoot } from "./package.ts";

/** The styles of a Word document, whose language becomes the target's where it is the source's. */
export function readStyles(
  archive: ZipArchive,
  name: string,
  { limits, sourceLanguage, targetLanguage }: FilterSettings,
): { part: PackagePart; language: string | undefined } | undefined {
  const entry = readEntry(archive, name, (text) => {
    const edits: Edit[] = [];
    let language: string | undefined;
    const scanner = XmlScanner.over(text, limits);
    for (let kind = startRoot(scanner); kind !== token.done; kind = scanner.next()) {
      if ((kind !== token.open && kind !== token.empty) || !/(?:^|:)lang$/.test(scanner.name)) continue;
      const value = scanner.attributes().find((attribute) => /(?:^|:)val$/.test(attribute.name));
      if (!value) continue;
      language ??= decodeText(value.value);
      if (targetLanguage === undefined || primaryLanguage(value.value) !== primaryLanguage(sourceLanguage)) continue;
      edits.push({ start: value.start, end: value.end, text: escapeAttribute(targetLanguage) });
    }
    return { edits, language };
  });
  if (!entry) return undefined;
  const { found, ...part } = entry;
  return { part: { ...part, parts: [], edits: found.edits }, language: found.language };
}
