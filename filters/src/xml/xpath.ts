import { localName } from "./inline.ts";
import { token, XmlScanner } from "./scanner.ts";
import {
  compare,
  type ElementContent,
  elementFunctions,
  functions,
  isTrue,
  type SelectorSettings,
  toText,
  type Value,
  type XPathElement,
} from "./xpath-values.ts";

type Expression = (element: XPathElement, position: number) => Value;

export interface SelectorStep {
  /** Whether the step selects children of the elements of the previous step; otherwise, it selects descendants. */
  isChild: boolean;
  /** `*` means any name. */
  name: string;
  conditions: readonly Expression[];
}

export interface Selection {
  steps: readonly SelectorStep[];
  /** The attribute that is selected instead of the element; `*` means any. */
  attribute: string | undefined;
  /** Whether the attribute also applies to descendants of the last element. */
  isDeep: boolean;
}

const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?|"[^"]*"|'[^']*'|::|\.\.|\/\/|[!<>]=|[()[\],=<>@.*/|+-])|([\p{L}_][\p{L}\p{N}_.-]*(?::(?:[\p{L}_][\p{L}\p{N}_.-]*|\*))?))\s*/uy;
/** The limit of steps, because each is a bit of a number. */
const maxSteps = 30;

class UnsupportedError extends Error {}

/** The limit of the part of an element that is read, in UTF-16 code units. */
const maxContentLength = 10_000;
/** This number of characters, or of parts of a condition, takes about as long as one step. */
const partsPerStep = 8;

/** Reads the text and the children at the start of an element of XML that begins at an offset. */
export function readElement(document: string, at: number, spend: SelectorSettings["spend"]): ElementContent {
  const scanner = new XmlScanner({ depth: 1_000 });
  scanner.feed(document.slice(at, at + maxContentLength));
  const children: { name: string; text: string }[] = [];
  const ownTexts: string[] = [];
  let text = "";
  let isInOwnText = false;
  for (let kind = scanner.next(); kind !== token.more && scanner.path.length > 0; kind = scanner.next()) {
    const depth = kind === token.empty ? scanner.path.length + 1 : scanner.path.length;
    if ((kind === token.open || kind === token.empty) && depth === 2)
      children.push({ name: localName(scanner.name), text: "" });
    const characters = scanner.characters(kind);
    text += characters;
    const child = children.at(-1);
    if (child && depth > 1) child.text += characters;
    const isOwn = characters !== "" && depth === 1;
    if (isOwn) ownTexts.push((isInOwnText ? (ownTexts.pop() ?? "") : "") + characters);
    isInOwnText = isOwn;
  }
  spend(scanner.end / partsPerStep);
  return { text, ownTexts, children };
}

/**
 * Reads a selector: paths to elements or attributes, with conditions on names, attributes, positions, ancestors, and
 * text. Source: W3C, XML Path Language 1.0.
 *
 * @returns undefined for a selector that needs other parts of XPath
 */
export function readSelector(selector: string, settings: SelectorSettings): Selection[] | undefined {
  try {
    return new SelectorReader(selector, settings).read();
  } catch (error) {
    // A RangeError means that the selector nests too deep for the stack.
    if (error instanceof UnsupportedError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether an element has the name; the name is `*` or has no prefix. */
export const isNamed = (name: string, actual: string): boolean => name === "*" || name === actual;

class SelectorReader {
  readonly #tokens: string[] = [];
  readonly #settings: SelectorSettings;
  #at = 0;
  /** Whether the reader is in a function that needs the text of nodes. */
  #needsText = false;

  constructor(selector: string, settings: SelectorSettings) {
    this.#settings = settings;
    tokenPattern.lastIndex = 0;
    while (tokenPattern.lastIndex < selector.length) {
      const match = tokenPattern.exec(selector);
      if (!match) throw new UnsupportedError();
      this.#tokens.push(match[1] ?? (match[2] as string));
    }
  }

  read(): Selection[] {
    const all = [this.#selection()];
    while (this.#take("|")) all.push(this.#selection());
    if (this.#at < this.#tokens.length) throw new UnsupportedError();
    return all;
  }

  #take(...tokens: string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (token === undefined || !tokens.includes(token)) return undefined;
    this.#at++;
    return token;
  }

  #expect(token: string): void {
    if (!this.#take(token)) throw new UnsupportedError();
  }

  /** A name without its prefix, or `*`. */
  #name(): string {
    const token = this.#tokens[this.#at++] ?? "";
    const name = token.slice(token.indexOf(":") + 1);
    if (!/^(?:\*|[\p{L}_])/u.test(name) || this.#tokens[this.#at] === "(") throw new UnsupportedError();
    return name;
  }

  #axis(...axes: string[]): string | undefined {
    if (this.#tokens[this.#at + 1] !== "::") return undefined;
    const axis = this.#take(...axes);
    if (axis === undefined) throw new UnsupportedError();
    this.#at++;
    return axis;
  }

  #selection(): Selection {
    const steps: SelectorStep[] = [];
    let isDeep = this.#take("//", "/") === "//";
    for (;;) {
      if (steps.length === maxSteps) throw new UnsupportedError();
      const axis = this.#axis("child", "descendant", "descendant-or-self", "attribute");
      if (this.#take("@") || axis === "attribute") return { steps, attribute: this.#name(), isDeep };
      const isChild = !isDeep && (axis === undefined || axis === "child");
      // The element itself is not among its descendants.
      if (axis === "descendant-or-self" && steps.length > 0 && !isDeep) throw new UnsupportedError();
      const name = this.#name();
      const from = this.#at;
      steps.push({ isChild, name, conditions: this.#conditions() });
      // Positions count the children of one parent, so a position after a descendant axis isn't supported.
      const isOfDescendants = axis?.startsWith("descendant") === true;
      if (isOfDescendants && this.#tokens.slice(from, this.#at).some((each) => /^(?:\d|position$)/.test(each)))
        throw new UnsupportedError();
      const separator = this.#take("//", "/");
      if (separator === undefined) return { steps, attribute: undefined, isDeep: false };
      isDeep = separator === "//";
    }
  }

  #conditions(): Expression[] {
    const conditions: Expression[] = [];
    for (let from = this.#at; this.#take("["); from = this.#at) {
      const condition = this.#or();
      this.#expect("]");
      const steps = (this.#at - from) / partsPerStep;
      conditions.push((...input) => {
        this.#settings.spend(steps);
        return condition(...input);
      });
    }
    return conditions;
  }

  #or(): Expression {
    const all = [this.#and()];
    while (this.#take("or")) all.push(this.#and());
    return all.length === 1 ? (all[0] as Expression) : (...input) => all.some((each) => isTrue(each(...input)));
  }

  #and(): Expression {
    const all = [this.#comparison()];
    while (this.#take("and")) all.push(this.#comparison());
    return all.length === 1 ? (all[0] as Expression) : (...input) => all.every((each) => isTrue(each(...input)));
  }

  #comparison(): Expression {
    const left = this.#operand();
    const operator = this.#take("=", "!=", "<", ">", "<=", ">=");
    if (operator === undefined) return left;
    const right = this.#operand();
    return (...input) => compare(left(...input), operator, right(...input));
  }

  #operand(): Expression {
    const token = this.#tokens[this.#at] ?? "";
    if (this.#take("(")) {
      const inner = this.#or();
      this.#expect(")");
      return inner;
    }
    if (/^["'\d]/.test(token)) {
      this.#at++;
      const value = /^\d/.test(token) ? Number(token) : token.slice(1, -1);
      return () => value;
    }
    if (this.#tokens[this.#at + 1] === "(" && token !== "text") return this.#function(token);
    return this.#path();
  }

  #function(name: string): Expression {
    const run = functions[name];
    if (!run) throw new UnsupportedError();
    this.#at += 2;
    const neededText = this.#needsText;
    this.#needsText = !/^(?:boolean|count|not)$/.test(name);
    const inputs: Expression[] = [];
    while (!this.#take(")")) {
      if (inputs.length > 0) this.#expect(",");
      inputs.push(this.#or());
    }
    this.#needsText = neededText;
    if (inputs.length === 0 && elementFunctions.has(name)) inputs.push(this.#content(({ text }) => [text]));
    else if (inputs.length > 0 && /name$/.test(name)) throw new UnsupportedError();
    return (element, position) => {
      const values = inputs.map((input) => input(element, position));
      this.#settings.spend(values.reduce<number>((sum, value) => sum + toText(value).length, 0) / partsPerStep);
      return run(values, element, position, this.#settings.spend);
    };
  }

  /** Reads a path from an element to its ancestors, and from the last one to its attributes, texts or children. */
  #path(): Expression {
    let around: (element: XPathElement) => readonly XPathElement[] = (element) => [element];
    for (;;) {
      const step = this.#readUpwardStep();
      if (!step) {
        const values = this.#values();
        return (element) => around(element).flatMap(values);
      }
      const before = around;
      around = (element) => before(element).flatMap(step);
      if (!this.#take("/")) {
        const isOptional = !this.#needsText && /^[\])]?$|^(?:and|or)$/.test(this.#tokens[this.#at] ?? "");
        const read = this.#content(({ text }) => [text], isOptional);
        return (element) => around(element).flatMap(read);
      }
    }
  }

  #readUpwardStep(): ((element: XPathElement) => readonly XPathElement[]) | undefined {
    if (this.#take(".")) return (element) => [element];
    if (this.#take("..")) return ({ parent }) => (parent ? [parent] : []);
    const isAround = /^(?:ancestor(?:-or-self)?|parent|self)$/.test(this.#tokens[this.#at] ?? "");
    const axis = isAround ? this.#axis("ancestor", "ancestor-or-self", "parent", "self") : undefined;
    if (axis === undefined) return undefined;
    const name = this.#name();
    const conditions = this.#conditions();
    return (element) => {
      const all: XPathElement[] = [];
      const positions = conditions.map(() => 1);
      const first = /self$/.test(axis) ? element : element.parent;
      for (let at = first; at; at = /^ancestor/.test(axis) ? at.parent : undefined) {
        this.#settings.spend(1);
        const current = at;
        const isMet = (each: Expression, index: number) => isTrueFor(each, current, (positions[index] as number)++);
        if (isNamed(name, at.name) && conditions.every(isMet)) all.push(at);
      }
      return all;
    };
  }

  #values(): (element: XPathElement) => readonly string[] {
    const axis = this.#axis("attribute", "child");
    if (this.#take("@") || axis === "attribute") {
      const token = this.#tokens[this.#at] ?? "";
      const name = this.#name();
      if (name === "*") throw new UnsupportedError();
      return ({ attribute }) => [attribute(token) ?? attribute(name) ?? []].flat();
    }
    if (this.#tokens[this.#at + 1] === "(" && this.#take("text")) {
      this.#at++;
      this.#expect(")");
      return this.#content(({ ownTexts }) => [...ownTexts]);
    }
    const name = this.#name();
    return this.#content(({ children }) => children.filter((each) => isNamed(name, each.name)).map(({ text }) => text));
  }

  /** @param isOptional whether the content is only counted */
  #content(read: (content: ElementContent) => string[], isOptional = false): (element: XPathElement) => string[] {
    if (!this.#settings.isXml && !isOptional) throw new UnsupportedError();
    return ({ content }) => {
      const known = content?.() ?? { text: "", ownTexts: [], children: [] };
      this.#settings.spend(known.children.length);
      return read(known);
    };
  }
}

/** Whether a condition holds for an element; a number is a position. */
export function isTrueFor(condition: Expression, element: XPathElement, position: number): boolean {
  const value = condition(element, position);
  return typeof value === "number" ? value === position : isTrue(value);
}
