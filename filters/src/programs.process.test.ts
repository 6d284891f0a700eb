import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readCaseFile } from "./testing/case-file.ts";
import { translate } from "./testing/translated.ts";

const fixtures = new URL("../fixtures/", import.meta.url);
const casesOf = (format: string) =>
  readdirSync(new URL(`${format}/`, fixtures)).map((name) => {
    const { fileName, input } = readCaseFile(new URL(`${format}/${name}/`, fixtures));
    return { name, fileName, input };
  });

// In the proof a missing program is a failure; elsewhere its test is listed as not run.
const mayMiss = process.env.PARLANCE_PROOF !== "1";
const isMissing = (program: string) => mayMiss && spawnSync(program, ["--version"]).status !== 0;

/** @returns what the program wrote about the file; undefined when it found a fault */
function run(program: string, args: readonly string[], fileName: string, file: Uint8Array): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "program-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, fileName);
  writeFileSync(path, file);
  const { status, stdout } = spawnSync(program, [...args, path], { encoding: "utf8", cwd: folder });
  return status === 0 ? stdout : undefined;
}

test.skipIf(isMissing("msgfmt")).each(casesOf("po"))(
  "msgfmt of GNU gettext compiles $name, translated (skipped where it is not installed)",
  ({ fileName, input }) => {
    const output = translate(fileName, input, "de").output;
    const compile = (file: Uint8Array, ...checks: string[]) =>
      run("msgfmt", [...checks, "--output-file=messages.mo"], "a.po", file);
    expect(compile(output)).toBeDefined();
    // A template doesn't have a complete header yet.
    if (compile(input, "--check-header") !== undefined) expect(compile(output, "--check-header")).toBeDefined();
  },
);

/** Prints what Python reads in a file apart from its texts. */
const programs: Readonly<Record<string, string>> = {
  csv: `
import csv, sys
rows = list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline=""), delimiter=";" if "semicolon" in sys.argv[1] else ","))
print([len(row) for row in rows])`,
  html: `
import sys
from html.parser import HTMLParser
class Tags(HTMLParser):
    def handle_starttag(self, tag, attributes): print(tag, [name for name, _ in attributes])
    def handle_endtag(self, tag): print("/", tag)
    def handle_comment(self, data): print("!", data)
Tags(convert_charrefs=True).feed(open(sys.argv[1], encoding="utf-8", errors="replace").read())`,
  properties: `
import configparser, sys
parser = configparser.ConfigParser(comment_prefixes=("#", "!"), allow_no_value=True, interpolation=None)
parser.read_string("[all]\\n" + open(sys.argv[1], encoding="latin-1").read())
print(parser.options("all"))`,
  stringsdict: `
import plistlib, sys
def keys(value): return {key: keys(each) for key, each in value.items()} if isinstance(value, dict) else type(value).__name__
print(keys(plistlib.load(open(sys.argv[1], "rb"))))`,
  json: `
import json, sys
def shape(value):
    if isinstance(value, dict): return {key: shape(each) for key, each in value.items()}
    return [shape(each) for each in value] if isinstance(value, list) else type(value).__name__
print(shape(json.load(open(sys.argv[1], encoding="utf-8-sig"))))`,
};

describe.each(Object.entries(programs))("the parser of Python for %s", (format, program) => {
  // Python has no comments in JSON.
  test.skipIf(isMissing("python3")).each(casesOf(format).filter(({ name }) => name !== "comments"))(
    "reads $name, translated, as it read the original (skipped where it is not installed)",
    ({ name, fileName, input }) => {
      const read = (file: Uint8Array) => run("python3", ["-c", program], `${name}-${fileName}`, file);
      const original = read(input);
      expect(original).toBeDefined();
      expect(read(translate(fileName, input, "en").output)).toBe(original);
    },
  );
});
