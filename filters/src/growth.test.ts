import { measureGrowth } from "@openparlance/text/testing";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import {
  type Filter,
  FilterError,
  filterNamed,
  memoryReader,
  readStream,
  readTerms,
  readWorkbookTerms,
  settingsFor,
  tbxReader,
} from "./index.ts";
import { isLegacyText, PieceDecoder } from "./legacy-text.ts";
import { createMatcher } from "./patterns.ts";
import { type Making, makings } from "./testing/generated-files.ts";
import { officeMakings, workbook } from "./testing/office-files.ts";
import { References } from "./xlsx/references.ts";
import { findEntityFault } from "./xml/doctype.ts";
import { token, XmlScanner } from "./xml/scanner.ts";

const isProof = Boolean(process.env.PARLANCE_PROOF);
/** For each doubling: linear work has 2, quadratic work 4. */
const maxGrowth = 2.6;
const size = isProof ? 16_000 : 1_500;

/** A text of about that length. */
const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

async function expectLinear<Input>(what: string, prepare: (size: number) => Input, work: (input: Input) => unknown) {
  expect(await measureGrowth(size, prepare, work, maxGrowth), what).toBeLessThan(maxGrowth);
}

/** The starts of TeX environments with different names. */
const environments = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `\\begin{${n.toString(36).replace(/\d/g, (digit) => "ABCDEFGHIJ"[+digit] ?? "")}}\n\n`,
  ).join("");

/** A table of one row. */
const drawnTable = (columns: number): string => {
  const edge = `+${"--+".repeat(columns)}\n`;
  return `${edge}|${"a |".repeat(columns)}\n${edge}`;
};

/** Runs work, whose refusal of a file is no fault. */
async function tolerate(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
  }
}

/** Reads a file, and writes it with other targets. */
const readAndWrite = (filter: Filter) => (file: Uint8Array) =>
  tolerate(() => {
    const { segments, merge } = filter.extract(
      file,
      settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" }),
    );
    merge(segments.map(({ source }) => `${source} `));
  });

describe("inputs that once took quadratic time", () => {
  test.each<[string, string, (size: number) => string]>([
    ["blanks in a row of dashes", "markdown", (n) => `a | b\n--- ${repeated(" ", n)}x`],
    ["blanks before the end of a link", "markdown", (n) => `[a](${repeated(" ", n)}x`],
    ["open deletions", "markdown", (n) => repeated("{--", n * 20)],
    ["open comments on changes", "markdown", (n) => repeated("{>>", n * 20)],
    ["environments without an end", "markdown", (n) => environments(n * 2)],
    ["math with its end after its quote", "markdown", (n) => `${repeated("> \\begin{a}\n\n", n * 20)}\\end{a}`],
    ["anchors in a path with blanks", "markdown", (n) => `[a](b ${repeated(".cd#", n)}`],
    ["templates with tags", "html", (n) => repeated("{% <b> %} {# <b> #} ", n * 10)],
    ["templates in a value", "html", (n) => `<p title="${repeated("{{x}}", n * 50)}">a</p>`],
    ["numbers after sentences beside codes", "html", (n) => `<p>${repeated("A.1 <b>b</b> ", n * 10)}</p>`],
    ["elements of two sentences", "xml", (n) => `<a>${repeated("<p>It rains. It snows.</p>", n * 30)}</a>`],
    ["sentences of a message", "xml", (n) => `<a>${repeated("It''s a {0} day. ", n * 4)}</a>`],
    ["codes in a message", "xml", (n) => `<a>{0}${repeated("it''s<b/>", n * 4)}</a>`],
    ["modules that aren't closed", "markdown", (n) => repeated("import {\n\na\n\n", n * 10)],
    ["captions of no tables", "markdown", (n) => repeated("Table: a\n\n", n * 20)],
    ["cells of drawn tables", "markdown", (n) => `+--+--+\n${repeated("|a |b |\n+--+--+\n", n * 10)}`],
    ["columns of drawn tables", "markdown", (n) => drawnTable(n)],
    ["options of cells", "markdown", (n) => `\`\`\`{r}\n${repeated("#| fig-cap: a\n", n * 20)}`],
    ["classes in attributes", "markdown", (n) => `a {${repeated(" .a", n)}`],
    ["a class with colons and points in attributes", "markdown", (n) => `a {.a${repeated(":a.b", n)}`],
    ["line ends in a block of YAML", "yaml", (n) => `a: |\n  b${repeated("\n", n)}  c\n`],
    ["fields of a header", "po", (n) => `msgid ""\nmsgstr ""\n${repeated('"Language:"\n', n)}\nmsgid "a"\nmsgstr ""\n`],
    ["comments without ends beside rules", "html", (n) => `<p>translateRule</p>${repeated("<!-- ", n * 10)}`],
    ["rules without ends", "html", (n) => `<p>translateRule</p>${repeated("<rules> ", n)}`],
    ["beginnings of TeX before one end", "markdown", (n) => `${repeated("a \\[", n * 10)} \\]`],
    ["TeX between double backslashes", "markdown", (n) => `${repeated("a \\\\(", n * 10)} \\\\)`],
    ["shortcodes around code", "markdown", (n) => repeated("a {{< katex >}}", n * 10)],
    ["names before properties", "markdown", (n) => `${repeated("a ", n * 10)}\na:: b`],
    ["front matter without an end", "markdown", (n) => repeated('{"a":\n', n * 10)],
    ["signs of comments before a quote", "markdown", (n) => `---\nb: [\na: b${repeated(" #", n)}"\n---\n`],
    ["junk between messages", "fluent", (n) => `a = b\n${repeated("a\n", n)}`],
    [
      "blanks in a line of times",
      "srt",
      (n) => `1\n00:00:01,000 --> 0:00:02,000\na\n0:00:03.000 -${repeated(" ", 4 * n)}x`,
    ],
    ["comments of FreeMarker without an end", "html", (n) => `<p>${repeated("<#-- ", n * 10)}</p>`],
    ["text after the last escape", "properties", (n) => `a=\\n${repeated("x", 4 * n)}\\`],
    ["blanks before a text", "po", (n) => `msgid "a"\nmsgstr ""\n${repeated(" ", n)}x`],
  ])("%s", async (what, format, text) => {
    const filter = filterNamed(format) as Filter;
    await expectLinear(what, (n) => strToU8(text(4 * n)), readAndWrite(filter));
  });

  test.each([".", "'[", "['", "''a", "['['", "a:", "'a'"])("formulas of %j", async (unit) => {
    await expectLinear(
      unit,
      (n) => `!${repeated(unit, 4 * n)}x`,
      (formula) => new References().add(formula),
    );
  });

  test("patterns of names with several stars", async () => {
    await expectLinear("stars", (n) => "a".repeat(4 * n), createMatcher(["*a*b"]));
  });
});

/** Runs of the formats' marks, alone and in pairs; a few of them in the short test. */
const runs = [
  " ",
  "\n",
  " \n",
  '"',
  "'",
  "\\",
  "<",
  "&",
  "[",
  "(",
  "*",
  "|-",
  "a: ",
  "](",
  "<a ",
  ' a="b"',
  "&lt;",
  ...(isProof
    ? [
        "\t",
        "\r\n",
        "a\n",
        "a. ",
        "日。",
        ".",
        ")",
        "]",
        "{",
        "}",
        ">",
        "/",
        "-",
        "=",
        "_",
        "`",
        "#",
        "|",
        ":",
        ";",
        ",",
        "%",
        "$",
        "!",
        "~",
        "^",
        "@",
        "+",
        "1",
        "\u00a0",
        "''",
        '""',
        "['",
        "[a](",
        "![",
        "**a",
        "_a_",
        "`a",
        "> ",
        "- ",
        "1. ",
        "# ",
        "- a\n",
        "> a\n",
        "a:\n",
        "- - ",
        "? ",
        "&a *a ",
        "{{",
        "{0",
        "{a,",
        "%s",
        "${",
        "http://",
        "a@b.",
        "<a>",
        "</a>",
        "<a/>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<?",
        "<!",
        "&amp;",
        "a=",
        "\\\\",
        "\\n",
        "\\\n",
        "&#x",
        "//a",
        "/*",
        "*/",
        '"a",',
        "<c.",
        "<v a>",
        "<b>",
        "<p>",
        "<script>",
        "<ul><li>",
        "---\n",
        "===\n",
        "+++\n",
        '"Language:"\n',
        'msgid "',
        "#, fuzzy\n",
        "#~ a\n",
        "[^a]: ",
        "[a]: b\n",
        "~~~\n",
        "```\n",
        "=a",
        "a=b\n",
      ]
    : []),
];

const catalogRuns = [
  'x" } } } }, "a": { "localizations": { "en": { "variations": { "plural": { "other": { "stringUnit": { "value": "b" } } } }, "c": { "d": { "value": "e',
  'x" }, "variations": { "plural": { "other": { "stringUnit": { "value": "',
];

/** Fragments with a meaning in single formats. */
const ownRuns: Readonly<Record<string, readonly string[]>> = {
  odt: [
    "<text:s/>",
    "<text:span>a</text:span> ",
    "<text:note><text:p>a</text:p></text:note>",
    "<!-- a -->",
    "a <text:tab/>",
  ],
  ods: ["<text:s/>", "</text:p><text:p>a", "</text:p></table:table-cell><table:table-cell><text:p>a"],
  xcstrings: [...catalogRuns],
  mdx: [
    "{a}",
    "<a b={",
    '<a {...b} c="d">',
    "{<a>",
    "{`${",
    "import a\n",
    "\n{a\n",
    "{'a'",
    "<a>{b}</a>\n",
    "a\n{b} c\n",
  ],
  fluent: ["{ $a ->\n [b] ", "{", '{"a"}', "\n  ", "\n # a", "{ $n ->\n [one] a\n *[other] b\n }", "\n .a = ", "->"],
};

/** Where a run is repeated: in each of many units, in the text of one, or after the last. */
const locations: readonly ((making: Making, unit: string, size: number) => string)[] = [
  ({ text }, unit, n) =>
    text(
      Array.from({ length: Math.ceil(n / 100) }, () => `${repeated(unit, 100)}x`),
      "utf-8",
    ),
  ({ text }, unit, n) => text([`${repeated(unit, n)}x`], "utf-8"),
  ({ text }, unit, n) => `${text(["x"], "utf-8")}${repeated(unit, n)}x`,
];

const allMakings = { ...makings, ...officeMakings };

test.each(Object.entries(allMakings))(
  "no run of anything makes reading and writing %s quadratic",
  async (name, making) => {
    const work = readAndWrite(filterNamed(name) as Filter);
    const pack = making.pack ?? ((entry) => entry);
    for (const unit of [...runs, ...(ownRuns[name] ?? [])]) {
      for (const locate of isProof ? locations : locations.slice(1)) {
        await expectLinear(unit, (n) => pack(strToU8(locate(making, unit, n))), work);
      }
    }
  },
);

const pair = { sourceLanguage: "en", targetLanguage: "de" };
const memoryFiles: readonly [name: string, text: (run: string) => string][] = [
  [
    "a.tmx",
    (run) =>
      `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>${run}</seg></tuv><tuv xml:lang="de"><seg>${run}</seg></tuv></tu></body></tmx>`,
  ],
  [
    "a.xliff",
    (run) =>
      `<xliff version="1.2"><file source-language="en" target-language="de"><body><trans-unit id="1"><source>${run}</source><target>${run}</target></trans-unit></body></file></xliff>`,
  ],
  [
    "a.sdlxliff",
    (run) =>
      `<xliff version="1.2"><file source-language="en" target-language="de"><body><trans-unit id="1"><source>${run}</source><seg-source><mrk mtype="seg" mid="1">${run}</mrk></seg-source><target><mrk mtype="seg" mid="1">${run}</mrk></target></trans-unit></body></file></xliff>`,
  ],
];
const elements = ["<ph/>", '<g id="1">', '<g id="1">x</g>', "<x/>", "<bpt/>", "<ept/>", ...runs];

function* splitPieces(file: Uint8Array, sizeBytes = 65_536): Generator<Uint8Array> {
  for (let start = 0; start < file.length; start += sizeBytes) yield file.subarray(start, start + sizeBytes);
}

async function take(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

test.each(memoryFiles)("no run of anything makes importing %s quadratic", async (name, text) => {
  const work = (file: Uint8Array) => tolerate(() => take(readStream(memoryReader(name, pair), splitPieces(file))));
  for (const unit of elements) {
    await expectLinear(unit, (n) => strToU8(text(repeated(unit, n))), work);
    await expectLinear(unit, (n) => strToU8(`${text("a")}${repeated(unit, n)}`), work);
  }
});

test("no run of anything makes importing terms of a workbook quadratic", async () => {
  const work = (file: Uint8Array) =>
    tolerate(() => take(readWorkbookTerms([file], { hasHeaderRow: true, maxLength: 500 }, () => {})));
  const { text } = officeMakings.xlsx as Making;
  for (const unit of [".", "'", "[", "'[", ...runs]) {
    await expectLinear(unit, (n) => workbook(repeated(unit, n), "xl/strings.xml", strToU8("<sst/>")), work);
    await expectLinear(unit, (n) => workbook("A", "xl/sheet.xml", strToU8(text([repeated(unit, n)], "utf-8"))), work);
  }
});

test("no run of anything makes importing terms quadratic", async () => {
  const tbx = (run: string) =>
    `<martif type="TBX"><text><body><termEntry><langSet xml:lang="en"><tig><term>${run}</term></tig></langSet><langSet xml:lang="de"><tig><term>${run}</term></tig></langSet></termEntry></body></text></martif>`;
  const table = { hasHeaderRow: true, maxLength: 500, delimiter: "auto" } as const;
  for (const unit of [",", ";", "a,b\n", "\n,", '"",', ...elements]) {
    await expectLinear(
      unit,
      (n) => strToU8(`source,target\n${repeated(unit, n)}\na,b\n`),
      (file) => tolerate(() => take(readTerms(splitPieces(file), table, () => {}))),
    );
    await expectLinear(
      unit,
      (n) => strToU8(tbx(repeated(unit, n))),
      (file) => tolerate(() => take(readStream(tbxReader(pair, { depth: 1000 }), splitPieces(file)))),
    );
  }
});

describe("a file that comes in pieces", () => {
  const legacy = Buffer.from("\u00e9", "latin1");
  const inPieces = (file: Uint8Array) =>
    tolerate(() => {
      const decoder = new PieceDecoder(undefined, () => "windows-1252");
      for (const piece of splitPieces(file, 64)) decoder.decode(piece, { stream: true });
    });

  test.each(["a", "\u00e9", "\u00c3", "\ud83d\ude00", "\u0080"])("is decoded once: %j", async (unit) => {
    const bytes = (n: number) => Buffer.from(repeated(unit, 20 * n), "latin1");
    await expectLinear(unit, (n) => Buffer.concat([bytes(n), legacy]), inPieces);
    await expectLinear(
      unit,
      (n) => Buffer.concat([bytes(n), legacy]),
      (file) => isLegacyText(file, "windows-1252"),
    );
  });

  test.each(['<!ENTITY a "b">', "<!-- a -->", "<!--", "<!ENTITY", "<!ENTITY a '", '"a"', "'", "<?a?>", "%", "]", " "])(
    "has its DOCTYPE read once: %j",
    async (unit) => {
      const text = (n: number) => `<!DOCTYPE a [${repeated(unit, 20 * n)}]><a/>`;
      const scan = (xml: string) =>
        tolerate(() => {
          const scanner = new XmlScanner({ depth: 9, allowsEntities: true });
          for (let at = 0; at < xml.length; at += 64) {
            scanner.feed(xml.slice(at, at + 64));
            while (scanner.next() < token.more);
          }
        });
      await expectLinear(unit, text, scan);
    },
  );

  test("has entities that refer to one another measured once", async () => {
    const subset = (n: number) =>
      Array.from({ length: n }, (_, at) => `<!ENTITY e${at} "&e${at + 1};&e${at + 2};&e0;">`).join("");
    await expectLinear("chain", (n) => subset(Math.min(1000, Math.ceil(n / 20))), findEntityFault);
  });
});

test.each(["a", ",", '""'])("a row of %j that arrives in many pieces is read once", async (unit) => {
  const table = { hasHeaderRow: true, maxLength: 500, delimiter: "," } as const;
  await expectLinear(
    unit,
    (n) => strToU8(`source,target\n"${repeated(unit, 20 * n)}`),
    (file) => tolerate(() => take(readTerms(splitPieces(file, 64), table, () => {}))),
  );
  await expectLinear(
    unit,
    (n) => strToU8(`source,target\n${repeated(unit, 20 * n)}`),
    (file) => tolerate(() => take(readTerms(splitPieces(file, 64), table, () => {}))),
  );
});
