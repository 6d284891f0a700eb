import { matchAt } from "@openparlance/text";
import type { Edit } from "../document/translatable-span.ts";
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
  const isWanted = createMatcher(keys);
  if (!match) return readMetadata(text, isWanted);
  // Includes the opening line, which is also valid YAML, so that offsets are those of the file.
  const front = match[1] ?? "";
  const { depth } = settings.limits;
  const values = isToml
    ? readToml(text, 3, front.length)
    : readYamlOr(() => leave(0), front.replace(/^;;;/, "---"), depth);
  const units: Unit[] = [];
  for (const unit of values) {
    const edit = editLanguage(front, unit, settings);
    if (edit) edits.push(edit);
    else if (isWanted(unit.context ?? "")) units.push(unit);
  }
  return { units, end: match[0].length };
}

/** A line such as `title: One: two`, which isn't YAML. Some programs, such as MkDocs, build such documents. */
const nestedValuePattern = /:[ \t]+(?:[^\s"'][^\r\n]*|"[^"\r\n]*"[^"\r\n]*|'[^'\r\n]*'[^'\r\n]*):(?:[ \t]|$)/m;

/** The values; none if they aren't YAML because of a colon in a value. */
function readYamlOr(leave: () => void, front: string, depth: number): Unit[] {
  try {
    return readYaml(front, depth);
  } catch (error) {
    if (!(error instanceof FilterError && nestedValuePattern.test(front))) throw error;
    leave();
    return [];
  }
}

/** The metadata at the start of a text, if they have a title. Each value is the rest of a line. */
function readMetadata(text: string, isWanted: (key: string) => boolean): { units: Unit[]; end: number } {
  const metadata = matchAt(metadataPattern, text, 0)?.[0] ?? "";
  if (!/^title:[ \t]+\S/im.test(metadata)) return { units: [], end: 0 };
  const units = Array.from(metadata.matchAll(/^([A-Za-z][\w-]*):[ \t]+(\S.*)$/gm)).flatMap((line) => {
    const [whole, key = "", value = ""] = line;
    const start = line.index + whole.length - value.length;
    return isWanted(key.toLowerCase()) ? buildPlainUnit(text, { start, end: start + value.trimEnd().length }) : [];
  });
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
