import { SaxesParser } from "saxes";
import { PatternError, translateIcuRegex } from "./icu-regex.ts";

/** The breaks between sentences by the rules of an SRX file. */
export interface SrxRules {
  /** The UTF-16 offsets of the breaks inside a text in a language (ISO 639-1, or a longer tag), ascending. */
  breaks(text: string, language: string): number[];
}

/** An SRX file cannot be used. `rule` names the fault's place: `Default 12` is the twelfth rule of `Default`. */
export class SrxError extends Error {
  override readonly name = "SrxError";
  readonly reason: "not XML" | "document type" | "no rules" | "unknown rules" | "bad expression";
  readonly rule: string | undefined;

  constructor(reason: SrxError["reason"], rule?: string, options?: ErrorOptions) {
    super(`The SRX file cannot be used: ${reason}${rule ? ` (${rule})` : ""}.`, options);
    this.reason = reason;
    this.rule = rule;
  }
}

interface RawRule {
  isBreak: boolean;
  before: string;
  after: string;
}

interface Raw {
  cascade: boolean;
  languageRules: Map<string, RawRule[]>;
  maps: { pattern: string; name: string }[];
}

interface Rule {
  isBreak: boolean;
  /** Global: finds all positions of the rule. */
  everywhere: RegExp;
  /** Sticky: tests whether the rule fits at `lastIndex`. */
  here: RegExp;
}

/**
 * Reads segmentation rules (SRX 2.0, LISA OSCAR 2008). At each position, the first rule that fits decides. With
 * `cascade`, the rules of all maps that fit the language are joined in their order; otherwise, the first map counts.
 *
 * @throws {SrxError} when the file isn't XML, has a document type, or has a rule whose expression cannot be used
 */
export function readSrx(xml: string): SrxRules {
  const raw = parse(xml);
  if (raw.languageRules.size === 0 || raw.maps.length === 0) throw new SrxError("no rules");
  const compileAll = (name: string, rules: readonly RawRule[]) =>
    rules.map((rule, index) => compile(rule, `${name} ${index + 1}`));
  const compiled = new Map(Array.from(raw.languageRules, ([name, rules]) => [name, compileAll(name, rules)] as const));
  const maps = raw.maps.map(({ pattern, name }) => {
    const rules = compiled.get(name);
    if (!rules) throw new SrxError("unknown rules", name);
    return { regex: new RegExp(`^(?:${translate(pattern, `map of ${name}`)})$`, "v"), rules };
  });
  return {
    breaks(text, language) {
      const fitting = maps.filter(({ regex }) => regex.test(language));
      return breaksBy(raw.cascade ? fitting.flatMap(({ rules }) => rules) : (fitting[0]?.rules ?? []), text);
    },
  };
}

/** Looks for the positions of break rules first: they are few, and only there the exceptions before them matter. */
function breaksBy(rules: readonly Rule[], text: string): number[] {
  const isBreak = new Map<number, boolean>();
  for (const [order, rule] of rules.entries()) {
    if (!rule.isBreak) continue;
    for (const { index } of text.matchAll(rule.everywhere)) {
      if (isBreak.has(index) || index === 0 || index === text.length) continue;
      isBreak.set(index, !isExcepted(rules, order, text, index));
    }
  }
  return [...isBreak.keys()].filter((index) => isBreak.get(index)).sort((a, b) => a - b);
}

/** Whether an exception fits the position. Only the rules before the one with the index `order` count. */
function isExcepted(rules: readonly Rule[], order: number, text: string, index: number): boolean {
  for (let earlier = 0; earlier < order; earlier++) {
    const { isBreak, here } = rules[earlier] as Rule;
    here.lastIndex = index;
    if (!isBreak && here.test(text)) return true;
  }
  return false;
}

function compile({ isBreak, before, after }: RawRule, name: string): Rule {
  const source = `(?<=${translate(before, name)})(?=${translate(after, name)})`;
  return { isBreak, everywhere: new RegExp(source, "gv"), here: new RegExp(source, "vy") };
}

function translate(pattern: string, rule: string): string {
  try {
    return translateIcuRegex(pattern);
  } catch (cause) {
    if (cause instanceof PatternError) throw new SrxError("bad expression", rule, { cause });
    throw cause;
  }
}

function parse(xml: string): Raw {
  const raw: Raw = { cascade: false, languageRules: new Map(), maps: [] };
  const parser = new SaxesParser();
  let rules: RawRule[] = [];
  let rule: RawRule | undefined;
  let into: "before" | "after" | undefined;
  parser.on("error", (cause) => {
    throw new SrxError("not XML", undefined, { cause });
  });
  // A document type could define entities that grow without end.
  parser.on("doctype", () => {
    throw new SrxError("document type");
  });
  parser.on("opentag", ({ name, attributes }) => {
    const value = (key: string) => attributes[key] ?? "";
    const local = name.slice(name.indexOf(":") + 1);
    if (local === "header") raw.cascade = value("cascade") === "yes";
    if (local === "languagerule") {
      rules = [];
      raw.languageRules.set(value("languagerulename"), rules);
    }
    if (local === "rule") {
      rule = { isBreak: value("break") !== "no", before: "", after: "" };
      rules.push(rule);
    }
    if (local === "languagemap") raw.maps.push({ pattern: value("languagepattern"), name: value("languagerulename") });
    into = local === "beforebreak" ? "before" : local === "afterbreak" ? "after" : undefined;
  });
  const add = (text: string) => {
    if (rule && into) rule[into] += text;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    into = undefined;
  });
  parser.write(xml).close();
  return raw;
}
