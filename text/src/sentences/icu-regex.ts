import { matchAt } from "../match.ts";
import { countAmbiguous, isSafeToRepeat, type PatternPart } from "./repetition.ts";

export class PatternError extends Error {
  override readonly name = "PatternError";
}

const word = "\\p{L}\\p{M}\\p{N}\\p{Pc}";

// biome-ignore format: a table
const escapes: Record<string, string> = {
  h: "[\\p{Zs}\\t]", H: "[^\\p{Zs}\\t]", d: "\\p{Nd}", D: "\\P{Nd}",
  w: `[${word}]`, W: `[^${word}]`, s: "\\s", S: "\\S", v: "[\\n-\\r\\x85\\u2028\\u2029]",
  n: "\\n", r: "\\r", t: "\\t", f: "\\f", e: "\\x1B", a: "\\x07",
};

const assertions: Record<string, string> = {
  b: `(?:(?<=[${word}])(?![${word}])|(?<![${word}])(?=[${word}]))`,
  B: `(?:(?<=[${word}])(?=[${word}])|(?<![${word}])(?![${word}]))`,
  A: "(?<![^])",
  z: "(?![^])",
  Z: "(?=\\n?(?![^]))",
  R: "(?:\\r\\n|[\\n-\\r\\x85\\u2028\\u2029])",
};

// biome-ignore format: a table
const posix: Record<string, string> = {
  alpha: "Alphabetic", digit: "Nd", upper: "Uppercase", lower: "Lowercase", punct: "P", space: "White_Space",
};

const maxPatternLength = 20_000;
const maxDepth = 50;
/** The limit of repetitions, so that the time per position doesn't grow with the text. */
const maxTimes = 100;
const maxAmbiguous = 1;

/**
 * Translates a regular expression of ICU into one of JavaScript with the flag `v`. Groups do not capture; atomic groups
 * and possessive quantifiers become ordinary ones, and repetitions end after 100 times.
 *
 * @throws {PatternError} for syntax without an equivalent (back-references, free spacing, `\X`, `\G`), for an invalid
 *   expression, and for one that could take exponential or cubic time
 */
export function translateIcuRegex(pattern: string): string {
  if (pattern.length > maxPatternLength) throw new PatternError("The expression is too long.");
  const source = new RegexTranslation(pattern).translate();
  try {
    new RegExp(source, "v");
  } catch (cause) {
    throw new PatternError("The expression cannot be read.", { cause });
  }
  return source;
}

class RegexTranslation {
  readonly #pattern: string;
  #at = 0;
  #depth = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  translate(): string {
    const { source, alternatives } = this.#alternatives();
    if (this.#at < this.#pattern.length) throw new PatternError("A parenthesis closes nothing.");
    if (countAmbiguous(alternatives) > maxAmbiguous) throw new PatternError("The expression could take cubic time.");
    return source;
  }

  #take(regex: RegExp): RegExpExecArray | undefined {
    const match = matchAt(regex, this.#pattern, this.#at);
    if (match) this.#at += match[0].length;
    return match;
  }

  /** Everything up to the end of the group: its source, and its alternatives as sequences of parts. */
  #alternatives(): { source: string; alternatives: PatternPart[][] } {
    if (++this.#depth > maxDepth) throw new PatternError("The expression is nested too deep.");
    let source = "";
    let closing = "";
    let parts: PatternPart[] = [];
    const alternatives = [parts];
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ")") {
      const flags = this.#take(/\(\?([a-z]*(?:-[a-z]+)?)\)/uy);
      if (flags) {
        source += modifiers(flags[1] as string);
        closing += ")";
      } else if (this.#take(/\|/uy)) {
        source += "|";
        parts = [];
        alternatives.push(parts);
      } else {
        const part = this.#parseQuantified();
        source += part.source;
        parts.push(part);
      }
    }
    this.#depth--;
    return { source: source + closing, alternatives };
  }

  #parseQuantified(): PatternPart {
    const atom = this.#atom();
    const quantifier = this.#take(/(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})([?+]?)/uy);
    if (!quantifier) return atom;
    const [, mark, min, comma = "", max = "", kind] = quantifier;
    const from = mark === "+" ? 1 : mark ? 0 : Number(min);
    const isEndless = mark ? mark !== "?" : comma !== "" && max === "";
    const to = mark === "?" ? 1 : Math.min(isEndless ? Infinity : Number(max || min), maxTimes);
    if (from > to) throw new PatternError("The expression repeats too often.");
    if (!isSafeToRepeat(atom, to)) throw new PatternError("The expression could take exponential time.");
    const source = `${atom.source}{${from},${to}}${kind === "?" ? "?" : ""}`;
    return { ...atom, source, varies: atom.varies || from !== to, max: to };
  }

  #atom(): PatternPart {
    const quoted = this.#take(/\\Q(.*?)(?:\\E|$)/suy);
    if (quoted) return { source: `(?:${literal(quoted[1] as string)})`, varies: false, max: 1, alternatives: [[]] };
    const character = this.#pattern[this.#at] as string;
    if (character === "(") return this.#group();
    if (character === "[") return single(this.#set());
    if (character === "\\") return this.#translateEscape();
    this.#at += String.fromCodePoint(this.#pattern.codePointAt(this.#at) as number).length;
    if ("*+?".includes(character)) throw new PatternError("A quantifier has nothing to repeat.");
    if (character === "^" || character === "$") return { source: character, varies: false, max: 1, alternatives: [[]] };
    const whole = this.#pattern.slice(this.#at - (character >= "\uD800" && character <= "\uDBFF" ? 2 : 1), this.#at);
    return single(character === "." ? "." : literal(whole));
  }

  #group(): PatternPart {
    if (this.#take(/\(\?#[^)]*\)/uy)) return { source: "", varies: false, max: 1, alternatives: [[]] };
    const open = this.#take(/\((?:\?(?:(<?[=!])|[:>]|<[A-Za-z]\w*>|([a-z]*(?:-[a-z]+)?):))?/uy);
    if (!open || this.#pattern[this.#at] === "?") throw new PatternError("A group is of an unknown kind.");
    const { source, alternatives } = this.#alternatives();
    if (!this.#take(/\)/uy)) throw new PatternError("A group is not closed.");
    const head = open[1] ? `(?${open[1]}` : open[2] !== undefined ? modifiers(open[2]) : "(?:";
    const varies = alternatives.length > 1 || alternatives.some((parts) => parts.some((part) => part.varies));
    return { source: `${head}${source})`, varies, max: 1, alternatives };
  }

  #translateEscape(): PatternPart {
    const assertion = this.#take(/\\([bBAzZR])/uy);
    if (assertion)
      return { source: assertions[assertion[1] as string] as string, varies: false, max: 1, alternatives: [[]] };
    return single(this.#escapedCharacter());
  }

  #escapedCharacter(): string {
    const [, letter, caret, name, category = ""] = this.#take(/\\([pP])(?:\{(\^?)([^{}]+)\}|([A-Z]))/uy) ?? [];
    if (letter) return translateProperty((name ?? category).trim(), (letter === "P") !== (caret === "^"));
    const code = this.#take(/\\(?:x\{([0-9A-Fa-f]{1,6})\}|x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8}))/uy);
    if (code) return codePoint(Number.parseInt(code.slice(1).find(Boolean) as string, 16));
    const octal = this.#take(/\\0([0-7]{1,3})/uy);
    if (octal) return codePoint(Number.parseInt(octal[1] as string, 8));
    const character = this.#take(/\\(.)/suy)?.[1];
    if (character === undefined) throw new PatternError("The expression ends in a backslash.");
    if (Object.hasOwn(escapes, character)) return escapes[character] as string;
    if (/[A-Za-z0-9]/u.test(character)) throw new PatternError(`\\${character} has no translation.`);
    return literal(character);
  }

  /** A set of ICU: unions, `&&`, `--`, `[:alpha:]` and sets inside. */
  #set(): string {
    if (++this.#depth > maxDepth) throw new PatternError("The expression is nested too deep.");
    this.#take(/\[/uy);
    const negation = this.#take(/\^/uy) ? "^" : "";
    let left = "";
    let items = this.#take(/\]/uy) ? "\\]" : "";
    while (!this.#take(/\]/uy)) {
      if (this.#at >= this.#pattern.length) throw new PatternError("A set is not closed.");
      const operator = this.#take(/&&?(?=&|\[)|--?(?=\[)|&&|--/uy)?.[0];
      if (!operator) {
        items += this.#setItem();
        continue;
      }
      left = `[${left}[${items}]]${operator[0]}${operator[0]}`;
      items = "";
    }
    this.#depth--;
    return left === "" ? `[${negation}${items}]` : `[${negation}${left}[${items}]]`;
  }

  #setItem(): string {
    const named = this.#take(/\[:(\^?)(\w+):\]/uy);
    if (named) return translateProperty(named[2] as string, named[1] === "^");
    const character = this.#pattern[this.#at] as string;
    if (character === "[") return this.#set();
    if (character === "\\") return this.#escapedCharacter();
    if (this.#take(/-(?!\])/uy)) return this.#pattern[this.#at - 2] === "[" ? "\\-" : "-";
    const whole = String.fromCodePoint(this.#pattern.codePointAt(this.#at) as number);
    this.#at += whole.length;
    return literal(whole);
  }
}

const single = (source: string): PatternPart => ({ source, character: source, varies: false, max: 1 });

function modifiers(flags: string): string {
  if (/[^imsuw-]/u.test(flags)) throw new PatternError("A flag has no translation.");
  const [on = "", off = ""] = flags.replace(/[uw]/gu, "").split("-");
  return `(?${on}${off && `-${off}`}:`;
}

function translateProperty(name: string, isNegated: boolean): string {
  const bare = name.replace(/^(?:Is|java)(?=[A-Z])/u, "");
  const known = posix[bare.toLowerCase()] ?? bare.replace(/^gc=/u, "");
  const mark = isNegated ? "P" : "p";
  if (bare.toLowerCase() === "alnum") return `[${isNegated ? "^" : ""}\\p{Alphabetic}\\p{Nd}]`;
  for (const candidate of [known, `Script=${known}`]) {
    if (isProperty(candidate)) return `\\${mark}{${candidate}}`;
  }
  throw new PatternError(`The property ${name} is unknown.`);
}

function isProperty(name: string): boolean {
  try {
    new RegExp(`\\p{${name}}`, "u");
    return true;
  } catch {
    return false;
  }
}

function codePoint(value: number): string {
  if (value > 0x10ffff) throw new PatternError("A code point is beyond Unicode.");
  return `\\u{${value.toString(16)}}`;
}

function literal(text: string): string {
  return Array.from(text, (character) =>
    /[\p{L}\p{N}]/u.test(character) ? character : codePoint(character.codePointAt(0) as number),
  ).join("");
}
