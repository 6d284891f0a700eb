import type { InlineTag, TaggedText } from "@openparlance/text";
import { hasWord } from "../document/has-word.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import type { Limits } from "../limits.ts";
import { findAttribute, readElements } from "../xml/elements.ts";
import { decodeText, escapeQuoted, removeInvalid } from "../xml/references.ts";
import { token, type XmlAttribute, XmlScanner } from "../xml/scanner.ts";
import { buildStringUnit } from "../xml/strings.ts";
import { resolveEntryName } from "../zip/names.ts";
import type { IdmlOptions } from "./options.ts";

/** Names of the entries of a document, in its order, the ids of its hidden layers, and its own texts. */
export interface DesignMap {
  stories: string[];
  spreads: string[];
  masterSpreads: string[];
  hiddenLayers: ReadonlySet<string>;
  texts: Unit[];
  /** The texts that are variables, with the ids of the variables. */
  variables: ReadonlyMap<Unit, string>;
}

/** The text before or after a number, date, name or heading that a text variable shows. */
const variableTexts = Object.fromEntries(
  "ChapterNumber Date FileName PageNumber MatchCharacterStyle MatchParagraphStyle"
    .split(" ")
    .map((kind) => [`${kind}${kind.startsWith("Match") ? "" : "Variable"}Preference`, ["TextBefore", "TextAfter"]]),
);

/** Attributes that InDesign, or a PDF from it, shows as text. */
const shownAttributes = new Map<string, readonly string[]>([
  ["Bookmark", ["Name"]],
  ["ObjectExportOption", ["CustomAltText", "CustomActualText"]],
  ["ParagraphStyle", ["NumberingExpression"]],
  ["ParagraphStyleRange", ["NumberingExpression"]],
  ["Section", ["Marker"]],
  ["TOCStyle", ["Title"]],
  ["Topic", ["Name"]],
  ...Object.entries(variableTexts),
]);

/** The texts in the attributes of an element. A value that begins with `$ID/` is the key of a text of InDesign. */
export const readShownAttributes = (name: string, attributes: () => readonly XmlAttribute[]): Unit[] =>
  (shownAttributes.get(name) ?? []).flatMap((shown) => {
    const attribute = attributes().find((each) => each.name === shown);
    if (!attribute || attribute.value.startsWith("$ID/") || !hasWord(attribute.value)) return [];
    const { start, end, value } = attribute;
    const isLabel = shown === "NumberingExpression";
    const text = isLabel ? tagNumbers(value) : { plain: decodeText(value), tags: [] };
    if (isLabel && !/\p{L}{2}/u.test(text.plain)) return [];
    return [{ start, end, text, escape: (written) => escapeQuoted(removeInvalid(written)) }];
  });

/** The label of a list, such as `Step ^#:`, whose numbers and tabs are tags. */
function tagNumbers(value: string): TaggedText {
  const tags: InlineTag[] = [];
  let plain = "";
  for (const part of value.split(/(\^.)/))
    if (part.startsWith("^")) tags.push({ kind: "standalone", name: "x", text: part, at: plain.length });
    else plain += decodeText(part);
  return { plain, tags };
}

export function readDesignMap(text: string, limits: Limits): DesignMap {
  const names = { Story: new Set<string>(), Spread: new Set<string>(), MasterSpread: new Set<string>() };
  const hiddenLayers = new Set<string>();
  const texts: Unit[] = [];
  const variables = new Map<Unit, string>();
  let variable: Unit | undefined;
  for (const element of readElements(text, limits)) {
    const { name, path, contentStart, contentEnd } = element;
    texts.push(...readShownAttributes(name, () => element.attributes));
    if (name === "Contents" && path.at(-2) === "CustomTextVariablePreference") {
      variable = buildStringUnit(text, contentStart, contentEnd, {});
      if (variable) texts.push(variable);
    }
    if (name === "TextVariable" && variable) {
      variables.set(variable, findAttribute(element, "Self") ?? "");
      variable = undefined;
    }
    if (name === "Layer" && findAttribute(element, "Visible") === "false")
      hiddenLayers.add(findAttribute(element, "Self") ?? "");
    if (name !== "Story" && name !== "Spread" && name !== "MasterSpread") continue;
    const entry = resolveEntryName(findAttribute(element, "src") ?? "");
    if (entry) names[name].add(entry);
  }
  // A bookmark or topic is read after those in it.
  texts.sort((one, other) => one.start - other.start);
  const { Story, Spread, MasterSpread } = names;
  return {
    stories: [...Story],
    spreads: [...Spread],
    masterSpreads: [...MasterSpread],
    hiddenLayers,
    texts,
    variables,
  };
}

export interface Frame {
  story: string;
  /** Whether the frame, its layer, or its group is hidden. */
  isHidden: boolean;
  isOnMaster?: boolean;
}

/** Whether the object that has just begun is hidden, or on a hidden layer. */
export const isHiddenObject = (scanner: XmlScanner, hiddenLayers: ReadonlySet<string>): boolean =>
  scanner.attribute("Visible") === "false" || hiddenLayers.has(scanner.attribute("ItemLayer") ?? "");

/** The text frames and paths of a spread, or those anchored in a story, and the texts of its objects. */
export function readFrames(
  text: string,
  hiddenLayers: ReadonlySet<string>,
  { limits, options }: FilterSettings<IdmlOptions>,
): { frames: Frame[]; texts: Unit[] } {
  const scanner = XmlScanner.over(text, limits);
  const frames: Frame[] = [];
  const texts: Unit[] = [];
  const hidden: boolean[] = [];
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind === token.close) hidden.pop();
    if (kind !== token.open && kind !== token.empty) continue;
    const isHidden = hidden.at(-1) || isHiddenObject(scanner, hiddenLayers);
    const story = scanner.attribute("ParentStory");
    if (story !== undefined) frames.push({ story, isHidden });
    if (!isHidden || options.hiddenLayers) texts.push(...readShownAttributes(scanner.name, () => scanner.attributes()));
    if (kind === token.open) hidden.push(isHidden);
  }
  return { frames, texts };
}

/** Finds the labels of lists that may be texts, because most styles have only numbers. */
const labelPattern = /\sNumberingExpression=["'][^"'<]*\p{L}{2}/u;

/** The labels of lists in styles, and the titles of those tables of contents that a story uses. */
export function readStyles(text: string, contents: ReadonlySet<string>, limits: Limits): Unit[] {
  if (contents.size === 0 && !labelPattern.test(text)) return [];
  const scanner = XmlScanner.over(text, limits);
  const texts: Unit[] = [];
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind !== token.open && kind !== token.empty) continue;
    if (scanner.name !== "TOCStyle" || contents.has(scanner.attribute("Self") ?? ""))
      texts.push(...readShownAttributes(scanner.name, () => scanner.attributes()));
  }
  return texts;
}
