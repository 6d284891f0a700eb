import { measureGrowth } from "@openparlance/text/testing";
import { describe, expect, test } from "vitest";
import { FilterError } from "../filter-error.ts";
import { type Token, token, XmlScanner } from "./scanner.ts";

const kinds = Object.keys(token);

/** All tokens as "kind raw"; texts that touch are joined. */
function listTokens(pieces: readonly string[], settings = {}): string[] {
  const scanner = new XmlScanner({ depth: 100, ...settings });
  const tokens: string[] = [];
  let last: Token | undefined;
  const pull = () => {
    for (let kind = scanner.next(); ; kind = scanner.next()) {
      if (kind === token.more || kind === token.done) return;
      if (kind === token.text && last === token.text) tokens.push(tokens.pop() + scanner.raw);
      else tokens.push(`${kinds[kind]} ${scanner.raw}`);
      last = kind;
    }
  };
  for (const piece of pieces) {
    scanner.feed(piece);
    pull();
  }
  scanner.finish();
  pull();
  return tokens;
}

function findError(xml: string | readonly string[], settings = {}): string {
  try {
    listTokens(typeof xml === "string" ? [xml] : xml, settings);
  } catch (error) {
    if (error instanceof FilterError) return error.message.replace("File extraction error: ", "");
    throw error;
  }
  return "none";
}

const sample = `\uFEFF<?xml version="1.0"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd"><!-- <a> -->
<a b="x > y" c='"'>one &amp; <b/>two\r\n<![CDATA[<raw> ]]]]><c:d
 e = "f" ></c:d ></a>
<?end?>
`;

test("tokens are spans of the document that together are the document", () => {
  const tokens = listTokens([sample]);
  expect(tokens.map((line) => line.slice(line.indexOf(" ") + 1)).join("")).toBe(sample);
  expect(tokens.map((line) => line.split(" ")[0])).toEqual(
    "text instruction text doctype comment text open text empty text cdata open close close text instruction text".split(
      " ",
    ),
  );
});

test("a document in pieces of any length has the same tokens", () => {
  const whole = listTokens([sample]);
  for (let length = 1; length < 40; length++) {
    const pieces = Array.from({ length: Math.ceil(sample.length / length) }, (_, index) =>
      sample.slice(index * length, (index + 1) * length),
    );
    expect(listTokens(pieces)).toEqual(whole);
  }
});

test("attributes have their names, raw values and locations", () => {
  const scanner = new XmlScanner({ depth: 9 });
  scanner.feed(`<a one="1 &amp; 2"  two = 'x"y' xml:lang=""/>`);
  scanner.finish();
  expect(scanner.next()).toBe(token.empty);
  const attributes = scanner.attributes();
  expect(attributes.map(({ name, value }) => [name, value])).toEqual([
    ["one", "1 &amp; 2"],
    ["two", 'x"y'],
    ["xml:lang", ""],
  ]);
  for (const { value, start, end } of attributes) expect(scanner.buffer.slice(start, end)).toBe(value);
});

test.each([
  ["<a>\n<b></a>", "an element is closed with a different name at line 2, column 4"],
  ["<a><ab></a></ab>", "an element is closed with a different name at line 1, column 8"],
  ["<a>\n\n  <b", "a tag, comment or section that is not well formed or not closed at line 3, column 3"],
  ["<a b></a>", "a tag, comment or section that is not well formed or not closed at line 1, column 1"],
  ["<a b=c/>", "a tag, comment or section that is not well formed or not closed at line 1, column 1"],
  ["<a><!-- x</a>", "a tag, comment or section that is not well formed or not closed at line 1, column 4"],
  ["<a>", "an element is not closed at line 1, column 4"],
  ["<a/><b/>", "a second root element at line 1, column 5"],
  ["</a>", "a closing tag too many at line 1, column 1"],
  ["<a/>text", "text outside of the root element at line 1, column 5"],
  ["", "no element at line 1, column 1"],
  ["<a><!ELEMENT b></a>", "a declaration that isn't allowed here at line 1, column 4"],
])("%j: %s", (xml, message) => {
  expect(findError(xml)).toBe(message);
  expect(findError([...xml])).toBe(message);
});

test("a DOCTYPE is read over, one that declares entities is refused", () => {
  expect(findError(`<!DOCTYPE a [<!ELEMENT a ANY>]><a/>`)).toBe("none");
  expect(findError(`<!DOCTYPE a [<!ENTITY b "c">]><a/>`)).toContain(
    "a DOCTYPE that declares entities (replace them with their texts) at line 1",
  );
  expect(findError(`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`)).toContain("declares entities");
  expect(findError(`<!DOCTYPE a [%b;]><a/>`)).toContain("declares entities");
});

describe("a DOCTYPE whose entities are allowed", () => {
  const findFault = (subset: string) => findError(`<!DOCTYPE a [${subset}]><a>&b;</a>`, { allowsEntities: true });

  test.each([
    '<!ENTITY b "c">',
    '<!ENTITY b \'it&#8217;s ] "quoted" <i>&c;</i>\'><!ENTITY c "x">',
    "<!-- don't % ] --><?x ' ]?><!ENTITY b \"\"><!ATTLIST a b CDATA '%'>",
    `${Array.from({ length: 1000 }, (_, n) => `<!ENTITY e${n} "${"x".repeat(60)}">`).join("")}`,
  ])("%s is read over", (subset) => expect(findFault(subset)).toBe("none"));

  test.each([
    ['<!ENTITY b SYSTEM "file:///etc/passwd">', "an external or parameter entity"],
    ['<!ENTITY b PUBLIC "x" "http://a.example">', "an external or parameter entity"],
    ['<!ENTITY % b "c">', "an external or parameter entity"],
    ["%b;", "an external or parameter entity"],
    ['<!ENTITY b "%c;">', "an external or parameter entity"],
    ['<!ENTITY b "&b;">', "contain themselves or grow too large"],
    ['<!ENTITY b "&c;"><!ENTITY c "&b;">', "contain themselves or grow too large"],
    [
      `<!ENTITY e0 "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join("")}`,
      "contain themselves or grow too large",
    ],
    [Array.from({ length: 1001 }, (_, n) => `<!ENTITY e${n} "">`).join(""), "more than 1000 entities"],
    [`<!ENTITY b "${"x".repeat(70_000)}">`, "more than 65536 characters"],
  ])("%s is refused", (subset, fault) => expect(findFault(subset)).toContain(fault));
});

test("100,000 levels end at the limit", () => {
  expect(findError("<a>".repeat(100_000))).toBe("elements nested deeper than 100 at line 1, column 301");
});

test("a tag of 300,000 attributes or blanks is read or refused in linear time", () => {
  expect(findError(`<a${' b="c"'.repeat(300_000)}/>`)).toBe("none");
  expect(findError(`<a${" ".repeat(300_000)}b${" ".repeat(300_000)}`)).toContain("not well formed");
  expect(findError(`<a${' b="c"'.repeat(100_000)} d`)).toContain("not well formed");
  expect(findError(`<a${' é="c"'.repeat(500_001)}/>`)).toBe("a tag with too many attributes at line 1, column 1");
});

test.each(["<a><b", "<a></a", "<a></b", "<a><\u00e9", "<a></\u00e9", "<a b='c'><d\u202ee"])(
  "%j, which ends in a tag, is refused and does not continue for ever",
  (text) => {
    const scanner = XmlScanner.over(text, { depth: 9 });
    const readAll = () => {
      while (scanner.next() !== token.done);
    };
    expect(readAll).toThrow("not well formed or not closed");
  },
);

test.each(["\u2028", "\u3000", "\u00a0"])("a tag of many %j is refused in linear time", async (space) => {
  const prepare = (size: number) => `<a><t${space.repeat(size)}\u1eef${space.repeat(size)}b c="1"/>`;
  expect(findError(prepare(30))).toContain("not well formed");
  expect(await measureGrowth(2000, prepare, (xml: string) => findError(xml), 2.6)).toBeLessThan(2.6);
});

test.each(["größe", "éa", "名前", "a名"])("an element may have the name %s", (name) => {
  const xml = `<${name} x="1"><b/><${name} ${name}='2'/></${name}>`;
  expect(listTokens([xml])).toEqual([
    `open <${name} x="1">`,
    "empty <b/>",
    `empty <${name} ${name}='2'/>`,
    `close </${name}>`,
  ]);
  const scanner = XmlScanner.over(xml, { depth: 9 });
  scanner.next();
  expect(scanner.name).toBe(name);
});
