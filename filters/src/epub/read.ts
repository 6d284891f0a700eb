import type { FilterSettings } from "../filter.ts";
import { readXhtml } from "../html/index.ts";
import type { PackagePart, PackageParts } from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { Container } from "./container.ts";
import { readNcx } from "./ncx.ts";
import type { EpubOptions } from "./options.ts";
import { readPackage } from "./package-document.ts";

/** Reads the texts of a publication: documents, navigation, metadata. */
export function readEpub(archive: ZipArchive, settings: FilterSettings<EpubOptions>): PackageParts {
  const container = new Container(archive, settings.limits);
  const { packageName } = container;
  const { result: packageDocument, ...packageEntry } = container.read(packageName, (text) =>
    readPackage(text, packageName, settings),
  );
  const names = new Set(archive.names);
  const others = packageDocument.others.filter((name) => names.has(name));
  const entries: PackagePart[] = [...packageDocument.documents, ...others].map((name) => {
    const { result: content, ...entry } = container.read(name, (text) => {
      const { parts, edits } = readXhtml(text, settings);
      return { parts: [...parts], edits };
    });
    return { ...entry, ...content };
  });
  if (packageDocument.ncx !== undefined) {
    const { result: labels, ...entry } = container.read(packageDocument.ncx, (text) => readNcx(text, settings));
    entries.push({ ...entry, ...labels });
  }
  entries.push({ ...packageEntry, parts: packageDocument.units, edits: packageDocument.edits });
  return { entries, sourceLanguage: packageDocument.language };
}
