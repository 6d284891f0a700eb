import { seedRandom } from "@openparlance/text/testing";
import { describe, expect, test } from "vitest";
import { type Filter, FilterError, filterNamed, settingsFor } from "./index.ts";
import { foreignReaders } from "./testing/foreign/readers.ts";
import { makings } from "./testing/generated-files.ts";

/** The number of random files; more in the full proof. */
const count = process.env.PARLANCE_PROOF ? 10_000 : 300;

interface Material {
  /** Fragments that are put between other text, one of each kind. */
  pieces: readonly string[];
  document(content: string, other: string): string;
  /** The part of a text that a reader shows, if not all. */
  shown?: (text: string) => string;
}

// biome-ignore format: one kind of material a line
const words = [
  "Mind the deck. ", "It rains! ", "größe", "日本。", "%1$d", "a", " ", "  ", ". ", '"', "'", "\\", "<b>", "</b>", "<br/>",
];

// biome-ignore format: one kind of material a line
const materials: Record<string, Material> = {
  fluent: {
    pieces: [
      "{ $n }", "{ $n ->\n [one] a\n *[other] b c\n }", '{"{"}', '{" "}', '{"\\u0041"}', "{ -term }", "{ F($n, a: \"b\") }", "\n",
      "\n ", "\n    ", "\n\n  ", "\r\n   ", "\n .a = ", "\nb = ", "\n# c\n", "{", "}", "[", "*", ".", "{ { $a } }", "->",
    ],
    document: (content, other) => `a = ${content}\nb =\n  ${other}\n    .c = z\n`,
  },
  mdx: {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code
    // biome-ignore format: one kind of material a line
    pieces: [
      "{n}", "{'}'}", "{`${a} }`}", "{/* a */}", "{/[}]/}", "{<p>it's {a}</p>}", "<a/>", '<a title="x. y">z</a>', "<>z</>",
      "<c.d alt='q'\n  e={{f: 1}}>z</c.d>", "\n", "\n\n", "\n\n  ", "\n{n}\n", "\n<p>\n", "\n</p>\n", "\n- ", "\n> ", "**z**", "`{`",
      "\\{", "\\<", "&#123;", "{", "}", "<", "<p", "</p>", "import z from 'y'\n\n", "\n\nexport const z = {\n\n a: 1}\n\n", "[z](y)",
    ],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code
    document: (content, other) => `${content}\n\n# ${other}\n\n> z\n`,
    shown: (text) => text.replace(/\s+/g, " "),
  },
  xcstrings: {
    pieces: ["\\n", '\\"', "\\u00e9", "%@", "%#@a@", "\\\\", "\\t", "\t", "\u2028"],
    document: (content, other) => {
      const entry = (text: string) =>
        `{"localizations": {"en": {"stringUnit": {"state": "translated", "value": "${text}"}}}}`;
      return `{"sourceLanguage": "en", "strings": {"a": ${entry(content)}, "b": ${entry(other)}, "c": ${entry("z")}}}`;
    },
  },
};

const odfPieces = [
  "<text:s/>",
  '<text:s text:c="3"/>',
  "<text:tab/>",
  "<text:line-break/>",
  "&lt;b&gt;",
  "&amp;",
  "\n",
  "\t ",
  '<text:span text:style-name="T1">bold</text:span>',
  "<text:span> x </text:span>",
  "<text:bookmark/>",
  "<!-- c -->",
  '<text:a xlink:href="#">link <text:s/></text:a>',
  "<text:page-number>1</text:page-number>",
  "<![CDATA[a  b]]>",
  "<text:note><text:note-body><text:p>A  note. </text:p></text:note-body></text:note>",
];
const inBody = (body: string) =>
  `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="a" xmlns:xlink="x"><office:body>${body}</office:body></office:document-content>`;
for (const name of ["odt", "ods"]) {
  materials[name] = {
    pieces: odfPieces,
    document: (first, other) =>
      inBody(
        name === "odt"
          ? `<office:text><text:p>${first}</text:p><text:h>${other}</text:h><text:p>z</text:p></office:text>`
          : `<office:spreadsheet><table:table><table:table-row><table:table-cell><text:p>${first}</text:p><text:p>${other}</text:p></table:table-cell><table:table-cell><text:p>z</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`,
      ),
  };
}

describe.each(Object.entries(materials))("%s", (name, { pieces, document, shown: format = (text) => text }) => {
  const filter = filterNamed(name) as Filter;
  const pack = (text: string): Buffer => Buffer.from(makings[name]?.pack?.(Buffer.from(text)) ?? Buffer.from(text));
  // Other words may end their sentences elsewhere.
  const settings = settingsFor(filter, { sourceLanguage: "en", segmentation: "paragraph" });
  const all = [...words, ...pieces];
  const content = (random: () => number) =>
    Array.from({ length: Math.floor(random() * 7) }, () => all[Math.floor(random() * all.length)]).join("");

  test("any content is refused or stays as it is, and other words come back", () => {
    const random = seedRandom(31);
    let read = 0;
    for (let round = 0; round < count; round++) {
      const text = document(content(random), content(random));
      const file = pack(text);
      const whole = tolerate(() => filter.extract(file, settingsFor(filter, { sourceLanguage: "en" })));
      if (!whole) continue;
      read++;
      const same = whole.merge(whole.segments.map(({ source }) => source));
      expect({ text, isSame: Buffer.compare(same, file) === 0 }).toEqual({ text, isSame: true });
      const { segments, merge } = filter.extract(file, settings);
      const targets = segments.map(({ source }) => translate(source));
      const again = filter.extract(merge(targets), settings).segments;
      expect({ text, read: again.map(({ source }) => source) }).toEqual({ text, read: targets });
    }
    expect(read).toBeGreaterThan(count / 10);
  });

  test("other parsers read a translated file as they read the original", () => {
    const random = seedRandom(33);
    const foreign = foreignReaders[name] as NonNullable<(typeof foreignReaders)[string]>;
    let read = 0;
    for (let round = 0; round < count; round++) {
      const text = document(content(random), content(random));
      const file = pack(text);
      const before = attempt(() => foreign(file, file));
      const match = before && tolerate(() => filter.extract(file, settings));
      if (!match) continue;
      read++;
      const after = foreign(match.merge(match.segments.map(({ source }) => translate(source))), file);
      const said = (texts: readonly string[]) => texts.map((each) => format(each.toLowerCase()));
      expect({ text, after: said(after) }).toEqual({ text, after: said(before) });
    }
    expect(read).toBeGreaterThan(count / 20);
  });

  test("a damaged file is refused with a reason or read", () => {
    const random = seedRandom(32);
    for (let round = 0; round < count; round++) {
      const file = pack(document(content(random), content(random)));
      const at = Math.floor(random() * file.length);
      if (random() < 0.5) file[at] = Math.floor(random() * 256);
      const damaged = random() < 0.5 ? file.subarray(0, at) : file;
      tolerate(() => {
        const { segments, merge } = filter.extract(damaged, settings);
        return merge(segments.map(() => undefined));
      });
    }
  });
});

/** Capitals for small letters; tags, placeholders and escapes stay. */
const translate = (source: string): string =>
  source.replace(/<[^<>]*>|%1\$d|\\[a-z]|[a-y]/g, (match) => (match.length > 1 ? match : match.toUpperCase()));

/** The result of work; undefined if the filter refuses the file. */
function tolerate<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof FilterError) return undefined;
    throw error;
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
