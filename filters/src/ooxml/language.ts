import type { Edit } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { findChangedDirection, getPrimaryLanguage } from "../languages.ts";
import { type PackagePart, readEntry } from "../xml/package-filter.ts";
import { decodeText } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { createAttributeEdits } from "../xml/tags.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { startRoot } from "./package.ts";

/** Replaces the source language with the target language in the styles of a Word document. */
export function readStyles(
  archive: ZipArchive,
  name: string,
  { limits, sourceLanguage, targetLanguage }: FilterSettings,
): { part: PackagePart; language: string | undefined } | undefined {
  const direction = findChangedDirection({ sourceLanguage, targetLanguage });
  const isSource = (value: string) => getPrimaryLanguage(value) === getPrimaryLanguage(sourceLanguage);
  const entry = readEntry(archive, name, (text) => {
    const edits: Edit[] = [];
    let language: string | undefined;
    const scanner = XmlScanner.over(text, limits);
    for (let kind = startRoot(scanner); kind !== token.done; kind = scanner.next()) {
      if ((kind !== token.open && kind !== token.empty) || !/(?:^|:)lang$/.test(scanner.name)) continue;
      const attributes = scanner.attributes();
      const findNamed = (suffix: RegExp) => attributes.find((attribute) => suffix.test(attribute.name));
      const value = findNamed(/(?:^|:)val$/);
      const complex = findNamed(/(?:^|:)bidi$/);
      const isFromRight = direction === "ltr" && complex && isSource(complex.value);
      if (isFromRight) language ??= decodeText(complex.value);
      if (!value) continue;
      language ??= decodeText(value.value);
      if (targetLanguage === undefined || !(isSource(value.value) || isFromRight)) continue;
      // Right-to-left letters have a separate language.
      const name = direction === "rtl" ? value.name.replace(/val$/, "bidi") : value.name;
      const tag = { start: scanner.start, end: scanner.end, attributes };
      edits.push(...createAttributeEdits(text, tag, { [name]: targetLanguage }));
    }
    return { edits, language };
  });
  if (!entry) return undefined;
  const { result, ...part } = entry;
  return { part: { ...part, parts: [], edits: result.edits }, language: result.language };
}
