/** The syntax tree of a shell program: the part of POSIX sh that the samples use. */
export type List = readonly { when: "always" | "success" | "failure"; pipeline: readonly ShellCommand[] }[];

export type ShellCommand =
  | {
      kind: "simple";
      assignments: readonly [name: string, value: ShellWord][];
      words: readonly ShellWord[];
      redirects: Redirect[];
    }
  | { kind: "for"; name: string; words: readonly ShellWord[]; body: List }
  | { kind: "case"; subject: ShellWord; branches: readonly { patterns: readonly ShellWord[]; body: List }[] }
  | { kind: "if"; branches: readonly { condition: List; body: List }[]; otherwise: List };

export interface Redirect {
  /** For `<<`, `word` is the text of the here-document. */
  kind: "<" | ">" | ">&2" | "<<";
  word: ShellWord;
}

export type ShellWord = readonly WordPart[];

export type WordPart =
  | { kind: "text"; text: string; isQuoted: boolean }
  | { kind: "variable"; name: string; operator: string; operand: ShellWord; isQuoted: boolean }
  | { kind: "command"; list: List; isQuoted: boolean };

/** @throws Error for syntax that the samples don't use */
export const parseShell = (text: string): List => new Parser(text).all();

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

class Parser {
  readonly #text: string;
  #at = 0;
  /** Here-documents that start after the current line. */
  #pending: { redirect: Redirect; delimiter: string }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  all(): List {
    const list = this.#list();
    if (this.#at < this.#text.length) throw this.#unexpected();
    return list;
  }

  #unexpected = () =>
    new Error(`Unexpected text in line ${this.#text.slice(0, this.#at).split("\n").length} of the sample.`);

  /** Consumes a match at the current position; undefined if there is none. */
  #take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(pattern, `${pattern.flags}y`);
    sticky.lastIndex = this.#at;
    const [match] = sticky.exec(this.#text) ?? [];
    this.#at += match?.length ?? 0;
    return match;
  }

  #expect(pattern: RegExp): string {
    const token = this.#take(pattern);
    if (token === undefined) throw this.#unexpected();
    return token;
  }

  #skipSpace = () => this.#take(/(?:[ \t]|\\\n)*(?:#.*)?/);

  #skipLines(): void {
    for (this.#skipSpace(); this.#take(/\n/); this.#skipSpace()) {
      for (const { redirect, delimiter } of this.#pending.splice(0)) {
        const end = this.#text.indexOf(`\n${delimiter}`, this.#at) + 1;
        redirect.word = new Parser(this.#text.slice(this.#at, end)).#parseQuoted(/$/);
        this.#at = end + delimiter.length;
      }
    }
  }

  /** Parses commands until a word or sign that ends the surrounding construct. */
  #list(): List {
    const list: List[number][] = [];
    let when: List[number]["when"] = "always";
    for (;;) {
      do this.#skipLines();
      while (this.#take(/;(?!;)/));
      if (this.#at >= this.#text.length || /^(?:\)|;;|(?:done|esac|then|elif|else|fi)\b)/.test(this.#rest()))
        return list;
      list.push({ when, pipeline: this.#pipeline() });
      const operator = this.#take(/&&|\|\|/);
      when = operator === undefined ? "always" : operator === "&&" ? "success" : "failure";
    }
  }

  #rest = () => this.#text.slice(this.#at, this.#at + 10);

  #pipeline(): ShellCommand[] {
    const commands: ShellCommand[] = [];
    do {
      this.#skipLines();
      commands.push(this.#command());
      this.#skipSpace();
    } while (this.#take(/\|(?!\|)/));
    return commands;
  }

  #command(): ShellCommand {
    if (this.#take(/for\b/)) return this.#for();
    if (this.#take(/case\b/)) return this.#case();
    if (this.#take(/if\b/)) return this.#if();
    return this.#simple();
  }

  #for(): ShellCommand {
    this.#skipSpace();
    const name = this.#expect(/\w+/);
    this.#expect(/ in\b/);
    const words = this.#words();
    this.#expect(/;/);
    this.#keyword("do");
    const body = this.#list();
    this.#expect(/done/);
    return { kind: "for", name, words, body };
  }

  #case(): ShellCommand {
    this.#skipSpace();
    const subject = this.#word();
    this.#expect(/ in\b/);
    const branches: { patterns: ShellWord[]; body: List }[] = [];
    for (this.#skipLines(); !this.#take(/esac/); this.#skipLines()) {
      const patterns: ShellWord[] = [];
      do {
        this.#skipSpace();
        patterns.push(this.#word());
        this.#skipSpace();
      } while (this.#take(/\|/));
      this.#expect(/\)/);
      branches.push({ patterns, body: this.#list() });
      this.#take(/;;/);
    }
    return { kind: "case", subject, branches };
  }

  #if(): ShellCommand {
    const branches: { condition: List; body: List }[] = [];
    do {
      const condition = this.#list();
      this.#keyword("then");
      branches.push({ condition, body: this.#list() });
    } while (this.#take(/elif\b/));
    const otherwise = this.#take(/else\b/) ? this.#list() : [];
    this.#expect(/fi\b/);
    return { kind: "if", branches, otherwise };
  }

  #keyword(word: string): void {
    this.#skipLines();
    this.#expect(new RegExp(`${word}\\b`));
  }

  #simple(): ShellCommand {
    const assignments: [string, ShellWord][] = [];
    const words: ShellWord[] = [];
    const redirects: Redirect[] = [];
    for (this.#skipSpace(); !/^(?:$|[\n;|&)])/.test(this.#rest()); this.#skipSpace()) {
      const kind = this.#take(/>&2|<<|[<>]/) as Redirect["kind"] | undefined;
      const name = kind || words.length > 0 ? undefined : this.#take(/\w+=/);
      if (kind) redirects.push(this.#redirect(kind));
      else if (name) assignments.push([name.slice(0, -1), this.#word()]);
      else words.push(this.#word());
    }
    return { kind: "simple", assignments, words, redirects };
  }

  #redirect(kind: Redirect["kind"]): Redirect {
    const redirect: Redirect = { kind, word: [] };
    this.#skipSpace();
    if (kind === "<<") this.#pending.push({ redirect, delimiter: this.#expect(/\w+/) });
    else if (kind !== ">&2") redirect.word = this.#word();
    return redirect;
  }

  #words(): ShellWord[] {
    const words: ShellWord[] = [];
    for (this.#skipSpace(); !/^[\n;]/.test(this.#rest()); this.#skipSpace()) words.push(this.#word());
    return words;
  }

  #word(end = /[\s;|&()<>]/): ShellWord {
    const parts: WordPart[] = [];
    const add = (text: string) => parts.push({ kind: "text", text, isQuoted: true });
    while (this.#at < this.#text.length && !end.test(this.#text[this.#at] ?? "")) {
      if (this.#take(/\\\n/)) continue;
      const literal = this.#take(/'[^']*'/);
      const escaped = literal ? undefined : this.#take(/\\./s);
      const ansi = (literal ?? escaped) ? undefined : this.#take(/\$'(?:[^'\\]|\\.)*'/s);
      if (literal) add(literal.slice(1, -1));
      else if (escaped) add(escaped.slice(1));
      else if (ansi) add(ansi.slice(2, -1).replaceAll(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign));
      else if (this.#take(/"/)) parts.push(...this.#parseQuoted(/"/), { kind: "text", text: "", isQuoted: true });
      else parts.push(this.#expansion(false) ?? { kind: "text", text: this.#expect(/./s), isQuoted: false });
    }
    return parts;
  }

  /** Parses the content of double quotes, or of a here-document. */
  #parseQuoted(end: RegExp): WordPart[] {
    const parts: WordPart[] = [];
    const isDocument = end.source === "$";
    while (this.#at < this.#text.length) {
      if (!isDocument && this.#take(end) !== undefined) return parts;
      if (this.#take(/\\\n/)) continue;
      const text = this.#take(isDocument ? /\\[$\\`]/ : /\\[$"\\`]/)?.slice(1) ?? this.#take(/[^$"\\]+/);
      parts.push(
        text === undefined
          ? (this.#expansion(true) ?? { kind: "text", text: this.#expect(/./s), isQuoted: true })
          : { kind: "text", text, isQuoted: true },
      );
    }
    return parts;
  }

  #expansion(isQuoted: boolean): WordPart | undefined {
    if (this.#take(/\$\(/)) {
      const list = this.#list();
      this.#expect(/\)/);
      return { kind: "command", list, isQuoted };
    }
    const whole = this.#take(/\$\{\w+/);
    if (whole) {
      const operator = this.#take(/:[-?]|[%#]/) ?? "";
      const operand = this.#word(/\}/);
      this.#expect(/\}/);
      return { kind: "variable", name: whole.slice(2), operator, operand, isQuoted };
    }
    const name = this.#take(/\$[A-Za-z_]\w*/)?.slice(1);
    return name === undefined ? undefined : { kind: "variable", name, operator: "", operand: [], isQuoted };
  }
}
