import { type List, parseShell, type Redirect, type ShellCommand, type ShellWord } from "./parse.ts";

/** Texts are bytes: each character is one byte. */
export interface Start {
  args: readonly string[];
  input: string;
  files: ShellFiles;
}

export interface ShellFiles {
  /** @throws Error for an unknown file */
  read(name: string): Promise<string>;
  write(name: string, bytes: string): void;
  /** Whether a program has written the file. */
  has(name: string): boolean;
}

export interface Output {
  status?: number;
  out?: string;
  err?: string;
}

export type Program = (start: Start) => Output | Promise<Output>;
export type Programs = Readonly<Record<string, Program>>;

/** A shell program has failed. */
export class ShellError extends Error {}

class Break extends Error {}

/** UTF-8 as a text of bytes. */
export const toBytes = (text: string): string => fromArray(new TextEncoder().encode(text));
export const toText = (bytes: string): string => new TextDecoder().decode(toArray(bytes));
export const toArray = (bytes: string): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes, (one) => one.charCodeAt(0));
export const fromArray = (array: Uint8Array): string => {
  let bytes = "";
  for (let at = 0; at < array.length; at += 8192) bytes += String.fromCharCode(...array.subarray(at, at + 8192));
  return bytes;
};

/** A shell with `set -e`: a failing command ends the program. Variables are kept between programs. */
export class Shell {
  readonly variables: Record<string, string>;
  readonly #programs: Programs;
  readonly #files: ShellFiles;
  #errors = "";

  constructor(programs: Programs, files: ShellFiles, variables: Readonly<Record<string, string>>) {
    this.#programs = programs;
    this.#files = files;
    this.variables = { ...variables };
  }

  /** @returns the program's output. @throws ShellError with its standard error */
  async run(program: string): Promise<string> {
    this.#errors = "";
    const { status, out } = await this.#list(parseShell(toBytes(program)), "");
    if (status !== 0) throw new ShellError(toText(this.#errors).trim() || `A command failed with status ${status}.`);
    return toText(out);
  }

  /** @param isCondition whether a failure doesn't end the program */
  async #list(list: List, input: string, isCondition = false): Promise<Required<Omit<Output, "err">>> {
    let status = 0;
    let out = "";
    for (const [index, { when, pipeline }] of list.entries()) {
      if (when !== "always" && (when === "success") !== (status === 0)) continue;
      let piped = input;
      for (const command of pipeline) ({ status, out: piped } = await this.#command(command, piped));
      out += piped;
      const isTested = isCondition || (list[index + 1]?.when ?? "always") !== "always";
      if (status !== 0 && !isTested) return { status, out };
    }
    return { status, out };
  }

  async #command(command: ShellCommand, input: string): Promise<Required<Omit<Output, "err">>> {
    switch (command.kind) {
      case "simple":
        return this.#runSimpleCommand(command, input);
      case "for":
        return this.#for(command, input);
      case "if":
        for (const { condition, body } of command.branches)
          if ((await this.#list(condition, input, true)).status === 0) return this.#list(body, input);
        return this.#list(command.otherwise, input);
      case "case": {
        const subject = await this.#text(command.subject);
        for (const { patterns, body } of command.branches)
          for (const pattern of patterns)
            if (new RegExp(`^${await this.#pattern(pattern)}$`).test(subject)) return this.#list(body, input);
        return { status: 0, out: "" };
      }
    }
  }

  async #for({ name, words, body }: Extract<ShellCommand, { kind: "for" }>, input: string) {
    let out = "";
    try {
      for (const value of await this.#fields(words)) {
        this.variables[name] = value;
        const result = await this.#list(body, input);
        out += result.out;
        if (result.status !== 0) return { status: result.status, out };
      }
    } catch (error) {
      if (!(error instanceof Break)) throw error;
    }
    return { status: 0, out };
  }

  async #runSimpleCommand({ assignments, words, redirects }: Extract<ShellCommand, { kind: "simple" }>, piped: string) {
    let status = 0;
    for (const [name, value] of assignments) {
      this.#substituted = 0;
      this.variables[name] = await this.#text(value);
      status = this.#substituted;
    }
    const input = await this.#input(redirects, piped);
    const [name, ...args] = await this.#fields(words);
    if (name === undefined) return { status, out: "" };
    if (name === "break") throw new Break();
    const program = this.#programs[name];
    if (!program) throw new ShellError(`The page has no program ${name}.`);
    const result = await program({ args, input, files: this.#files });
    this.#errors += result.err ?? "";
    return { status: result.status ?? 0, out: await this.#output(redirects, result.out ?? "") };
  }

  async #input(redirects: readonly Redirect[], piped: string): Promise<string> {
    let input = piped;
    for (const { kind, word } of redirects) {
      if (kind === "<<") input = await this.#text(word);
      if (kind === "<") input = await this.#files.read(await this.#text(word));
    }
    return input;
  }

  async #output(redirects: readonly Redirect[], out: string): Promise<string> {
    const last = redirects.findLast(({ kind }) => kind.startsWith(">"));
    if (last?.kind === ">") this.#files.write(await this.#text(last.word), out);
    if (last?.kind === ">&2") this.#errors += out;
    return last ? "" : out;
  }

  /** The exit status of the last command substitution. */
  #substituted = 0;

  async #value(part: Exclude<ShellWord[number], { kind: "text" }>): Promise<string> {
    if (part.kind === "command") {
      const { status, out } = await this.#list(part.list, "");
      this.#substituted = status;
      return out.replace(/\n+$/, "");
    }
    const { name, operator, operand } = part;
    const value = this.variables[name] ?? "";
    if (operator === ":-") return value || this.#text(operand);
    if (operator === ":?" && !value) throw new ShellError(`${name}: ${toText(await this.#text(operand))}`);
    if (operator === "%" || operator === "#") return this.#cut(value, operator, await this.#pattern(operand));
    return value;
  }

  /** Removes the shortest match at the end or start. */
  #cut(value: string, operator: "%" | "#", pattern: string): string {
    const whole = new RegExp(`^${pattern}$`);
    for (let length = 0; length <= value.length; length++) {
      const at = operator === "%" ? value.length - length : length;
      if (whole.test(operator === "%" ? value.slice(at) : value.slice(0, at)))
        return operator === "%" ? value.slice(0, at) : value.slice(at);
    }
    return value;
  }

  async #text(word: ShellWord): Promise<string> {
    let text = "";
    for (const part of word) text += part.kind === "text" ? part.text : await this.#value(part);
    return text;
  }

  async #pattern(word: ShellWord): Promise<string> {
    let source = "";
    for (const part of word) {
      const text = part.kind === "text" ? part.text : await this.#value(part);
      source += part.isQuoted || text !== "*" ? escapeText(text) : "[^]*";
    }
    return source;
  }

  /** Expands words, and splits unquoted values at whitespace. */
  async #fields(words: readonly ShellWord[]): Promise<string[]> {
    const fields: string[] = [];
    for (const word of words) {
      let own = [""];
      for (const part of word) {
        const text = part.kind === "text" ? part.text : await this.#value(part);
        const isWhole = part.kind === "text" || part.isQuoted;
        const [first = "", ...more] = isWhole ? [text] : text.split(/\s+/);
        own = [...own.slice(0, -1), (own.at(-1) ?? "") + first, ...more];
      }
      fields.push(...own);
    }
    return fields;
  }
}

const escapeText = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
