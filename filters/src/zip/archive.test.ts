import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from "fflate";
import { expect, test } from "vitest";
import { FilterError } from "../filter-error.ts";
import { defaultLimits } from "../limits.ts";
import { zipFaults } from "../testing/index.ts";
import { ZipArchive } from "./archive.ts";
import { concat } from "./replace.ts";

const text = strToU8("The ferry leaves at ten. ".repeat(40));

function findReason(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof FilterError) return error.message;
    throw error;
  }
  return "none";
}

test("entries are read by name, stored and deflated ones", () => {
  const archive = new ZipArchive(zipSync({ mimetype: [strToU8("a/b"), { level: 0 }], "word/document.xml": text }));
  expect(archive.names).toEqual(["mimetype", "word/document.xml"]);
  expect(archive.read("mimetype")).toEqual(strToU8("a/b"));
  expect(archive.read("word/document.xml")).toEqual(text);
  expect(archive.read("other")).toBeUndefined();
});

test("an archive with nothing replaced is the same bytes", () => {
  const file = zipSync({ a: text, b: text });
  expect(new ZipArchive(file).replaceContents(new Map())).toEqual(file);
});

test("a replaced entry leaves the bytes of the others, their order and dates alone", () => {
  const file = zipSync({ a: text, b: [text, { mtime: "2020-01-01", level: 9 }], c: [strToU8("x"), { level: 0 }] });
  const changed = new ZipArchive(file).replaceContents(
    new Map([
      ["a", strToU8("new")],
      ["c", strToU8("longer")],
    ]),
  );
  const archive = new ZipArchive(changed);
  expect(archive.names).toEqual(["a", "b", "c"]);
  expect(archive.read("a")).toEqual(strToU8("new"));
  expect(archive.read("b")).toEqual(text);
  expect(archive.read("c")).toEqual(strToU8("longer"));
  const back = new ZipArchive(changed).replaceContents(
    new Map([
      ["a", text],
      ["c", strToU8("x")],
    ]),
  );
  expect(back).toEqual(file);
});

test("an archive with stored entries of unmarked length becomes one that a program can read as a stream", () => {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => parts.push(part));
  for (const entry of [new ZipPassThrough("folder/"), new ZipPassThrough("stored"), new ZipDeflate("packed")]) {
    zip.add(entry);
    entry.push(entry.filename === "folder/" ? new Uint8Array() : text, true);
  }
  zip.end();
  const changed = new ZipArchive(concat(parts)).replaceContents(new Map([["packed", strToU8("new")]]));
  expect(zipFaults(changed)).toEqual([]);
  expect(new ZipArchive(changed).read("stored")).toEqual(text);
  expect(new ZipArchive(changed).read("packed")).toEqual(strToU8("new"));
});

test("an archive that is part of a larger memory is replaced like any other", () => {
  const file = zipSync({ a: text });
  const contents = new Map([["a", strToU8("new")]]);
  const inside = Buffer.concat([Buffer.alloc(100), file]).subarray(100);
  expect(new ZipArchive(inside).replaceContents(contents)).toEqual(new ZipArchive(file).replaceContents(contents));
});

/** The size that the first entry states. */
function state(file: Uint8Array, size: number): void {
  const view = new DataView(file.buffer);
  view.setUint32(view.getUint32(file.length - 6, true) + 24, size, true);
}

test("an entry that grows beyond 100 times its size is refused", () => {
  const file = zipSync({ "bomb.xml": new Uint8Array(2_500_000) });
  const record = new ZipArchive(file, { ...defaultLimits, ratio: 10_000 });
  expect(record.read("bomb.xml")?.length).toBe(2_500_000);
  expect(findReason(() => new ZipArchive(file).read("bomb.xml"))).toContain(
    "an entry unpacks to more than 100 times its size (bomb.xml)",
  );
});

test("an entry that holds more than it states is refused", () => {
  const file = zipSync({ a: text });
  state(file, text.length - 1);
  expect(findReason(() => new ZipArchive(file).read("a"))).toBe(
    "File extraction error: an entry holds more than it states (a)",
  );
});

test("all entries together stay below the limit of bytes", () => {
  const file = zipSync({ a: text, b: text });
  expect(findReason(() => new ZipArchive(file, { ...defaultLimits, bytes: 1500 }))).toContain("more than 1500 bytes");
  const archive = new ZipArchive(file, { ...defaultLimits, bytes: 2000 });
  for (const name of ["a", "b"]) expect(archive.read(name)).toEqual(text);
  expect(findReason(() => archive.read("a"))).toContain("bytes unpacked (a)");
});

test("too many entries, shared bytes and double names are refused", () => {
  const many = zipSync(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`e${index}`, text])));
  expect(findReason(() => new ZipArchive(many, { ...defaultLimits, entries: 10 }))).toContain("more than 10 entries");
  const file = zipSync({ a: text, b: text });
  const view = new DataView(file.buffer);
  const second = view.getUint32(file.length - 6, true) + 47;
  view.setUint32(second + 42, 0, true);
  expect(findReason(() => new ZipArchive(file))).toContain("overlaps");
  file[second + 46] = 97;
  expect(findReason(() => new ZipArchive(file))).toContain("two entries of one name (a)");
});

test.each(["../etc/passwd", "/etc/passwd", "a/../../b", "C:\\x", "a\\..\\b", "a\0b"])(
  "the entry name %j is refused",
  (name) => {
    expect(findReason(() => new ZipArchive(zipSync({ [name]: text })))).toContain("name points outside");
  },
);

test("an archive in an archive is only bytes", () => {
  const inner = zipSync({ "bomb.xml": new Uint8Array(2_500_000) });
  const archive = new ZipArchive(zipSync({ "inner.zip": inner }));
  expect(archive.read("inner.zip")).toEqual(inner);
});

test("a damaged, truncated or encrypted archive is a file extraction error", () => {
  const file = zipSync({ a: text });
  expect(findReason(() => new ZipArchive(text))).toBe("File extraction error: not a ZIP archive, or a truncated one");
  expect(findReason(() => new ZipArchive(new Uint8Array()))).toContain("not a ZIP archive");
  expect(findReason(() => new ZipArchive(file.subarray(0, file.length - 4)))).toContain("truncated");
  const flipped = file.slice();
  flipped[40] = (flipped[40] as number) ^ 0xff;
  expect(findReason(() => new ZipArchive(flipped).read("a"))).toContain("an entry is damaged (a)");
  const encrypted = file.slice();
  const view = new DataView(encrypted.buffer);
  const at = view.getUint32(encrypted.length - 6, true) + 8;
  view.setUint16(at, view.getUint16(at, true) | 1, true);
  expect(findReason(() => new ZipArchive(encrypted))).toContain("an entry is encrypted (a)");
});

test("every truncation of an archive is refused or reads as before", () => {
  const file = zipSync({ a: text, b: strToU8("x") });
  for (let length = 0; length < file.length; length++) {
    const cut = file.slice(0, length);
    expect(findReason(() => new ZipArchive(cut).read("a"))).toContain("File extraction error");
  }
});
