import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchDebian } from "../../../scripts/real-files/fetch-packages.ts";
import { readMo } from "../read-mo.ts";

export interface QualityPair {
  source: string;
  target: string;
}

const maxPairs = 3000;

/** English to Spanish, in the order of their files. */
export const texts: Record<string, () => Promise<QualityPair[]>> = {
  interface: () => readLibreOffice(() => true),
  spreadsheet: () => readLibreOffice((catalog) => catalog === "sc.mo"),
  help: readHelp,
};

const unpackPackage = (name: string): string => fetchDebian([name]).get(name) as string;

async function readLibreOffice(isWanted: (catalog: string) => boolean): Promise<QualityPair[]> {
  const root = unpackPackage("libreoffice-l10n-es");
  const folder = join(root, "usr/lib/libreoffice/program/resource/es/LC_MESSAGES");
  const pairs: QualityPair[] = [];
  for (const file of (await readdir(folder)).sort().filter(isWanted)) {
    const messages = readMo(await readFile(join(folder, file)));
    pairs.push(...messages.filter(({ otherSource }) => otherSource === undefined));
    if (pairs.length > 2 * maxPairs) break;
  }
  return selectUsable(pairs);
}

/** Paragraphs of GNOME Help, from pages that have the same number of paragraphs in both languages. */
async function readHelp(): Promise<QualityPair[]> {
  const root = join(unpackPackage("gnome-user-docs"), "usr/share/help");
  const pages = (await readdir(join(root, "C/gnome-help"))).filter((file) => file.endsWith(".page")).sort();
  const pairs: QualityPair[] = [];
  for (const page of pages) {
    const read = (language: string) => readFile(join(root, language, "gnome-help", page), "utf8");
    const [source, target] = (await Promise.all(["C", "es"].map(read))).map(readParagraphs);
    if (source?.length !== target?.length) continue;
    pairs.push(...(source ?? []).map((text, at) => ({ source: text, target: target?.[at] ?? "" })));
  }
  return selectUsable(pairs.filter(({ source, target }) => source !== target));
}

const paragraphPattern = /<(p|title|desc)(?:\s[^>]*)?>((?:(?!<\/?(?:p|title|desc)[\s>]).)*?)<\/\1>/gsu;

function readParagraphs(page: string): string[] {
  return Array.from(page.replace(/<!--.*?-->/gsu, "").matchAll(paragraphPattern), ([, , text = ""]) => {
    const plain = text
      .replace(/<[^>]*>/gu, "")
      .replace(/&(lt|gt|amp|quot|apos);/gu, (_, name: keyof typeof entities) => entities[name])
      .replace(/\s+/gu, " ");
    return plain.trim();
  });
}

const entities = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const selectUsable = (pairs: QualityPair[]) =>
  pairs
    .filter(({ source, target }) => source.trim() && target.trim() && !/[\n\t\0]/u.test(source + target))
    .slice(0, maxPairs);
