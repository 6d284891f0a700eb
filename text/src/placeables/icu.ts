import { matchAt } from "../match.ts";

/**
 * A span of an ICU message, UTF-16 offsets, half-open. `text` is translatable and may hold simple arguments and
 * quoted braces; `syntax` must be kept as it is.
 */
export interface IcuPart {
  kind: "text" | "syntax";
  start: number;
  end: number;
}

/** A text is not an ICU message; `at` is the UTF-16 offset of the fault. */
export class IcuError extends Error {
  override readonly name = "IcuError";
  readonly reason: "unclosed argument" | "unexpected brace" | "bad argument" | "bad branch" | "no other branch";
  readonly at: number;

  constructor(reason: IcuError["reason"], at: number) {
    super(`The ICU message has a fault at ${at}: ${reason}.`);
    this.reason = reason;
    this.at = at;
  }
}

interface Branching {
  at: number;
  hasOther: boolean;
}

const argumentHeadPattern = /\{\s*(?:[\p{L}\p{N}_][\p{L}\p{N}_.-]*)\s*(?:,\s*([\p{L}]+)\s*([,}])|\})/uy;
const offsetPattern = /\s*offset\s*:\s*\d+/uy;
const branchHeadPattern = /\s*(=\d+|[\p{L}\p{N}_][\p{L}\p{N}_.-]*)\s*\{/uy;
const argumentTailPattern = /\s*\}/uy;

/**
 * Reads an ICU message (MessageFormat 1): `{n, plural, one {# file} other {# files}}`. The joined parts are the whole
 * message. Text next to an argument with branches is a separate part, and so is the text of each branch.
 *
 * @throws {IcuError} when braces do not match, an argument cannot be read or `other` is missing
 */
export function parseIcu(message: string): IcuPart[] {
  const parts: IcuPart[] = [];
  const open: Branching[] = [];
  let at = 0;
  const push = (kind: IcuPart["kind"], end: number) => {
    const last = parts.at(-1);
    if (end === at) return;
    if (last?.kind === kind) last.end = end;
    else parts.push({ kind, start: at, end });
    at = end;
  };

  /** Between branches: the next one begins, or the argument ends and the text around it continues. */
  const afterSyntax = () => {
    const argument = open.at(-1) as Branching;
    const head = matchAt(branchHeadPattern, message, at);
    if (head) {
      argument.hasOther ||= head[1] === "other";
      push("syntax", at + head[0].length);
      return;
    }
    const tail = matchAt(argumentTailPattern, message, at);
    if (!tail && message.slice(at).trim() === "") throw new IcuError("unclosed argument", argument.at);
    if (!tail) throw new IcuError("bad branch", at);
    if (!argument.hasOther) throw new IcuError("no other branch", argument.at);
    push("syntax", at + tail[0].length);
    open.pop();
  };

  for (;;) {
    push("text", textEnd(message, at));
    if (at === message.length) break;
    if (message[at] === "{") {
      open.push({ at, hasOther: false });
      push("syntax", branchesStart(message, at));
    } else {
      if (open.length === 0) throw new IcuError("unexpected brace", at);
      push("syntax", at + 1);
    }
    if (open.length > 0) afterSyntax();
  }
  const unclosed = open.at(-1);
  if (unclosed) throw new IcuError("unclosed argument", unclosed.at);
  return parts;
}

/** The end of the text from `from` on: before an argument with branches, a closing brace or the end of the message. */
function textEnd(message: string, from: number): number {
  let at = from;
  while (at < message.length) {
    const character = message[at];
    if (character === "'") at = quoteEnd(message, at);
    else if (character === "}") return at;
    else if (character === "{") {
      const head = matchAt(argumentHeadPattern, message, at);
      if (!head) throw new IcuError(message.includes("}", at) ? "bad argument" : "unclosed argument", at);
      if (isBranching(head)) return at;
      at = head[2] === "," ? styleEnd(message, at, at + head[0].length) : at + head[0].length;
    } else at++;
  }
  return at;
}

export const complexArgumentPattern = /\{\s*[\p{L}\p{N}_][\p{L}\p{N}_.-]*\s*,\s*(?:plural|selectordinal|select)\s*,/u;

const isBranching = (head: RegExpExecArray) =>
  head[2] === "," && /^(?:plural|selectordinal|select)$/u.test(head[1] ?? "");

function branchesStart(message: string, at: number): number {
  const head = matchAt(argumentHeadPattern, message, at) as RegExpExecArray;
  const end = at + head[0].length;
  const from = head[1] === "select" ? undefined : matchAt(offsetPattern, message, end);
  return end + (from?.[0].length ?? 0);
}

/**
 * `''` is an apostrophe. `'` before one of `{}#|` begins a quotation, which ends at the next apostrophe. Without one,
 * it ends with the message after `'{` and `'}`, and `'#` and `'|` are text.
 */
function quoteEnd(message: string, at: number): number {
  const next = message[at + 1];
  if (next === "'") return at + 2;
  if (next !== "{" && next !== "}" && next !== "#" && next !== "|") return at + 1;
  for (let end = message.indexOf("'", at + 2); end >= 0; end = message.indexOf("'", end + 2)) {
    if (message[end + 1] !== "'") return end + 1;
  }
  return next === "{" || next === "}" ? message.length : at + 1;
}

/** The end of a simple argument whose style begins at `from`. */
function styleEnd(message: string, argumentAt: number, from: number): number {
  let depth = 1;
  for (let at = from; at < message.length; at++) {
    if (message[at] === "'") at = quoteEnd(message, at) - 1;
    else if (message[at] === "{") depth++;
    else if (message[at] === "}" && --depth === 0) return at + 1;
  }
  throw new IcuError("unclosed argument", argumentAt);
}
