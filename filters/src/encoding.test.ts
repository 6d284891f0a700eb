import { describe, expect, test } from "vitest";
import { decode, encode, findUnencodable } from "./encoding.ts";

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

test.each([
  ["UTF-8", new TextEncoder().encode("Größe 😀"), undefined, "Größe 😀"],
  ["UTF-8 with mark", new TextEncoder().encode("\uFEFFGröße"), "iso-8859-1", "Größe"],
  ["UTF-16 little endian", utf16("Größe 😀"), undefined, "Größe 😀"],
  ["UTF-16 big endian", utf16("Größe 😀").map((_, at, all) => all[at ^ 1] as number), undefined, "Größe 😀"],
  ["ISO-8859-1", Uint8Array.of(0x47, 0xf6, 0x80, 0xdf), "ISO-8859-1", "Gö\u0080ß"],
  ["windows-1252", Uint8Array.of(0x80, 0x20, 0xe4), "windows-1252", "€ ä"],
  ["DOS's code page 850", Uint8Array.of(0x9b, 0xb5, 0xc4), "CP850", "øÁ─"],
  ["DOS's code page 852", Uint8Array.of(0x88, 0xa5, 0xff), "IBM852", "łą\u00A0"],
  ["DOS's code page 437", Uint8Array.of(0xe1, 0x9e), "437", "ß₧"],
  ["DOS's code page 866", Uint8Array.of(0x8f, 0xe0), "dos-866", "Пр"],
  ["KOI8-R", Uint8Array.of(0xf2, 0xd5), "koi8-r", "Ру"],
])("%s is read and comes back byte for byte", (_, bytes, declared, text) => {
  const decoded = decode(bytes, declared);
  expect(decoded.text).toBe(text);
  expect(encode(text, decoded.encoding)).toEqual(bytes);
});

test("the first byte that is no text is named by line and column", () => {
  expect(() => decode(Uint8Array.of(0x61, 0x0a, 0x62, 0xc3, 0xb6, 0xff))).toThrow("not utf-8 at line 2, column 3");
  expect(() => decode(Uint8Array.of(0x61, 0x0a, 0x62, 0xaa), "windows-1253")).toThrow(
    "not windows-1253 at line 2, column 2",
  );
});

test.each(["none", "constructor", "__proto__"])("the unknown encoding %s is refused", (label) => {
  expect(() => decode(Uint8Array.of(0x61), label)).toThrow("File extraction error: the declared encoding is unknown");
  expect(() => decode(Uint8Array.of(0x61), "utf-7")).toThrow("File extraction error");
});

test.each([
  [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0],
  [0, 0, 0xfe, 0xff, 0, 0, 0, 0x61],
])("UTF-32 is refused, although its mark is like that of UTF-16: %d %d %d %d", (...bytes) => {
  expect(() => decode(Uint8Array.from(bytes))).toThrow("files in utf-32 cannot be written back");
});

test("characters that an encoding lacks are found", () => {
  expect(findUnencodable("aö€", { name: "iso-8859-1", mark: false })).toBe(2);
  expect(findUnencodable("aö€", { name: "utf-8", mark: false })).toBe(-1);
  expect(() => encode("€", { name: "iso-8859-1", mark: false })).toThrow(RangeError);
});

describe.each(["shift_jis", "euc-jp", "gbk", "gb18030", "big5", "euc-kr"])("%s", (name) => {
  const text =
    {
      shift_jis: "\u65E5\u672C \uFF71 ~",
      "euc-jp": "\u65E5\u672C \uFF71",
      big5: "\u81FA\u7063",
      "euc-kr": "\uD55C\uAE00",
    }[name] ?? "\u4E2D\u6587 \u20AC";

  test("is written as it is read", () => {
    const encoding = { name, mark: false };
    const bytes = encode(`${text}\r\n<a b="\\">`, encoding);
    expect(new TextDecoder(name, { fatal: true }).decode(bytes)).toBe(`${text}\r\n<a b="\\">`);
    const decoded = decode(bytes, name.toUpperCase());
    expect(encode(decoded.text, decoded.encoding)).toEqual(bytes);
    expect(findUnencodable(`${text}\uD83D\uDE00`, encoding)).toBe(name === "gb18030" ? -1 : text.length);
  });

  test("is refused with the location of what it is not", () => {
    const bytes = Uint8Array.of(
      0x61,
      0x0a,
      ...encode(text, { name, mark: false }),
      name === "big5" ? 0xa1 : 0xff,
      0x0a,
    );
    const where = name === "gb18030" || name === "gbk" ? "line 2" : `line 2, column ${text.length + 1}`;
    expect(() => decode(bytes, name)).toThrow(`${where}`);
  });
});

test("half of a surrogate pair becomes U+FFFD in each encoding of Unicode", () => {
  const bytes = encode("a\uD800b", { name: "utf-16le", mark: false });
  expect(decode(bytes, "utf-16le").text).toBe("a\uFFFDb");
  expect(decode(encode("a\uD800b", { name: "utf-8", mark: false })).text).toBe("a\uFFFDb");
});

test("the euro sign has two bytes in GB 18030, but may have the one of GBK", () => {
  expect(encode("\u20AC", { name: "gb18030", mark: false })).toEqual(Uint8Array.of(0xa2, 0xe3));
  expect(encode("\u20AC", { name: "gbk", mark: false })).toEqual(Uint8Array.of(0x80));
  const decoded = decode(Uint8Array.of(0x80), "gb18030");
  expect([...encode(`${decoded.text}\u20AC`, decoded.encoding)]).toEqual([0x80, 0x80]);
});

test("UTF-16 without a mark is recognized although some characters end with a zero byte", () => {
  const text = "<p>\uAC00\uB098 \u3000</p>";
  const bytes = new Uint8Array(Buffer.from(text, "utf16le"));
  expect(decode(bytes)).toEqual({ text, encoding: { name: "utf-16le", mark: false } });
  expect(decode(bytes.map((_, at, all) => all[at ^ 1] as number)).text).toBe(text);
});

test("a character that the file writes in its second way stays as the file has it", () => {
  const bytes = Uint8Array.of(0xee, 0xe0, 0x81, 0x41, 0x87, 0x9a);
  const decoded = decode(bytes, "cp932");
  expect(encode(decoded.text, decoded.encoding)).toEqual(bytes);
  expect(() => decode(Uint8Array.of(0xee, 0xe0, 0xfb, 0xfc), "cp932")).toThrow(
    "a character that cannot be written back in shift_jis at line 1, column 2",
  );
});
