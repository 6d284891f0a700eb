import { failureReasons } from "@openparlance/api";
import { FilterError } from "@openparlance/filters";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { extract } from "./extract.ts";

const languages = { sourceLang: "en", targetLang: "de" };
type File = [name: string, file: string | Uint8Array, reading?: object];

/** A ZIP archive that is changed wherever the bytes in `positions` occur. */
function changeBytes(
  file: Uint8Array,
  positions: readonly number[],
  change: (bytes: Uint8Array, at: number) => void,
): Uint8Array {
  const bytes = file.slice();
  for (let at = 0; at + positions.length <= bytes.length; at++) {
    if (positions.every((byte, index) => bytes[at + index] === byte)) change(bytes, at);
  }
  return bytes;
}

const zipUncompressed = (entries: Record<string, Uint8Array>) => zipSync(entries, { level: 0 });
const container = { "word/document.xml": strToU8("<a>boat</a>") };

const files: Readonly<Record<string, File>> = {
  "no filter supports this extension": ["a.bin", "\u0001"],
  "not a ZIP archive, or a truncated one": ["a.docx", "plain text"],
  "an entry is damaged ({entry})": [
    "a.docx",
    changeBytes(zipUncompressed({ "_rels/.rels": strToU8("<Relationships/>") }), [...strToU8("<Rel")], (bytes, at) => {
      bytes[at + 1] = 0x72;
    }),
  ],
  "an entry is encrypted ({entry})": [
    "a.docx",
    changeBytes(zipUncompressed(container), [0x50, 0x4b, 1, 2], (bytes, at) => {
      bytes[at + 8] = 1;
    }),
  ],
  "an entry unpacks to more than {n} times its size ({entry})": [
    "a.docx",
    zipSync({ "_rels/.rels": new Uint8Array(4_000_000).fill(32) }),
  ],
  "the archive has more than {n} entries": [
    "a.docx",
    zipUncompressed(Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`${n}`, new Uint8Array()]))),
  ],
  "more than {n} segments": ["a.csv", "a\n".repeat(500_001)],
  "not {encoding} at line {line}, column {column}": ["a.json", Uint8Array.of(0x22, 0xff, 0x22)],
  "the declared encoding is unknown": ["a.xml", '<?xml version="1.0" encoding="klingon"?><a>b</a>'],
  "not JSON at line {line}, column {column}": ["a.json", '{\n  "a": b\n}'],
  "not YAML at line {line}, column {column}": ["a.yaml", "a: b\n- c\n"],
  "an unclosed quote at line {line}, column {column}": ["a.csv", 'a,"b'],
  "the file does not have a column that the configuration specifies": [
    "a.csv",
    "a,b",
    { format: "csv", options: { columns: ["c"] } },
  ],
  "an element is not closed at line {line}, column {column}": ["a.xml", "<a>b"],
  "an element is closed with a different name at line {line}, column {column}": ["a.xml", "<a>b</c>"],
  "an XLIFF version other than 1.0, 1.1, 1.2, or 2 at line {line}, column {column}": [
    "a.xlf",
    '<xliff version="3.0"/>',
  ],
  "a cue without times at line {line}, column {column}": ["a.srt", "boat"],
  "a message without msgstr at line {line}, column {column}": ["a.po", 'msgid "a"\n'],
  "the file has no text to translate": ["a.txt", ""],
};

function failureOf([name, file, reading]: File): FilterError {
  try {
    extract(name, typeof file === "string" ? strToU8(file) : file, languages, { reading: reading as never });
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
  throw new Error(`${name} was read`);
}

const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.()]/g, "\\$&"))
      .join(".+")}$`,
  );

/** Details of work that no file alone can show; those of imports are tested with the threads that read them. */
const others = [
  "the file is too large",
  "segment {n}: {problem}",
  "more than {n} translations or terms",
  "the import took more than {n} s of processor time",
];
const details = Object.values(failureReasons).flatMap((reason) =>
  ("details" in reason ? reason.details : []).map(({ text }) => ({ reason: reason.message, text })),
);

test.each(details.filter(({ text }) => !others.includes(text)))("$reason: $text", ({ reason, text }) => {
  const file = files[text];
  expect(file, "a file that fails with it").toBeDefined();
  const { message } = failureOf(file as File);
  expect(message).toMatch(patternOf(`${reason}: ${text}`));
});

test("every example is of a detail that is described", () => {
  expect(Object.keys(files).filter((text) => !details.some((detail) => detail.text === text))).toEqual([]);
});
