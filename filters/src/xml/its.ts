import { localName } from "./inline.ts";
import { decodeText } from "./references.ts";
import { token, XmlScanner } from "./scanner.ts";

type AttributeReader = (name: string) => string | undefined;

interface Step {
  /** Whether it is a child of the element that the step before selects; a descendant otherwise. */
  isChild: boolean;
  /** Without prefix; `*` is any. */
  name: string;
  fits(attribute: AttributeReader): boolean;
}

interface ItsRule {
  steps: readonly Step[];
  /** The attribute that is selected instead of the element; `*` is any. */
  attribute: string | undefined;
  /** Whether the attribute also applies to descendants of the last element. */
  isDeep: boolean;
  translate?: string | undefined;
  withinText?: string | undefined;
  space?: string | undefined;
}

/**
 * An element's location for the rules: by rule, a bit for each step that selects it, and those of the elements around.
 */
export interface ItsLocation {
  own: readonly number[];
  above: readonly number[];
}

/** The rules' values for an element. */
export interface ItsElement extends ItsLocation {
  translate?: string;
  /** `yes`, `no` or `nested`. */
  withinText?: string;
  /** `preserve` or `default`. */
  space?: string;
  /** Whether its attributes are translated, by name; the last that fits counts. */
  attributes: readonly (readonly [name: string, translate: string | undefined])[];
}

/**
 * The global rules for translation, elements within text, spaces and locales. Their selectors are absolute paths of XPath
 * with conditions on attributes. Names count without their prefixes; other selectors are not followed.
 *
 * Source: W3C, Internationalization Tag Set 2.0, sections 5.3, 8.1, 8.5, 8.11 and 8.14.
 */
export class ItsRules {
  readonly #rules: readonly ItsRule[];
  readonly #target: string | undefined;

  /** @param target the language that is translated into */
  constructor(rules: readonly ItsRule[], target: string | undefined) {
    this.#rules = rules;
    this.#target = target;
  }

  /** Like `enter`, for the tag that is the scanner's current token. */
  enterTag(parent: ItsLocation | undefined, scanner: XmlScanner): ItsElement {
    const attributes = scanner.attributes();
    const value = (name: string) => attributes.find((each) => each.name === name)?.value;
    return this.enter(parent, localName(scanner.name), value);
  }

  /** @param parent undefined for the root */
  enter(parent: ItsLocation | undefined, name: string, attribute: AttributeReader): ItsElement {
    const own: number[] = [];
    const element: ItsElement = { own, above: [], attributes: [] };
    this.#rules.forEach((rule, at) => {
      const before = parent?.own[at] ?? 0;
      const above = parent?.above[at] ?? 0;
      let bits = 0;
      rule.steps.forEach((step, index) => {
        const isThere =
          index === 0 ? !step.isChild || parent === undefined : (step.isChild ? before : above) & (1 << (index - 1));
        if (isThere && (step.name === "*" || step.name === name) && step.fits(attribute)) bits |= 1 << index;
      });
      own.push(bits);
      (element.above as number[]).push(above | bits);
      const last = 1 << (rule.steps.length - 1);
      const isSelected = rule.steps.length === 0 || ((rule.isDeep ? above | bits : bits) & last) !== 0;
      if (!isSelected) return;
      if (rule.attribute !== undefined) element.attributes = [...element.attributes, [rule.attribute, rule.translate]];
      else {
        if (rule.translate !== undefined) element.translate = rule.translate;
        if (rule.withinText !== undefined) element.withinText = rule.withinText;
        if (rule.space !== undefined) element.space = rule.space;
      }
    });
    const local = attribute("its:withinText") ?? attribute("its-within-text");
    if (local !== undefined) element.withinText = local;
    const [list, type] = ["List", "Type"].map(
      (end) => attribute(`its:localeFilter${end}`) ?? attribute(`its-locale-filter-${end.toLowerCase()}`),
    );
    if (list !== undefined && !isForLocale(this.#target, list, type)) element.translate = "no";
    return element;
  }
}

/** The rules' values for an attribute. */
export const attributeRule = ({ attributes }: Pick<ItsElement, "attributes">, name: string): string | undefined =>
  attributes.findLast(([selected]) => selected === "*" || selected === name)?.[1];

/** An element of rules; one that another begins in has no end. */
const rulesRegex = /<((?:[\w.-]{1,50}:)?rules)\b[^<>]*>(?:(?!<(?:[\w.-]{1,50}:)?rules\b)[\s\S]){0,100000}?<\/\1>/g;

/** The rules of a document of XML or HTML; undefined where none and no element says what is within text. */
export function readItsRules(text: string, target: string | undefined): ItsRules | undefined {
  if (!/translateRule|withinText|its-within-text|preserveSpaceRule|localeFilter|its-locale-filter/.test(text))
    return undefined;
  const rules: ItsRule[] = [];
  const shown = text.replace(/<!--[\s\S]*?(?:-->|$)/g, "");
  for (const [xml] of shown.matchAll(rulesRegex)) {
    const scanner = XmlScanner.over(xml, { depth: 20 });
    for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
      if (kind !== token.open && kind !== token.empty) continue;
      if (!/^(?:translate|withinText|preserveSpace|localeFilter)Rule$/.test(localName(scanner.name))) continue;
      const values = new Map(scanner.attributes().map(({ name, value }) => [name, decodeText(value)]));
      for (const path of (values.get("selector") ?? "").split("|")) {
        const selected = readPath(path.trim());
        const list = values.get("localeFilterList");
        const isOfOthers = list !== undefined && !isForLocale(target, list, values.get("localeFilterType"));
        const translate = isOfOthers ? "no" : values.get("translate");
        if (selected)
          rules.push({ ...selected, translate, withinText: values.get("withinText"), space: values.get("space") });
      }
    }
  }
  const ofRules: Step = { isChild: false, name: "rules", fits: (attribute) => attribute("version") !== undefined };
  if (rules.length > 0) rules.push({ steps: [ofRules], attribute: undefined, isDeep: false, translate: "no" });
  return new ItsRules(rules, target);
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

const stepRegex = /(\/\/?)(@?)(?:[\w.-]+:)?([\w.-]+|\*)((?:\[[^[\]]*\])*)/y;
/** A bit for each. */
const maxSteps = 30;

function readPath(path: string): Pick<ItsRule, "steps" | "attribute" | "isDeep"> | undefined {
  const steps: Step[] = [];
  stepRegex.lastIndex = 0;
  for (let at = 0; at < path.length; at = stepRegex.lastIndex) {
    const [match, axis, isAttribute, name = "", predicates = ""] = stepRegex.exec(path) ?? [];
    if (match === undefined || steps.length === maxSteps) return undefined;
    const isLast = stepRegex.lastIndex === path.length;
    if (isAttribute) {
      return isLast && predicates === "" ? { steps, attribute: name, isDeep: axis === "//" } : undefined;
    }
    const conditions = [...predicates.matchAll(/\[([^[\]]*)\]/g)].map(([, condition = ""]) => readCondition(condition));
    if (!conditions.every((each) => each !== undefined)) return undefined;
    steps.push({
      isChild: axis === "/",
      name,
      fits: (attribute) => conditions.every((condition) => condition(attribute)),
    });
  }
  return steps.length > 0 ? { steps, attribute: undefined, isDeep: false } : undefined;
}

type Condition = (attribute: AttributeReader) => boolean;

const termRegex =
  /^(not\()?\s*(?:(contains|starts-with)\(\s*@([\w:.-]+)\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)|@([\w:.-]+)(?:\s*(!?=)\s*(?:'([^']*)'|"([^"]*)"))?)\s*(\))?$/;

/** @returns undefined for what is no condition on attributes */
function readCondition(condition: string): Condition | undefined {
  const words = condition.replace(/\s+/g, " ");
  const any = words.split(" or ").map((all) => all.split(" and ").map(readTerm));
  if (!any.flat().every((term) => term !== undefined)) return undefined;
  return (attribute) => any.some((all) => all.every((term) => term?.(attribute)));
}

function readTerm(term: string): Condition | undefined {
  const match = termRegex.exec(term.trim());
  if (!match || (match[1] === undefined) !== (match[10] === undefined)) return undefined;
  const [, not, test, part, single, double, name = part ?? "", operator, apostrophes, quotes] = match;
  const value = single ?? double ?? apostrophes ?? quotes ?? "";
  const isTrue = (actual: string | undefined): boolean => {
    if (actual === undefined) return false;
    if (test === "contains") return actual.includes(value);
    if (test === "starts-with") return actual.startsWith(value);
    return operator === undefined || (actual === value) === (operator === "=");
  };
  return (attribute) => isTrue(attribute(name)) === (not === undefined);
}
