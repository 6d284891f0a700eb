import type { FilterSettings } from "../filter.ts";
import { readXhtml } from "../html/index.ts";
import type { FoundParts, PackagePart } from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { Container } from "./container.ts";
import { readNcx } from "./ncx.ts";
import type { EpubOptions } from "./options.ts";
import { readPackage } from "./package-document.ts";

/** Reads the texts of a publication: documents, navigation, metadata. */
export function readEpub(archive: ZipArchive, settings: FilterSettings<EpubOptions>): FoundParts {
  const container = new Container(archive, settings.limits);
  const { packageName } = container;
  const { found, ...packageEntry } = container.read(packageName, (text) => readPackage(text, packageName, settings));
  const names = new Set(archive.names);
  const others = found.others.filter((name) => names.has(name));
  const entries: PackagePart[] = [...found.documents, ...others].map((name) => {
    const { found, ...entry } = container.read(name, (text) => {
      const { parts, edits } = readXhtml(text, settings);
      return { parts: [...parts], edits };
    });
    return { ...entry, ...found };
  });
  if (found.ncx !== undefined) {
    const { found: labels, ...entry } = container.read(found.ncx, (text) => readNcx(text, settings));
    entries.push({ ...entry, ...labels });
  }
  entries.push({ ...packageEntry, parts: found.units, edits: found.edits });
  return { entries, sourceLanguage: found.language };
}
