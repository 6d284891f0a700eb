import { matchAt } from "@openparlance/text";
import { shiftUnit } from "../document/shift-unit.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { findChangedDirection, getPrimaryLanguage } from "../languages.ts";
import { createMatcher } from "../patterns.ts";
import { readYaml } from "../yaml/read.ts";
import { buildPlainUnit } from "./link-titles.ts";
import { readToml } from "./toml.ts";

/** Group 1: everything except the last line. Lines of semicolons, as in GitLab, contain JSON, which is valid YAML. */
const yamlPattern = /^((?:---|;;;)[ \t]*(?:\r\n|\r|\n)[\s\S]*?)^(?:---|\.\.\.|;;;)[ \t]*$/my;
/** A JSON object, which Hugo accepts, is valid YAML. */
const jsonPattern = /^(\{\s*"[^"\\\r\n]*"\s*:[\s\S]*?^\})[ \t]*$/my;
const tomlPattern = /^(\+\+\+[ \t]*(?:\r\n|\r|\n)[\s\S]*?)^\+\+\+[ \t]*$/my;
/** Lines above the first empty one, as in Pelican and MultiMarkdown, or above three dashes. */
const metadataPattern =
  /(?:[A-Za-z][\w-]*:(?:[ \t].*)?(?:\r\n?|\n)(?:[ \t]{4,}\S.*(?:\r\n?|\n))*)+(?=[ \t]*(?:[\r\n]|$)|-{3}[ \t]*[\r\n])/y;

const languageValuePattern = /^(["']?)([\w-]+)\1$/d;

/**
 * The texts of a document's front matter, in YAML, TOML or JSON, and its end.
 *
 * @param edits receives the edits for a translation
 * @param leave called for front matter that isn't YAML
 */
export function readFrontMatter(
  text: string,
  keys: readonly string[],
  settings: FilterSettings,
  edits: Edit[],
  leave: (at: number) => void,
): { units: Unit[]; end: number } {
  const isToml = text.startsWith("+++");
  const block = isToml ? tomlPattern : /^(?:---|;;;)/.test(text) ? yamlPattern : text.startsWith("{") && jsonPattern;
  const match = (block === jsonPattern && findJsonLine(text)) || (block && matchAt(block, text, 0));
  // Includes the opening line, which is also valid YAML, so that offsets are those of the file.
  const [, front = ""] = match || [];
  const isWanted = createMatcher(isOfMarp(front) ? [...keys, ...keysOfMarp] : keys);
  if (!match || (block === yamlPattern && !keyPattern.test(firstLinePattern.exec(front)?.[0] ?? "?")))
    return readMetadata(text, isWanted);
  const read = isToml ? readTomlOr : readYamlOr;
  const values = read(front.replace(/^;;;/, "---"), settings, () => leave(0));
  const units: Unit[] = [];
  for (const unit of values) {
    const edit = editLanguage(front, unit, settings);
    if (edit) edits.push(edit);
    else if (isWanted(unit.context ?? "")) units.push(unit);
  }
  return { units, end: match[0].length };
}

/** The first line that isn't a comment. If it begins no mapping, the dashes above it are a thematic break. */
const firstLinePattern = /^(?!---|;;;)[ \t]*[^\s#].*/m;
const keyPattern = /^[ \t]*(?:[{?!&]|[^\s\->*`|[](?:[^:]|:(?=\S))*:(?:\s|$))/;
/** A list, mapping or alias with text after it, which isn't YAML: `title: [One] two`. */
const unreadValuePattern = /^(?:\[[^\]]*\]|\{[^}]*\}+|\*\S+)[ \t]*(?!#)[^\s\]},]/;
/** Lines in YAML that have more than a text, or only its start. */
const structurePattern = /^(?:[[{][^\r\n]*[\]}][ \t]*(?:#.*)?$|[|>&!#])/;

/** The values of YAML. Some programs, such as MkDocs, also read `title: One: two`, whose lines are then the values. */
function readYamlOr(front: string, { limits }: FilterSettings, leave = () => {}): Unit[] {
  try {
    const units = readYaml(front, limits.depth);
    const lines = readLineValues(front).filter(({ start, end }) => unreadValuePattern.test(front.slice(start, end)));
    const keys = new Set(lines.map(({ context }) => context));
    const others = units.filter(({ context }) => !keys.has(context?.split(".", 1)[0]));
    return [...others, ...lines].sort((a, b) => a.start - b.start);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const lines = readLineValues(front).filter(({ start, end }) => !structurePattern.test(front.slice(start, end)));
    if (lines.length < (front.match(/^(?!---|[ \t]*#).*\S/gm)?.length ?? 0)) leave();
    return lines;
  }
}

function readTomlOr(front: string, _: FilterSettings, leave: () => void): Unit[] {
  try {
    return Array.from(readToml(front, 3, front.length));
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    leave();
    return [];
  }
}

/** The values that are the rest of a line, without quotation marks around them. */
const readLineValues = (text: string): Unit[] =>
  Array.from(text.matchAll(/^([A-Za-z][\w-]*):[ \t]+(\S.*)$(?!\r?\n[ \t]+\S)/gm), (line) => {
    const [whole, key = "", rest = ""] = line;
    const start = line.index + whole.length - rest.length;
    const quoteEnd = Math.max(rest.lastIndexOf('"'), rest.lastIndexOf("'")) + 1;
    const [afterQuotes = ""] = rest.slice(quoteEnd).split(/[ \t]#/, 1);
    const value = rest.slice(0, quoteEnd + afterQuotes.length).trimEnd();
    const end = start + value.length;
    const quotes = /^(["'])[^"']*\1$/.test(value) ? 1 : 0;
    const inner = { start: start + quotes, end: end - quotes };
    // As in other YAML, code in a value is part of its text.
    const plain = text.slice(inner.start, inner.end);
    return { ...buildPlainUnit(text, inner), text: { plain, tags: [] }, context: key };
  });

/** The texts on each slide of Marp. A comment sets them from its slide on, or, with an underscore, for its slide. */
const keysOfMarp = ["header", "footer", "_header", "_footer"];

/** Whether front matter is that of a presentation of Marp. */
export const isOfMarp = (front: string): boolean => /^marp:[ \t]*true/m.test(front);

/** The texts that a comment of Marp sets. */
export function readMarpComment(text: string, { start, end }: Span, settings: FilterSettings): Unit[] {
  const from = text.indexOf("<!--", start) + "<!--".length;
  const content = text.slice(from, text.indexOf("-->", from));
  const units = from < end ? readYamlOr(content, settings) : [];
  return units.filter(({ context = "" }) => keysOfMarp.includes(context)).map((unit) => shiftUnit(unit, from));
}

/** The start of a line with an option of a cell, as a comment of its language. */
const optionStartPattern = /^[ \t>]*(?:#|\/\/|%%|--)\|/gm;
const shownOptionPattern = /^(?:(?:fig|lst|tbl)-(?:sub)?cap|fig-alt)(?:\.|$)/;

/** The captions and alternative texts in the options of a cell of Quarto: YAML in comments at the start of its code. */
export function readCellOptions(text: string, { start, end }: Span, settings: FilterSettings): Unit[] {
  const lines = text.slice(start, end);
  const [mark = ""] = lines.match(optionStartPattern) ?? [];
  const indentation = new RegExp(`\n {0,${mark.length}}`, "g");
  const content = lines.replace(optionStartPattern, (each) => " ".repeat(each.length));
  const units = readYamlOr(content, settings).filter(({ context = "" }) => shownOptionPattern.test(context));
  return units.map((unit) =>
    shiftUnit({ ...unit, escape: (target) => unit.escape(target).replace(indentation, `\n${mark}`) }, start),
  );
}

/** The metadata at the start of a text, if they have a title. Each value is the rest of a line. */
function readMetadata(text: string, isWanted: (key: string) => boolean): { units: Unit[]; end: number } {
  const metadata = matchAt(metadataPattern, text, 0)?.[0] ?? "";
  if (!/^title:[ \t]+\S/im.test(metadata)) return { units: [], end: 0 };
  const units = readLineValues(metadata).filter(({ context = "" }) => isWanted(context.toLowerCase()));
  return { units, end: metadata.length };
}

/** The first line if it is JSON, with and without the whitespace at its end. */
function findJsonLine(text: string): readonly [line: string, json: string] | undefined {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  try {
    JSON.parse(line);
    return [line, line.trimEnd()];
  } catch {
    return undefined;
  }
}

/** The language or the direction of a document. Source: pandoc's manual, "Language variables". */
function editLanguage(front: string, { context: key, start, end }: Unit, settings: FilterSettings): Edit | undefined {
  if (key !== "lang" && key !== "dir") return undefined;
  const match = languageValuePattern.exec(front.slice(start, end));
  const [, , value = ""] = match ?? [];
  const [from = 0, to = 0] = match?.indices?.[2] ?? [];
  const { sourceLanguage, targetLanguage } = settings;
  const isLanguage = key === "lang" && getPrimaryLanguage(value) === getPrimaryLanguage(sourceLanguage);
  const isDirection = key === "dir" && /^(?:ltr|rtl)$/.test(value);
  const changed = isLanguage ? targetLanguage : isDirection ? findChangedDirection(settings) : undefined;
  return changed === undefined ? undefined : { start: start + from, end: start + to, text: changed };
}
