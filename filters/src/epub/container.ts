import type { DecodedText } from "../encoding.ts";
import { FilterError } from "../filter-error.ts";
import type { Limits } from "../limits.ts";
import { findAttribute, readElements } from "../xml/elements.ts";
import { readEntry, requireEntry } from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { resolveEntryName } from "../zip/names.ts";

/** The entries of a publication, by its container (EPUB 3.3, section 4, "Open container format"). */
export class Container {
  readonly packageName: string;
  readonly #archive: ZipArchive;
  readonly #encrypted: ReadonlySet<string>;

  /** @throws FilterError "File extraction error" when it isn't an EPUB */
  constructor(archive: ZipArchive, limits: Limits) {
    const type = archive.read("mimetype");
    if (type && new TextDecoder().decode(type).trim() !== "application/epub+zip")
      throw createEpubError("it is of another type");
    const container = readEntry(archive, "META-INF/container.xml", (text) => findRootFile(text, limits));
    if (!container?.result) throw createEpubError("no META-INF/container.xml names a package document");
    const encryption = readEntry(archive, "META-INF/encryption.xml", (text) => listEncryptedNames(text, limits));
    this.packageName = container.result;
    this.#archive = archive;
    this.#encrypted = new Set(encryption?.result);
  }

  /** @throws FilterError "File extraction error" for an entry that is missing, encrypted or refused by `read` */
  read<Result>(name: string, read: (text: string) => Result): DecodedText & { name: string; result: Result } {
    if (this.#encrypted.has(name))
      throw new FilterError("File extraction error", "an entry is encrypted", { entry: name });
    return requireEntry(this.#archive, name, read);
  }
}

const createEpubError = (why: string) => new FilterError("File extraction error", `not an EPUB: ${why}`);

function findRootFile(text: string, limits: Limits): string | undefined {
  for (const element of readElements(text, limits)) {
    if (element.name === "rootfile") return findAttribute(element, "full-path");
  }
  return undefined;
}

/** The names of all encrypted entries: protected content, and obfuscated fonts, which are not read anyway. */
function listEncryptedNames(text: string, limits: Limits): string[] {
  return Array.from(readElements(text, limits)).flatMap((element) => {
    const name = element.name === "CipherReference" ? resolveEntryName(findAttribute(element, "URI") ?? "") : undefined;
    return name === undefined ? [] : [name];
  });
}
