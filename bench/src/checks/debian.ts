import { execFile } from "node:child_process";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Message, readMo } from "./read-mo.ts";

const run = promisify(execFile);

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

const folder = fileURLToPath(new URL("../../.cache/catalogues/", import.meta.url));

/**
 * Reads the catalogues of Debian's packages, which are downloaded first if they are not there. They stay in a cache and
 * are no part of the repository.
 */
export async function readCatalogues(): Promise<Catalogue[]> {
  await download();
  const catalogues: Catalogue[] = [];
  for (const language of catalogueLanguages) {
    const messages = `${folder}usr/share/locale/${language}/LC_MESSAGES/`;
    for (const file of (await readdir(messages)).sort()) {
      const name = file.replace(/\.mo$/, "");
      catalogues.push({ language, name, messages: readMo(await readFile(messages + file)) });
    }
  }
  return catalogues;
}

async function download(): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).includes("usr")) return;
  for (const name of packages) await run("apt-get", ["download", name], { cwd: folder });
  for (const file of (await readdir(folder)).filter((each) => each.endsWith(".deb"))) {
    await run("dpkg-deb", ["--extract", file, "."], { cwd: folder });
  }
}
