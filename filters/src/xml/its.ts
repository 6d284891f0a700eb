import { FilterError } from "../filter-error.ts";
import { localName } from "./inline.ts";
import { decodeText } from "./references.ts";
import { token, XmlScanner } from "./scanner.ts";
import { isNamed, isTrueFor, readElement, readSelector, type Selection, type SelectorStep } from "./xpath.ts";
import type { ElementContent, SelectorSettings, XPathElement } from "./xpath-values.ts";

interface ItsRule extends Selection {
  translate?: string | undefined;
  withinText?: string | undefined;
  space?: string | undefined;
}

/** An element with the values of the rules for it. */
export interface ItsElement extends XPathElement {
  parent: ItsElement | undefined;
  /** For each rule, a bit for each step that selects the element. `above` has the bits of all elements around it. */
  own: readonly number[];
  above: readonly number[];
  /** For each condition, the number of children that met the ones before it, and the offset of the last of them. */
  counts?: Map<unknown, { count: number; at: number }>;
  /** If the rules depend only on names: the elements in this one, by name. */
  inside: Map<string, ItsElement> | undefined;
  translate?: string | undefined;
  /** `yes`, `no` or `nested`. */
  withinText?: string | undefined;
  /** `preserve` or `default`. */
  space?: string;
  /** Whether attributes of the element are translated, by name. Of several entries with a name, the last one counts. */
  attributes: readonly (readonly [name: string, translate: string | undefined])[];
}

/** A tag that begins an element. `name` has no prefix. */
interface StartTag {
  name: string;
  attribute(name: string): string | undefined;
  /** The offset in the document. */
  start: number;
}

/**
 * The global rules for translation, elements within text, spaces and locales. Prefixes of names are ignored.
 * Source: W3C, Internationalization Tag Set 2.0, sections 5.3, 8.1, 8.5, 8.11 and 8.14.
 */
export class ItsRules {
  readonly #rules: readonly ItsRule[];
  readonly #target: string | undefined;
  readonly #text: string;
  readonly #isXml: boolean;
  readonly #spend: (steps: number) => void;
  /** The names of local attributes. */
  readonly #names: Readonly<Record<"withinText" | "list" | "type" | "translate", string>>;
  /** Whether the rules depend only on names, so that elements with a name in a shared parent have the same values. */
  readonly #areNames: boolean;
  /** The number of elements that others with their name may share; only so many are kept. */
  #shared = 0;
  /** A sentence for the user about rules that can't be applied. */
  readonly warning: string | undefined;

  constructor(text: string, target: string | undefined, isXml: boolean) {
    this.#target = target;
    this.#text = text;
    this.#isXml = isXml;
    const [, prefix = "its"] = itsNamespacePattern.exec(text) ?? [];
    const [list, type] = [`${prefix}:localeFilterList`, `${prefix}:localeFilterType`];
    this.#names = { withinText: `${prefix}:withinText`, list, type, translate: `${prefix}:translate` };
    let steps = 2_000_000 + 30 * text.length;
    this.#spend = (count) => {
      steps -= count;
      if (steps < 0) throw new FilterError("File extraction error", "the rules of ITS need too many steps");
    };
    const { rules, left } = readRules(text, target, { isXml, spend: this.#spend });
    this.#rules = rules;
    const conditions = rules.flatMap(({ steps }) => steps.flatMap((step) => step.conditions));
    this.#areNames = conditions.every((condition) => condition === hasVersion);
    this.warning = left.length === 0 ? undefined : `ITS rules that aren't supported: ${left.slice(0, 5).join(", ")}.`;
  }

  /** Enters the element whose tag is the scanner's current token. */
  enterTag(parent: ItsElement | undefined, scanner: XmlScanner): ItsElement {
    const attributes = scanner.attributes();
    const value = (name: string) => attributes.find((each) => each.name === name)?.value;
    return this.enter(parent, { name: localName(scanner.name), attribute: value, start: scanner.start });
  }

  /** @param parent undefined for the root */
  enter(parent: ItsElement | undefined, tag: StartTag): ItsElement {
    this.#spend(this.#rules.length / 8);
    const { name, attribute } = tag;
    const shared = name === "rules" ? undefined : parent?.inside;
    let element = shared?.get(name);
    if (!element) {
      element = this.#applyRules(parent, tag);
      if (this.#shared++ < 10_000) shared?.set(name, element);
    }
    const names = this.#names;
    const withinText = attribute(names.withinText) ?? attribute("its-within-text");
    const list = attribute(names.list) ?? attribute("its-locale-filter-list");
    const type = list && (attribute(names.type) ?? attribute("its-locale-filter-type"));
    const isOfOthers = list !== undefined && !isForLocale(this.#target, list, type);
    const translate = attribute(names.translate) ?? (isOfOthers ? "no" : undefined);
    if (withinText === undefined && translate === undefined) return element;
    return { ...element, withinText: withinText ?? element.withinText, translate: translate ?? element.translate };
  }

  #applyRules(parent: ItsElement | undefined, { name, attribute, start }: StartTag): ItsElement {
    const own: number[] = [];
    const above: number[] = [];
    const inside = this.#areNames ? new Map<string, ItsElement>() : undefined;
    const element: ItsElement = { name, attribute, parent, own, above, inside, attributes: [] };
    if (this.#isXml) {
      let content: ElementContent | undefined;
      element.content = () => {
        content ??= readElement(this.#text, start, this.#spend);
        return content;
      };
    }
    this.#rules.forEach((rule, at) => {
      const before = parent?.own[at] ?? 0;
      const around = parent?.above[at] ?? 0;
      let bits = 0;
      rule.steps.forEach((step, index) => {
        const isThere =
          index === 0 ? !step.isChild || parent === undefined : (step.isChild ? before : around) & (1 << (index - 1));
        if (isThere && isNamed(step.name, name) && isMatch(step.conditions, element, start)) bits |= 1 << index;
      });
      own.push(bits);
      above.push(around | bits);
      const last = 1 << (rule.steps.length - 1);
      const isSelected = rule.steps.length === 0 || ((rule.isDeep ? around | bits : bits) & last) !== 0;
      if (!isSelected) return;
      if (rule.attribute !== undefined) element.attributes = [...element.attributes, [rule.attribute, rule.translate]];
      else {
        if (rule.translate !== undefined) element.translate = rule.translate;
        if (rule.withinText !== undefined) element.withinText = rule.withinText;
        if (rule.space !== undefined) element.space = rule.space;
      }
    });
    return element;
  }
}

const hasVersion = ({ attribute }: XPathElement) => attribute("version") !== undefined;

/** Whether an element meets the conditions. An element that is entered again keeps its position. */
function isMatch(conditions: SelectorStep["conditions"], element: ItsElement, start: number): boolean {
  return conditions.every((condition) => {
    const { parent } = element;
    const before = parent?.counts?.get(condition) ?? { count: 0, at: -1 };
    const position = before.at === start ? before : { count: before.count + 1, at: start };
    if (parent) parent.counts = (parent.counts ?? new Map()).set(condition, position);
    return isTrueFor(condition, element, position.count);
  });
}

export const findAttributeRule = ({ attributes }: Pick<ItsElement, "attributes">, name: string): string | undefined =>
  attributes.findLast(([selected]) => selected === "*" || selected === name)?.[1];

/** A `rules` element up to its end tag. If another one begins before, the end tag is missing. */
const rulesPattern = /<((?:[\w.-]{1,50}:)?rules)\b[^<>]*>(?:(?!<(?:[\w.-]{1,50}:)?rules\b)[\s\S]){0,100000}?<\/\1>/g;

/** The limit of a selector in a note, in UTF-16 code units. */
const maxShownLength = 100;

/** Matches each of the paths that bars separate. */
const unionPathPattern = /(?:[^|[\]"']|"[^"]*"|'[^']*'|\[[^[\]]*\])+/g;

/** The names of ITS rules and attributes, each with a short part that begins with a rare character and is found faster. */
const itsNames = [
  ["translateRule", "Rule"],
  ["preserveSpaceRule", "Rule"],
  ["withinText", "Text"],
  ["its-within-text", "-with"],
  ["localeFilter", "Filter"],
  ["its-locale-filter", "-locale"],
] as const;

const itsNamespacePattern = /\sxmlns:([\w.-]+)\s*=\s*["']http:\/\/www\.w3\.org\/2005\/11\/its["']/;

/** The rules of a document; undefined if there are no rules and no attributes about elements within text. */
export function readItsRules(text: string, target: string | undefined, isXml: boolean): ItsRules | undefined {
  const hasAny = itsNames.some(([name, part]) => text.includes(part) && text.includes(name));
  const prefix = text.includes("1/its") ? itsNamespacePattern.exec(text)?.[1] : undefined;
  const isOther = prefix !== undefined && prefix !== "its" && text.includes(`${prefix}:translate`);
  return hasAny || isOther || isLinked(text) ? new ItsRules(text, target, isXml) : undefined;
}

const isLinked = (text: string): boolean => text.includes("-rules") && /<link\b[^<>]*\srel=["']?its-rules\b/.test(text);

/** @returns the rules, and the parts that are ignored: selectors, and rules of other files */
function readRules(text: string, target: string | undefined, settings: SelectorSettings) {
  const rules: ItsRule[] = [];
  const left = isLinked(text) ? ["those of a linked file"] : [];
  const shown = text.replace(/<!--[\s\S]*?(?:-->|$)/g, "");
  for (const [xml] of shown.matchAll(rulesPattern)) {
    const scanner = XmlScanner.over(xml, { depth: 20 });
    for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
      if (kind !== token.open && kind !== token.empty) continue;
      const name = localName(scanner.name);
      const values = new Map(scanner.attributes().map(({ name, value }) => [localName(name), decodeText(value)]));
      if (name === "rules" && values.has("href")) left.push("those of a linked file");
      if (!/^(?:translate|withinText|preserveSpace|localeFilter)Rule$/.test(name)) continue;
      const selector = values.get("selector") ?? "";
      const list = values.get("localeFilterList");
      const isOfOthers = list !== undefined && !isForLocale(target, list, values.get("localeFilterType"));
      const translate = isOfOthers ? "no" : values.get("translate");
      for (const path of readSelector(selector, settings) ? [selector] : (selector.match(unionPathPattern) ?? [])) {
        const selections = readSelector(path, settings);
        if (!selections) left.push(path.length > maxShownLength ? `${path.slice(0, maxShownLength)}…` : path.trim());
        for (const selection of selections ?? [])
          rules.push({ ...selection, translate, withinText: values.get("withinText"), space: values.get("space") });
      }
    }
  }
  if (rules.length > 0) {
    const ofRules = { isChild: false, name: "rules", conditions: [hasVersion] };
    rules.push({ steps: [ofRules], attribute: undefined, isDeep: false, translate: "no" });
  }
  return { rules, left };
}

/** Whether a text is for a locale. Source: RFC 4647, section 3.3.2 "Extended Filtering". */
function isForLocale(locale: string | undefined, list: string, type = "include"): boolean {
  if (locale === undefined) return true;
  const [language, ...subtags] = locale.toLowerCase().split("-");
  const isListed = list.split(",").some((range) => {
    const [first, ...others] = range.trim().toLowerCase().split("-");
    let at = 0;
    const isInOrder = (part: string) => {
      at = subtags.indexOf(part, at) + 1;
      return at > 0;
    };
    return (first === "*" || first === language) && others.filter((part) => part !== "*").every(isInOrder);
  });
  return isListed === (type !== "exclude");
}
