import { hmac } from "@noble/hashes/hmac.js";
import { md5 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { unzipSync } from "fflate";
import { fromArray, type Programs, toArray } from "./shell.ts";

const splitLines = (text: string): string[] => text.split("\n").slice(0, text.endsWith("\n") ? -1 : undefined);
const printAll = (all: readonly string[]): string => all.map((line) => `${line}\n`).join("");
/** `2` for `-f2` or `-f 2`; empty without the option. */
function optionIn(args: readonly string[], name: string): string {
  const at = args.findIndex((arg) => arg.startsWith(name));
  return args[at]?.slice(name.length) || (args[at + 1] ?? "").slice(0, at < 0 ? 0 : undefined);
}

/** Converts a POSIX basic regular expression, in which unescaped braces and parentheses are literal. */
const buildBasicPattern = (text: string, flags = ""): RegExp =>
  new RegExp(
    text.replaceAll(/\\?[{}()+?|]/g, (sign) => (sign.length === 1 ? `\\${sign}` : sign.slice(1))),
    flags,
  );

const readEscapes = (text: string): string =>
  text.replaceAll(/\\(n|\d)/g, (_, sign: string) => (sign === "n" ? "\n" : String.fromCharCode(Number(sign))));

/** Repeats the format until all arguments are used. */
function formatPrintf(text: string, args: readonly string[]): string {
  const rest = [...args];
  let out = "";
  do
    out += readEscapes(text).replaceAll(/%s|%\.0s/g, (sign) => {
      const value = rest.shift() ?? "";
      return sign === "%s" ? value : "";
    });
  while (rest.length > 0);
  return out;
}

function runSed(script: string, text: string): string {
  const [, line] = /^(\d+)p$/.exec(script) ?? [];
  if (line) return printAll(splitLines(text).slice(Number(line) - 1, Number(line)));
  const [, from = "", to = "", flags = ""] = /^s\/(.*)\/(.*)\/(g?)$/.exec(script) ?? [];
  const pattern = buildBasicPattern(from, flags);
  const replacement = to.replaceAll("$", "$$$$").replaceAll("&", "$$&");
  const lines = text.split("\n").map((line) => line.replace(pattern, replacement));
  return lines.join("\n");
}

/** The programs of the samples, with the features that these use. `curl` and `sleep` depend on the environment. */
export const programs: Programs = {
  ":": () => ({}),
  echo: ({ args }) => ({ out: `${args.join(" ")}\n` }),
  printf: ({ args: [text = "", ...args] }) => ({ out: formatPrintf(text, args) }),
  seq: ({ args }) => ({ out: printAll(Array.from({ length: Number(args[0]) }, (_, index) => String(index + 1))) }),
  cat: async ({ args: [name], input, files }) => ({ out: name ? await files.read(name) : input }),
  async cmp({ args: [one = "", other = ""], files }) {
    return { status: (await files.read(one)) === (await files.read(other)) ? 0 : 1 };
  },
  "[": ({ args: [, name = ""], files }) => ({ status: files.has(name) ? 0 : 1 }),
  grep({ args, input }) {
    const matches = splitLines(input)
      .flatMap((line) => line.match(buildBasicPattern(args.at(-1) ?? "", "g")) ?? [])
      .filter(Boolean);
    return { status: matches.length > 0 ? 0 : 1, out: printAll(matches) };
  },
  cut: ({ args, input }) => ({
    out: printAll(
      splitLines(input).map((line) => line.split(optionIn(args, "-d"))[Number(optionIn(args, "-f")) - 1] ?? line),
    ),
  }),
  head({ args, input }) {
    const bytes = Number(optionIn(args, "-c"));
    if (bytes) return { out: "\0".repeat(bytes) };
    return { out: printAll(splitLines(input).slice(0, Number(args[0]?.slice(1)))) };
  },
  tail: ({ args, input }) => ({ out: printAll(splitLines(input).slice(Number(args[0]))) }),
  tr: ({ args: [from = "", to = ""], input }) => ({ out: input.replaceAll(readEscapes(from), readEscapes(to)) }),
  paste: ({ input }) => ({ out: `${splitLines(input).join(",")}\n` }),
  async sed({ args, input, files }) {
    const inPlace = args.some((arg) => arg.startsWith("-i"));
    const scripts = args.filter((arg) => /^(?:s\/.*\/|\d+p$)/.test(arg));
    const file = args.find((arg) => !arg.startsWith("-") && !scripts.includes(arg));
    const text = scripts.reduce((before, script) => runSed(script, before), file ? await files.read(file) : input);
    if (!inPlace || !file) return { out: text };
    files.write(file, text);
    return {};
  },
  async unzip({ args: [option, zip = "", entry = ""], files }) {
    const entries = unzipSync(toArray(await files.read(zip)));
    if (option === "-Z1") return { out: printAll(Object.keys(entries)) };
    const content = entries[entry];
    return content ? { out: fromArray(content) } : { status: 11, err: `${entry} is not in ${zip}.` };
  },
  async openssl({ args, input, files }) {
    const [kind, file = ""] = args;
    if (kind === "md5") return { out: `MD5(${file})= ${bytesToHex(md5(toArray(await files.read(file))))}\n` };
    return { out: fromArray(hmac(sha256, toArray(optionIn(args, "-hmac")), toArray(input))) };
  },
  base64: ({ input }) => ({ out: `${btoa(input)}\n` }),
};
