/** A file consists of `head`, parts 0 to n and `tail`. */
interface FileMaker {
  head?: string;
  buildPart(n: number): string;
  tail?: string;
}

const sentence = (n: number) => `Some value number ${n} stands in this text.`;
const pair = (n: number) => `${sentence(n)} And another sentence follows it.`;

/** How to make a file, by extension. */
const fileMakers: Readonly<Record<string, FileMaker>> = {
  txt: { buildPart: (n) => `${pair(n)}\n` },
  md: {
    buildPart: (n) =>
      n % 8 === 0
        ? `## Heading *${n}*\n\n| Name | Value |\n|---|---|\n| cell ${n} | ${sentence(n)} |\n\n`
        : `${sentence(n)} It has a [link](https://example.com/${n}),\n**strong** words and \`code\`.\n\n- One item\n- Another\n\n`,
  },
  html: {
    head: '<!DOCTYPE html>\n<html lang="en"><body>\n',
    buildPart: (n) =>
      `<div class="part"><p>${sentence(n)} And <b>another</b> one &amp; a <a href="/${n}">link</a>.</p></div>\n`,
    tail: "</body></html>\n",
  },
  xml: {
    head: '<?xml version="1.0"?>\n<texts>\n',
    buildPart: (n) => `<text id="t${n}"><p>${sentence(n)} And <b>another</b> one &amp; a <i>last</i>.</p></text>\n`,
    tail: "</texts>\n",
  },
  "strings.xml": {
    head: '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n',
    buildPart: (n) => `    <string name="key_${n}">${pair(n)} Don\\'t <b>stop</b>.</string>\n`,
    tail: "</resources>\n",
  },
  resx: {
    head: '<?xml version="1.0" encoding="utf-8"?>\n<root>\n',
    buildPart: (n) => `  <data name="Key${n}" xml:space="preserve">\n    <value>${pair(n)}</value>\n  </data>\n`,
    tail: "</root>\n",
  },
  xliff: {
    head: '<?xml version="1.0"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>\n',
    buildPart: (n) =>
      `<trans-unit id="${n}"><source>${sentence(n)} With <g id="1">tags</g>.</source><target>Ein Wert.</target></trans-unit>\n`,
    tail: "</body></file></xliff>\n",
  },
  json: { head: '{"first": "The first one"', buildPart: (n) => `,\n  "key.${n}": "${pair(n)}"`, tail: "\n}\n" },
  yaml: { buildPart: (n) => `key${n}:\n  title: "${sentence(n)}"\n  text: ${pair(n)}\n  list: [one, two]\n` },
  po: { buildPart: (n) => `#: src/start.c:${n}\nmsgid "${pair(n)}"\nmsgstr ""\n\n` },
  properties: { buildPart: (n) => `# A comment\nkey.number.${n} = ${pair(n)}\n` },
  strings: { buildPart: (n) => `/* A comment */\n"key.number.${n}" = "${pair(n)}";\n\n` },
  csv: { buildPart: (n) => `key${n},"${sentence(n)}","${pair(n)}"\n` },
  tsv: { buildPart: (n) => `key${n}\t${sentence(n)}\t${pair(n)}\n` },
  srt: { buildPart: (n) => `${n + 1}\n00:00:01,000 --> 00:00:04,000\n<i>${sentence(n)}</i>\nAnd another.\n\n` },
  vtt: { head: "WEBVTT\n\n", buildPart: (n) => `00:01.000 --> 00:04.000\n<i>${sentence(n)}</i>\nAnd another.\n\n` },
};

export const textExtensions: readonly string[] = Object.keys(fileMakers);

/** Repeats parts until the file has about `bytes` bytes. */
export function buildTextFile(extension: string, bytes: number): Uint8Array {
  return new TextEncoder().encode(buildText(fileMakers[extension] as FileMaker, bytes));
}

function buildText({ head = "", buildPart, tail = "" }: FileMaker, bytes: number): string {
  const parts = [head];
  let length = head.length;
  for (let n = 0; length < bytes; n++) {
    const text = buildPart(n);
    parts.push(text);
    length += text.length;
  }
  return parts.join("") + tail;
}

const nestingDepth = 100_000;
const lineLength = 10_000_000;

export const joinParts = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join("");

const buildUnit = (source: string, target: string, inside = "") =>
  `<tmx><tu>${inside}<tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu></tmx>`;

/** @param terms the number of terms of each concept in each of two languages */
function buildTermbase(concepts: number, terms: number): string {
  const language = (code: string) =>
    `<langSet xml:lang="${code}">${"<tig><term>a</term></tig>".repeat(terms)}</langSet>`;
  return `<martif>${`<termEntry>${language("en")}${language("de")}</termEntry>`.repeat(concepts)}</martif>`;
}

/** Files that are designed to take long. */
export function listHostileFiles(): { name: string; fileName: string; file: () => string }[] {
  const aliases = Array.from({ length: 60 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}*a${n}]\n`);
  const files = [
    { name: "nested arrays", fileName: "a.json", text: "[".repeat(nestingDepth) + "]".repeat(nestingDepth) },
    { name: "nested flow lists", fileName: "a.yaml", text: "[".repeat(nestingDepth) + "]".repeat(nestingDepth) },
    { name: "aliases of aliases", fileName: "b.yaml", text: `a0: &a0 lol\n${aliases.join("")}` },
    { name: "nested elements", fileName: "a.html", text: "<div>x".repeat(nestingDepth) },
    { name: "nested inline elements", fileName: "b.html", text: "<b>x".repeat(nestingDepth) },
    { name: "tags that do not end", fileName: "c.html", text: '<a b="'.repeat(nestingDepth) },
    { name: "quotes that do not close", fileName: "d.html", text: "<a b='\">".repeat(nestingDepth) },
    { name: "nested quotes", fileName: "a.md", text: `${">".repeat(nestingDepth)} x\n` },
    { name: "open brackets", fileName: "b.md", text: "[".repeat(nestingDepth) },
    { name: "open links", fileName: "c.md", text: "[a](".repeat(nestingDepth) },
    { name: "open emphasis", fileName: "d.md", text: "*a _b ".repeat(nestingDepth) },
    {
      name: "backticks of each length",
      fileName: "e.md",
      text: Array.from({ length: 1_500 }, (_, n) => `a${"`".repeat(n)}`).join(""),
    },
    { name: "open comments", fileName: "f.md", text: "a <!-- ".repeat(nestingDepth) },
    { name: "a line of 10 MB of text", fileName: "a.txt", text: "word ".repeat(lineLength / 5) },
    { name: "a line of 10 MB of Markdown", fileName: "g.md", text: "word ".repeat(lineLength / 5) },
    { name: "a line of 10 MB of HTML", fileName: "e.html", text: "word ".repeat(lineLength / 5) },
    { name: "a line of 10 MB of XML", fileName: "a.xml", text: `<a>${"word ".repeat(lineLength / 5)}</a>` },
    {
      name: "sentences in a line of 10 MB of XML",
      fileName: "b.xml",
      text: `<a>${"A word stands here. ".repeat(lineLength / 20)}</a>`,
    },
    { name: "blanks in a line of XML", fileName: "c.xml", text: `<a>${" ".repeat(lineLength)}b\n</a>` },
    { name: "a quote that does not end", fileName: "a.csv", text: `"${"word ".repeat(lineLength / 5)}` },
    { name: "spaces", fileName: "a.properties", text: " ".repeat(lineLength) },
    { name: "continued lines", fileName: "b.properties", text: "a=\\\n".repeat(lineLength / 4) },
    { name: "comments that do not end", fileName: "a.strings", text: "/*".repeat(nestingDepth) },
    {
      name: "spaces in a heading",
      fileName: "i.md",
      text: `# a${" ".repeat(nestingDepth)}b${" #".repeat(nestingDepth)}x`,
    },
    {
      name: "spaces in a cue",
      fileName: "a.srt",
      text: `1\n00:00:01,000 --> 00:00:02,000\na${" ".repeat(nestingDepth)}b\n`,
    },
    { name: "nested elements of XML", fileName: "d.xml", text: "<a>".repeat(nestingDepth) },
    {
      name: "entities of entities",
      fileName: "e.xml",
      text: `<!DOCTYPE a [<!ENTITY a0 "lol">${Array.from({ length: 60 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(9)}">`).join("")}]><a>&a60;</a>`,
    },
    { name: "a DOCTYPE that does not end", fileName: "f.xml", text: `<!DOCTYPE a${' b "c"'.repeat(nestingDepth)}` },
    {
      name: "brackets of a label",
      fileName: "j.md",
      text: `${"[".repeat(nestingDepth)}a${"]".repeat(nestingDepth)}\n\n[a]: b\n`,
    },
    {
      name: "properties of a unit",
      fileName: "a.tmx",
      text: buildUnit(
        "",
        "",
        joinParts(nestingDepth, (n) => `<prop type="${n}">a</prop>`),
      ),
    },
    {
      name: "codes of a unit",
      fileName: "b.tmx",
      text: buildUnit('<bpt i="1"/>'.repeat(nestingDepth), '<ph x="1"/>'.repeat(nestingDepth)),
    },
    {
      name: "codes of a unit that cross",
      fileName: "c.tmx",
      text: buildUnit(
        `${'<bpt i="1"/><bpt i="2"/>'.repeat(nestingDepth / 2)}${'<ept i="1"/>'.repeat(nestingDepth)}`,
        "",
      ),
    },
    { name: "a tag of a memory that does not end", fileName: "d.tmx", text: `<tmx a="${"b".repeat(lineLength)}` },
    { name: "terms of a concept", fileName: "a.tbx", text: buildTermbase(1, nestingDepth) },
    { name: "concepts of many terms", fileName: "b.tbx", text: buildTermbase(100, 30) },
    { name: "spaces at line ends", fileName: "h.md", text: `a${" ".repeat(nestingDepth)}b${" ".repeat(nestingDepth)}` },
  ];
  return files.map(({ text, ...rest }) => ({ ...rest, file: () => text }));
}
