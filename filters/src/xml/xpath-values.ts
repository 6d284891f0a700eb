/** An element of a document that is read in one pass. Names have no prefix. */
export interface XPathElement {
  name: string;
  attribute(name: string): string | undefined;
  /** Undefined for the root. */
  parent: XPathElement | undefined;
  /** The text at the start of the element and the children in it; undefined if only tags are read. */
  content?: (() => ElementContent) | undefined;
}

export interface ElementContent {
  text: string;
  /** The parts of the text outside of children, each up to the next child or comment. */
  ownTexts: readonly string[];
  children: readonly { name: string; text: string }[];
}

export interface SelectorSettings {
  /** Whether an element ends with its end tag, so that its content can be read. */
  isXml: boolean;
  /** Counts the steps that conditions take. Throws if there are too many. */
  spend(steps: number): void;
}

/** A value of XPath. A set of nodes is a list with the value of each node. */
export type Value = string | number | boolean | readonly string[];

export const toText = (value: Value): string => (Array.isArray(value) ? (value[0] ?? "") : String(value));
const number = (value: Value): number =>
  typeof value === "boolean" ? Number(value) : Number(toText(value).trim() || NaN);
export const isTrue = (value: Value): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

type LibraryFunction = (
  input: Value[],
  element: XPathElement,
  position: number,
  spend: SelectorSettings["spend"],
) => Value;

/** Source: W3C, XPath 1.0, section 4. */
export const functions: Readonly<Record<string, LibraryFunction>> = {
  boolean: ([value = ""]) => isTrue(value),
  concat: (values) => values.map(toText).join(""),
  contains: ([whole = "", part = ""]) => toText(whole).includes(toText(part)),
  count: ([nodes = ""]) => (Array.isArray(nodes) ? nodes.length : 0),
  false: () => false,
  lang: ([wanted = ""], element, _, spend) => {
    let at: XPathElement | undefined = element;
    for (; at && at.attribute("xml:lang") === undefined; at = at.parent) spend(1);
    return `${at?.attribute("xml:lang") ?? ""}-`.toLowerCase().startsWith(`${toText(wanted).toLowerCase()}-`);
  },
  "local-name": (_, { name }) => name,
  name: (_, { name }) => name,
  "normalize-space": ([value = ""]) => toText(value).trim().replace(/\s+/g, " "),
  not: ([value = ""]) => !isTrue(value),
  number: ([value = ""]) => number(value),
  position: (_, __, position) => position,
  "starts-with": ([whole = "", part = ""]) => toText(whole).startsWith(toText(part)),
  string: ([value = ""]) => toText(value),
  "string-length": ([value = ""]) => toText(value).length,
  translate: ([value = "", from = "", to = ""]) => {
    const signs = [...toText(to)];
    const changes = new Map([...toText(from)].map((sign, at) => [sign, signs[at] ?? ""] as const).reverse());
    return [...toText(value)].map((sign) => changes.get(sign) ?? sign).join("");
  },
  true: () => true,
};
/** Functions that use the value of the element if they have no argument. */
export const elementFunctions = new Set(["normalize-space", "number", "string", "string-length"]);

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
};

export function compare(left: Value, operator: string, right: Value): boolean {
  if (Array.isArray(left) && Array.isArray(right)) return compareSets(left, operator, right);
  if (Array.isArray(left) && typeof right !== "boolean") return left.some((each) => compare(each, operator, right));
  if (Array.isArray(right) && typeof left !== "boolean") return right.some((each) => compare(left, operator, each));
  const order = comparisons[operator];
  if (order) return order(number(left), number(right));
  const kinds = [typeof left, typeof right];
  const of = kinds.includes("boolean") ? isTrue : kinds.includes("number") ? number : toText;
  return (of(left) === of(right)) === (operator === "=");
}

/** Whether the comparison is true for any pair of nodes of the two sets. */
function compareSets(left: readonly string[], operator: string, right: readonly string[]): boolean {
  const all = new Set(right);
  if (operator === "=") return left.some((each) => all.has(each));
  if (operator === "!=") return left.some((each) => all.size > 1 || (all.size === 1 && !all.has(each)));
  const numbers = right.map(number).filter((each) => !Number.isNaN(each));
  const furthest = operator.startsWith("<") ? Math.max(...numbers) : Math.min(...numbers);
  return numbers.length > 0 && compare(left, operator, furthest);
}
