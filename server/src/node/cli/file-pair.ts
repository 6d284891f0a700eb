import { readFile } from "node:fs/promises";
import { basename, dirname, extname } from "node:path";
import { FilterError } from "@openparlance/filters/filter-error";
import { type FormatNames, findFormat, formats } from "@openparlance/filters/formats";
import { parseLocale } from "@openparlance/text";
import { CliError } from "../../commands/command.ts";
import { fileFault } from "../../rules/file-fault.ts";

/** A text and its translation, which have the same key in two files. */
export interface KeyedPair {
  key: string;
  source: string;
  target: string;
  maxLength?: number | undefined;
}

/** A file and its translation, whose texts are matched by their keys. */
export interface FilePair {
  sourceLanguage: string | undefined;
  targetLanguage: string | undefined;
  pairs: KeyedPair[];
  /** Keys of the source that the translation lacks. */
  missing: string[];
  /** Keys of the translation that the source lacks. */
  stale: string[];
}

/** Formats with keys whose files are in one language. */
const monolingual = ["json", "arb", "yaml", "properties", "properties-xml", "strings", "fluent", "android"] as const;
const others = ["resx", "stringsdict"] as const;
const named = Object.fromEntries([...monolingual, ...others].map((name) => [name, formats[name]]));

/**
 * Reads a file and its translation.
 *
 * @throws CliError
 */
export async function readFilePair(sourcePath: string, targetPath: string): Promise<FilePair> {
  const [sources, targets] = [await readTexts(sourcePath), await readTexts(targetPath)];
  const pairs: KeyedPair[] = [];
  const missing: string[] = [];
  for (const [key, { source, maxLength }] of sources) {
    const target = targets.get(key)?.source ?? "";
    if (target.trim() !== "") pairs.push({ key, source, target, maxLength });
    else if (source.trim() !== "" && !hasOtherForms(key, targets)) missing.push(key);
  }
  const stale: string[] = [];
  for (const [key, { source: target }] of targets) {
    if (sources.has(key)) continue;
    const form = otherForms(key, sources).at(-1);
    if (form === undefined) stale.push(key);
    else pairs.push({ key, source: sources.get(form)?.source ?? "", target });
  }
  return { sourceLanguage: languageOf(sourcePath), targetLanguage: languageOf(targetPath), pairs, missing, stale };
}

type Texts = Map<string, { source: string; maxLength?: number | undefined }>;

async function readTexts(path: string): Promise<Texts> {
  const format: FormatNames | undefined = findFormat(path) ?? findFormat(basename(path));
  if (!format || !Object.hasOwn(named, format.name)) {
    const titles = Object.values(named).map(({ title }) => title);
    throw new CliError(`${path} has no keys. Formats with keys are ${titles.join(", ")}.`);
  }
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(cause.code === "ENOENT" ? `${path} doesn't exist.` : `${path} can't be read.`, { cause });
  });
  const { extract } = await import("../../rules/extract.ts");
  const reading = { format: format.name, options: {}, subfilters: {}, srx: "", segmentation: "paragraph" as const };
  try {
    const { segments } = extract(basename(path), bytes, { sourceLang: "en" }, { reading });
    const root = rootOf(path, segments);
    return new Map(
      segments.map(({ context = "", source, maxLength }) => [context.slice(root.length), { source, maxLength }]),
    );
  } catch (cause) {
    if (cause instanceof FilterError && cause.reason === "No translatable content") return new Map();
    throw new CliError(`${path} can't be read: ${fileFault(cause, extname(path).slice(1)).message}`, { cause });
  }
}

/** What all keys of a file begin with that has its texts below its language, as Rails has them. */
function rootOf(path: string, segments: readonly { context?: string | undefined }[]): string {
  const root = `${languageOf(path)}.`;
  return segments.every(({ context }) => context?.replace("_", "-").startsWith(root)) ? root : "";
}

/** The plural categories of CLDR, as keys end with them. */
const formRegex = /([_.[])(zero|one|two|few|many|other)(\]?)$/;

/** The keys of the same text for other numbers; languages have different ones. */
function otherForms(key: string, texts: Texts): string[] {
  const form = formRegex.exec(key);
  if (!form) return [];
  const [, before = "", , after = ""] = form;
  const forms = ["zero", "one", "two", "few", "many", "other"].map(
    (name) => key.slice(0, form.index) + before + name + after,
  );
  return forms.filter((each) => each !== key && texts.has(each));
}

const hasOtherForms = (key: string, texts: Texts): boolean => otherForms(key, texts).length > 0;

/** The language that the path says: `de.json`, `messages_pt_BR.properties`, `de.lproj/…`, `values-de/…`. */
function languageOf(path: string): string | undefined {
  const names = [basename(path).split(".")[0] ?? "", basename(path, extname(path)), basename(dirname(path))];
  for (const name of names) {
    const tag = /(?:^|[._-])([a-z]{2}(?:[-_]r?[A-Z]{2})?)(?:\.lproj)?$/.exec(name)?.[1]?.replace(/[-_]r?/, "-");
    if (tag !== undefined && parseLocale(tag)) return tag;
  }
  return undefined;
}
