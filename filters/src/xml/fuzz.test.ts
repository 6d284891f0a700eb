import { readTags } from "@openparlance/text";
import { seedRandom } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { type Filter, FilterError, filters, settingsFor } from "../index.ts";

/** The number of random files; more in the full proof. */
const count = process.env.PARLANCE_PROOF ? 10_000 : 300;
const names = ["xml", "android", "resx", "properties-xml", "qt", "ttml", "stringsdict", "xliff", "sdlxliff"];

// biome-ignore format: one kind of material a line
const pieces = [
  "Mind the deck. ", "It rains! ", "größe", "日本。", "%1$d", "{0}", " ", "\n", "\r\n  ", "\t",
  "&amp;", "&lt;b&gt;", "&lt;/b&gt;", "&#160;", "&#x2013;", "&quot;", "\\'", "\\n", '"', "'", "\\u00A0", ">", "@", "?",
  "<![CDATA[a <i> & b. ]]>", "<![CDATA[]]>", "<!-- c -->", "<?p i?>", "<x id='1'/>", "<br/>", "&lt;g id=\"1\"&gt;",
];

/** Content with balanced elements in it. */
function content(random: () => number, depth = 0): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: Math.floor(random() * 5) }, () => {
    if (depth > 3 || random() < 0.75) return pick(pieces);
    const name = pick(["g", "b", "ph", "mrk", "pc"]);
    return `<${name} id="${Math.floor(random() * 4)}">${content(random, depth + 1)}</${name}>`;
  }).join("");
}

const documents: Readonly<Record<string, (text: string, other: string) => string>> = {
  xml: (text, other) => `<a><p>${text}</p><q>${other}</q>Text</a>`,
  android: (text, other) =>
    `<resources><string name="a">${text}</string><string name="b">${other}x</string><string name="c">z</string></resources>`,
  resx: (text, other) =>
    `<root><data name="a"><value>${text}</value></data><data name="b"><value>${other}</value></data><data name="c"><value>z</value></data></root>`,
  "properties-xml": (text, other) =>
    `<properties><entry key="a">${text}</entry><entry key="b">${other}</entry><entry key="c">z</entry></properties>`,
  qt: (text, other) =>
    `<TS><context><message><source>${text}</source><translation type="unfinished">${other}</translation></message><message numerus="yes"><source>${other}z</source><translation><numerusform>${text}</numerusform></translation></message><message><source>z</source><translation/></message></context></TS>`,
  ttml: (text, other) =>
    `<tt xml:lang="en"><head><metadata><p>x</p></metadata></head><body><div><p begin="1s">${text}</p><p xml:space="preserve">${other}</p><p>z</p></div></body></tt>`,
  stringsdict: (text, other) =>
    `<plist><dict><key>a</key><string>${text}</string><key>b</key><string>${other}</string><key>c</key><string>z</string></dict></plist>`,
  xliff: (text, other) =>
    `<xliff version="1.2"><file source-language="en"><body><trans-unit id="1"><source>${text}</source><target>${other}</target></trans-unit><trans-unit id="2"><source>${other}z</source></trans-unit></body></file></xliff>`,
  sdlxliff: (text, other) =>
    `<xliff version="1.2"><file source-language="en"><body><trans-unit id="1"><source>-</source><seg-source>a <mrk mtype="seg" mid="1">${text}</mrk><mrk mtype="seg" mid="2">${other}z</mrk></seg-source><target><mrk mtype="seg" mid="1">${other}</mrk></target></trans-unit></body></file></xliff>`,
};

const isBilingual = (filter: Filter) => filter.name.endsWith("xliff") || filter.name === "qt";

test.each(names)("%s: any content stays as it is, and other words come back", (name) => {
  const filter = filters.find((each) => each.name === name) as Filter;
  // Other words may end their sentences elsewhere.
  const settings = settingsFor(filter, { sourceLanguage: "en", segmentation: "paragraph" });
  const random = seedRandom(20 + name.length);
  for (let round = 0; round < count; round++) {
    const file = Buffer.from(documents[name]?.(content(random), content(random)) ?? "");
    const sentences = filter.extract(file, settingsFor(filter, { sourceLanguage: "en" }));
    const own = sentences.segments.map(({ source, target }) => (isBilingual(filter) ? target : source));
    expect(Buffer.from(sentences.merge(own))).toEqual(file);
    const { segments, merge } = filter.extract(file, settings);
    const targets = segments.map(({ source }) => translate(source));
    const again = filter.extract(merge(targets), settings).segments;
    const read = again.map(({ source, target }) => (isBilingual(filter) ? target : source));
    expect({ file: file.toString(), read: read.join("").replaceAll(/\s+/g, " ") }).toEqual({
      file: file.toString(),
      read: targets.join("").replaceAll(/\s+/g, " "),
    });
  }
});

/** Other letters of the same kind; tags and placeables stay. */
function translate(source: string): string {
  const { plain } = readTags(source);
  if (!/[a-y]/.test(plain)) return source;
  return source.replace(/<[^<>]*>|%1\$d|[a-y]/g, (match) =>
    match.length > 1 ? match : String.fromCharCode(match.charCodeAt(0) + 1),
  );
}

test.each(names)("%s: a damaged file is refused with a reason or read", (name) => {
  const filter = filters.find((each) => each.name === name) as Filter;
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const random = seedRandom(40 + name.length);
  for (let round = 0; round < count; round++) {
    const file = Buffer.from(documents[name]?.(content(random), content(random)) ?? "");
    const at = Math.floor(random() * file.length);
    if (random() < 0.5) file[at] = Math.floor(random() * 256);
    const damaged = random() < 0.5 ? file.subarray(0, at) : file;
    try {
      const { segments, merge } = filter.extract(damaged, settings);
      merge(segments.map(() => undefined));
    } catch (error) {
      expect(error).toBeInstanceOf(FilterError);
    }
  }
});
