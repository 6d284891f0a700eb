import { Checker, checkSegment, type Finding, finish } from "@openparlance/engine";
import type { Segment } from "@openparlance/filters";
import { type FormatNames, findFormat, formats } from "@openparlance/filters/formats";
import { parseLocale } from "@openparlance/text";
import type { StoredReading } from "../core/filters.ts";

export interface KeyedFile {
  /** The path, whose last parts may contain the language. */
  path: string;
  segments: readonly Pick<Segment, "context" | "source" | "maxLength">[];
}

export interface KeyedPair {
  key: string;
  source: string;
  target: string;
  maxLength?: number | undefined;
  /** Whether the text is a plural form that only the target has; its source is that of another form. */
  isOwnForm?: true;
}

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
const otherFormats = ["resx", "stringsdict"] as const;
const formatsByName = Object.fromEntries([...monolingual, ...otherFormats].map((name) => [name, formats[name]]));

export const keyedFormats: string = Object.values(formatsByName)
  .map(({ title }) => title)
  .join(", ");

/** The configuration for a file with keys: texts aren't split into sentences. */
export function configurationForKeys(path: string): StoredReading | undefined {
  const format: FormatNames | undefined = findFormat(path) ?? findFormat(baseName(path));
  if (!format || !Object.hasOwn(formatsByName, format.name)) return undefined;
  return { format: format.name, options: {}, subfilters: {}, srx: "", segmentation: "paragraph" };
}

export const pairFiles = (source: KeyedFile, target: KeyedFile): FilePair => finish(pairInSlices(source, target));

/** Matches the texts one key at a time, so that the caller can do other work in between. */
export function* pairInSlices(source: KeyedFile, target: KeyedFile): Generator<void, FilePair> {
  const roots = [rootOf(source), rootOf(target)] as const;
  // In files of Rails, the texts are below the code of their language.
  const [sourceRoot, targetRoot] = roots.includes("") || roots[0] === roots[1] ? ["", ""] : roots;
  const sources = yield* readTexts(source, sourceRoot);
  const targets = yield* readTexts(target, targetRoot);
  const sourceLanguage = languageOf(source.path) ?? toTag(sourceRoot);
  const targetLanguage = languageOf(target.path) ?? toTag(targetRoot);
  const pairs: KeyedPair[] = [];
  const missing: string[] = [];
  const targetForms = targetLanguage === undefined ? undefined : pluralForms(targetLanguage);
  for (const [key, { source, maxLength }] of sources) {
    yield;
    const target = targets.get(key)?.source ?? "";
    if (target.trim() !== "") pairs.push({ key, source, target, maxLength });
    else if (source.trim() !== "" && !isOtherwiseFormed(key, targets, targetForms)) missing.push(key);
  }
  const stale: string[] = [];
  for (const [key, { source: target }] of targets) {
    yield;
    if (sources.has(key)) continue;
    const form = otherForms(key, sources).at(-1);
    if (form === undefined) stale.push(key);
    else pairs.push({ key, source: sources.get(form)?.source ?? "", target, isOwnForm: true });
  }
  return { sourceLanguage, targetLanguage, pairs, missing, stale };
}

/** The error if the paths contain other languages than the memory has. */
export function findLanguageFault(
  { sourceLanguage, targetLanguage }: Pick<FilePair, "sourceLanguage" | "targetLanguage">,
  memory: { sourceLang: string; targetLang: string },
): string | undefined {
  if (sourceLanguage === undefined || targetLanguage === undefined) return undefined;
  if (isIn(sourceLanguage, memory.sourceLang) && isIn(targetLanguage, memory.targetLang)) return undefined;
  const { sourceLang, targetLang } = memory;
  return `The files are in ${sourceLanguage} and ${targetLanguage}, but the memory is from ${sourceLang} to ${targetLang}.`;
}

const isIn = (tag: string, language: string): boolean => primary(tag) === primary(language);
/** The primary language. Norwegian (`no`) is usually written as `nb`. */
const primary = (tag: string): string => tag.replace(/-.*/, "").replace(/^no$/, "nb");

type Texts = Map<string, KeyedFile["segments"][number]>;

function* readTexts({ segments }: KeyedFile, root: string): Generator<void, Texts> {
  const start = root === "" ? 0 : root.length + 1;
  const texts: Texts = new Map(segments.map((segment) => [(segment.context ?? "").slice(start), segment]));
  for (const key of texts.keys()) {
    yield;
    if (isForTranslators(key, texts)) texts.delete(key);
  }
  return texts;
}

/** Whether a text only explains the message next to it, as in files of browser extensions and FormatJS. */
function isForTranslators(key: string, texts: Texts): boolean {
  const message = /^(.*\.)(?:description$|placeholders\.)/.exec(key)?.[1];
  return message !== undefined && ["message", "defaultMessage"].some((name) => texts.has(message + name));
}

/** The first part of all keys of a file, if it may be a language. */
function rootOf({ segments }: KeyedFile): string {
  const root = /^([a-z]{2,3}(?:[-_][A-Za-z0-9]{2,4})*)\./.exec(segments[0]?.context ?? "")?.[1];
  return root !== undefined && segments.every(({ context }) => context?.startsWith(`${root}.`)) ? root : "";
}

/** The plural categories of CLDR, which are the ends of keys. */
const categories = ["zero", "one", "two", "few", "many", "other"];
const formPattern = new RegExp(`([_.[/])(${categories.join("|")})(\\]?)$`);

/** The keys of the same text for other numbers, or for all numbers. Languages have different plural forms. */
function otherForms(key: string, texts: Texts): string[] {
  const form = formPattern.exec(key);
  const start = form ? key.slice(0, form.index) : key;
  const ends = form ? [[form[1], form[3]]] : ["_", "."].map((before) => [before, ""]);
  const forms = ends.flatMap(([before, after]) => categories.map((name) => `${start}${before}${name}${after}`));
  return [start, ...forms].filter((each) => each !== key && texts.has(each));
}

/** Whether a translation lacks a plural form because its language has other ones, or none. */
function isOtherwiseFormed(key: string, targets: Texts, targetForms: PluralForms | undefined): boolean {
  const forms = otherForms(key, targets);
  const category = formPattern.exec(key)?.[2];
  if (forms.length === 0 || category === undefined || targetForms === undefined) return forms.length > 0;
  const isNeeded = targetForms[key.includes("_ordinal_") ? "ordinal" : "cardinal"].includes(category);
  return !isNeeded || forms.includes(key.slice(0, -category.length - 1));
}

type PluralForms = Record<"cardinal" | "ordinal", readonly string[]>;

function pluralForms(language: string): PluralForms {
  const of = (type: keyof PluralForms) => new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  return { cardinal: of("cardinal"), ordinal: of("ordinal") };
}

const tag = "[a-z]{2}(?:[-_+][A-Z][a-z]{3})?(?:[-_+]r?(?:[A-Z]{2}|\\d{3}))?";
const tagPattern = new RegExp(`(?:^|[._-]|b\\+)(${tag})(?:\\.lproj)?$`);

/** The language in the path: `de.json`, `messages_pt_BR.properties`, `de.lproj/…`, `values-b+sr+Latn/…`. */
function languageOf(path: string): string | undefined {
  const [name = "", folder = ""] = path.split(/[/\\]/).toReversed();
  const names = [name.split(".")[0] ?? "", name.replace(/\.[^.]*$/, ""), folder];
  return names.map((each) => toTag(tagPattern.exec(each)?.[1])).find((language) => language !== undefined);
}

function toTag(text: string | undefined): string | undefined {
  const tag = text?.replace(/[-_+]r?/g, "-");
  return tag !== undefined && parseLocale(tag) ? tag : undefined;
}

const baseName = (path: string): string => path.replace(/^.*[/\\]/, "");

/** The findings in each translation of a file, then the keys that only one of the files has. */
export function* checkFilePair(
  { pairs, missing, stale }: Pick<FilePair, "pairs" | "missing" | "stale">,
  settings: ConstructorParameters<typeof Checker>[0],
): Generator<{ segments: number; findings: Finding[] }> {
  const checker = new Checker(settings);
  for (const { key, isOwnForm, ...pair } of pairs) {
    const segment = { id: key, ...pair };
    // Several plural forms of the target may have the same source.
    const findings = isOwnForm ? checkSegment(segment, settings).findings : checker.check(segment);
    yield { segments: 1, findings };
  }
  const about = (check: "missing" | "stale", type: Finding["type"], severity: Finding["severity"], message: string) => {
    return (segment: string): Finding => ({ check: check as Finding["check"], type, severity, segment, message });
  };
  yield {
    segments: 0,
    findings: missing.map(about("missing", "untranslated", "error", "The translation is missing.")),
  };
  const notInSource = "The source doesn't have this key.";
  yield { segments: 0, findings: stale.map(about("stale", "inconsistency", "warning", notInSource)) };
}
