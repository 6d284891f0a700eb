import {
  type CommandNode,
  type CompoundList,
  type HereDoc,
  parse,
  type Redirection,
  type Script,
  type Word,
  type WordPart,
} from "unbash";

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

class Break extends Error {
  /** The output since the body of the loop began. */
  out = "";
}

/** UTF-8 as a text of bytes. */
export const toBytes = (text: string): string => fromArray(new TextEncoder().encode(text));
export const toText = (bytes: string): string => new TextDecoder().decode(toArray(bytes));
export const toArray = (bytes: string): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes, (one) => one.charCodeAt(0));
export const fromArray = (array: Uint8Array): string => {
  let bytes = "";
  for (let at = 0; at < array.length; at += 8192) bytes += String.fromCharCode(...array.subarray(at, at + 8192));
  return bytes;
};

/** @throws ShellError for text that isn't a program */
export function parseShell(text: string): Script {
  const script = parse(text);
  const [error] = script.errors ?? [];
  if (!error) return script;
  throw new ShellError(`Unexpected text in line ${text.slice(0, error.pos).split("\n").length} of the sample.`);
}

type Command<Type extends CommandNode["type"]> = Extract<CommandNode, { type: Type }>;

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
  async #list({ commands }: Pick<CompoundList, "commands">, input: string, isCondition = false) {
    let status = 0;
    let out = "";
    for (const { command, background } of commands) {
      if (background) throw unsupported({ type: "&" });
      const { commands: all, operators } =
        command.type === "AndOr" ? command : { commands: [command], operators: [] as const };
      for (const [index, each] of all.entries()) {
        const operator = operators[index - 1];
        if (operator && (operator === "&&") !== (status === 0)) continue;
        let piped = input;
        const [prefix] = each.type === "Pipeline" ? each.prefixes : [];
        if (prefix) throw unsupported(prefix);
        try {
          for (const part of each.type === "Pipeline" ? each.commands : [each])
            ({ status, out: piped } = await this.#command(part, piped));
        } catch (error) {
          if (error instanceof Break) error.out = out + error.out;
          throw error;
        }
        out += piped;
        if (status !== 0 && !isCondition && index === operators.length) return { status, out };
      }
    }
    return { status, out };
  }

  async #command(command: CommandNode, input: string): Promise<Required<Omit<Output, "err">>> {
    switch (command.type) {
      case "Command":
        return this.#runSimpleCommand(command, input);
      case "For":
        return this.#for(command, input);
      case "If":
        for (const { clause, then } of [command, ...command.elif])
          if ((await this.#list(clause, input, true)).status === 0) return this.#list(then, input);
        return command.else ? this.#list(command.else, input) : { status: 0, out: "" };
      case "Case": {
        const subject = await this.#text(command.word);
        for (const { pattern: patterns, body } of command.items)
          for (const pattern of patterns)
            if (new RegExp(`^${await this.#pattern(pattern)}$`).test(subject)) return this.#list(body, input);
        return { status: 0, out: "" };
      }
      default:
        throw unsupported(command);
    }
  }

  async #for({ name, wordlist = [], body }: Command<"For">, input: string) {
    let out = "";
    try {
      for (const value of await this.#fields(wordlist)) {
        this.variables[name.value] = value;
        const result = await this.#list(body, input);
        out += result.out;
        if (result.status !== 0) return { status: result.status, out };
      }
    } catch (error) {
      if (!(error instanceof Break)) throw error;
      out += error.out;
    }
    return { status: 0, out };
  }

  async #runSimpleCommand(command: Command<"Command">, piped: string) {
    let status = 0;
    for (const assigned of command.prefix) {
      if (assigned.type !== "Assignment") continue;
      this.#substituted = 0;
      if (assigned.append || assigned.value.type !== "Word") throw unsupported(assigned);
      this.variables[assigned.name] = await this.#text(assigned.value);
      status = this.#substituted;
    }
    const input = await this.#input(command.redirects, piped);
    const words = [command.name, ...command.args].filter((word) => word?.type === "Word");
    const [name, ...args] = await this.#fields(words);
    if (name === undefined) return { status, out: "" };
    if (name === "break") throw new Break();
    const program = this.#programs[name];
    if (!program) throw new ShellError(`The page has no program ${name}.`);
    const result = await program({ args, input, files: this.#files });
    this.#errors += result.err ?? "";
    return { status: result.status ?? 0, out: await this.#output(command.redirects, result.out ?? "") };
  }

  async #input(redirects: readonly Redirection[], piped: string): Promise<string> {
    let input = piped;
    for (const redirect of redirects) {
      if (redirect.type === "HereDoc" && redirect.operator === "<<") input = await this.#text(readDocument(redirect));
      else if (!isSupported(redirect)) throw unsupported({ type: redirect.operator });
      else if (redirect.operator === "<" && redirect.target)
        input = await this.#files.read(await this.#text(redirect.target));
    }
    return input;
  }

  async #output(redirects: readonly Redirection[], out: string): Promise<string> {
    const last = redirects.findLast(({ operator }) => operator.startsWith(">"));
    if (last?.type !== "Redirect") return out;
    if (last.operator === ">&") this.#errors += out;
    else if (last.target) this.#files.write(await this.#text(last.target), out);
    return "";
  }

  /** The exit status of the last command substitution. */
  #substituted = 0;

  async #value(part: WordPart): Promise<string> {
    switch (part.type) {
      case "Literal":
      case "SingleQuoted":
      case "AnsiCQuoted":
      case "Glob":
        return part.value;
      case "SimpleExpansion":
        if (!/^\$\w/.test(part.text)) throw unsupported({ type: part.text });
        return this.variables[part.text.slice(1)] ?? "";
      case "CommandExpansion": {
        const { status, out } = await this.#list(part.script ?? { commands: [] }, "");
        this.#substituted = status;
        return out.replace(/\n+$/, "");
      }
      case "ParameterExpansion":
        return this.#expand(part);
      default:
        throw unsupported(part);
    }
  }

  async #expand(part: Extract<WordPart, { type: "ParameterExpansion" }>): Promise<string> {
    const { parameter: name, operation } = part;
    const value = this.variables[name] ?? "";
    if (part.prefix || part.index) throw unsupported(part);
    switch (operation?.type) {
      case undefined:
        return value;
      case "Default":
        if (operation.operator === ":-") return value || this.#text(operation.operand);
        if (operation.operator !== ":?") throw unsupported(part);
        if (!value) throw new ShellError(`${name}: ${toText(await this.#text(operation.operand))}`);
        return value;
      case "Remove":
        if (operation.operator.length > 1) throw unsupported(part);
        return this.#cut(value, operation.operator, await this.#pattern(operation.operand));
      default:
        throw unsupported(part);
    }
  }

  /** Removes the shortest match at the end or start. */
  #cut(value: string, operator: string, pattern: string): string {
    const whole = new RegExp(`^${pattern}$`);
    for (let length = 0; length <= value.length; length++) {
      const at = operator === "%" ? value.length - length : length;
      if (whole.test(operator === "%" ? value.slice(at) : value.slice(0, at)))
        return operator === "%" ? value.slice(0, at) : value.slice(at);
    }
    return value;
  }

  async #text(word: Pick<Word, "parts" | "value">): Promise<string> {
    let text = "";
    for (const { part } of partsOf(word)) text += await this.#value(part);
    return text;
  }

  async #pattern(word: Word): Promise<string> {
    let source = "";
    for (const { part } of partsOf(word)) {
      if (part.type === "Glob" && part.kind !== "star") throw unsupported({ type: part.text });
      source += part.type === "Glob" ? "[^]*" : escapeText(await this.#value(part));
    }
    return source;
  }

  /** Expands words, and splits unquoted values at whitespace. */
  async #fields(words: readonly Word[]): Promise<string[]> {
    const fields: string[] = [];
    for (const word of words) {
      let own = [""];
      for (const { part, isQuoted } of partsOf(word)) {
        const text = await this.#value(part);
        const isSplit = !isQuoted && part.type.endsWith("Expansion");
        const [first = "", ...more] = isSplit ? text.split(/\s+/) : [text];
        own = [...own.slice(0, -1), (own.at(-1) ?? "") + first, ...more];
      }
      fields.push(...own);
    }
    return fields;
  }
}

interface QuotedPart {
  part: WordPart;
  isQuoted: boolean;
}

/** The parts of a word, also those in double quotes. */
function partsOf({ parts, value }: Pick<Word, "parts" | "value">): QuotedPart[] {
  if (!parts) return [{ part: { type: "Literal", pos: 0, end: 0, value, text: value }, isQuoted: false }];
  return parts.flatMap((part): QuotedPart[] =>
    part.type === "DoubleQuoted"
      ? part.parts.map((each) => ({ part: each, isQuoted: true }))
      : [{ part, isQuoted: false }],
  );
}

/** The parser keeps line ends after backslashes, and in a text without expansions, all backslashes. */
function readDocument({ delimiter, body }: HereDoc): Pick<Word, "parts" | "value"> {
  const read = (text: string) =>
    delimiter?.quoted ? text : text.replaceAll(/\\([$`\\\n])/g, (_, sign: string) => (sign === "\n" ? "" : sign));
  const parts = body.parts?.map((part) => (part.type === "Literal" ? { ...part, value: read(part.text) } : part));
  return { parts, value: read(body.text) };
}

const isSupported = (redirect: Redirection): boolean =>
  redirect.type === "Redirect" &&
  (redirect.operator === ">&"
    ? redirect.target?.value === "2"
    : /^[<>]$/.test(redirect.operator) && !redirect.descriptor);

const unsupported = ({ type }: { type: string }) => new ShellError(`The page's shell has no ${type}.`);

const escapeText = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
