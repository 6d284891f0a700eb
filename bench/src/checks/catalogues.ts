import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { unpackDebian } from "../debian.ts";
import { type Message, readMo } from "../read-mo.ts";

/** Packages of Debian with catalogues in German, French and Spanish. */
const packages = [
  ...["adduser", "apt", "aptitude-common", "coreutils", "diffutils", "evince-common", "findutils", "gedit-common"],
  ...["gnumeric-common", "grep", "libgtk-3-common", "make", "nano", "nautilus-data", "network-manager"],
  ...["rhythmbox-data", "software-properties-common", "synaptic", "tar"],
] as const;

/** The languages of the catalogues. */
export const catalogueLanguages = ["de", "es", "fr"] as const;

export type CatalogueLanguage = (typeof catalogueLanguages)[number];

export interface Catalogue {
  language: CatalogueLanguage;
  /** `coreutils` */
  name: string;
  messages: readonly Message[];
}

/**
 * Reads the catalogues of Debian's packages, which are downloaded first if they are not there. They stay in a cache and
 * are no part of the repository.
 */
export async function readCatalogues(): Promise<Catalogue[]> {
  const roots: string[] = [];
  for (const name of packages) roots.push(await unpackDebian(name));
  const catalogues: Catalogue[] = [];
  for (const language of catalogueLanguages) {
    const matches: Catalogue[] = [];
    for (const root of roots) {
      const folder = join(root, "usr/share/locale", language, "LC_MESSAGES");
      for (const file of await readdir(folder)) {
        matches.push({
          language,
          name: file.replace(/\.mo$/, ""),
          messages: readMo(await readFile(join(folder, file))),
        });
      }
    }
    catalogues.push(...matches.sort((one, other) => (one.name < other.name ? -1 : 1)));
  }
  return catalogues;
}
