/** A file consists of `head`, parts 0 to n and `tail`. */
interface FileMaker {
  head?: string;
  buildPart(n: number): string;
  tail?: string;
}

const sentence = (n: number) => `Some value number ${n} stands in this text.`;
const pair = (n: number) => `${sentence(n)} And another sentence follows it.`;

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
export const buildTextFile = (extension: string, bytes: number): Uint8Array =>
  new TextEncoder().encode(buildText(fileMakers[extension] as FileMaker, bytes));

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

const depth = 100_000;
const width = 10_000_000;

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

/** A file that is designed to take long to read. The extension of `fileName` decides the filter. */
export interface HostileFile {
  name: string;
  fileName: string;
  file(): string | Uint8Array;
}

export function listHostileFiles(): HostileFile[] {
  const aliases = joinParts(60, (n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}*a${n}]\n`);
  const files: [name: string, fileName: string, text: string][] = [
    ["nested arrays", "a.json", "[".repeat(depth) + "]".repeat(depth)],
    ["nested flow lists", "a.yaml", "[".repeat(depth) + "]".repeat(depth)],
    ["aliases of aliases", "b.yaml", `a0: &a0 lol\n${aliases}`],
    ["nested elements", "a.html", "<div>x".repeat(depth)],
    ["nested inline elements", "b.html", "<b>x".repeat(depth)],
    ["tags that do not end", "c.html", '<a b="'.repeat(depth)],
    ["quotes that do not close", "d.html", "<a b='\">".repeat(depth)],
    ["nested quotes", "a.md", `${">".repeat(depth)} x\n`],
    ["open brackets", "b.md", "[".repeat(depth)],
    ["open links", "c.md", "[a](".repeat(depth)],
    ["open emphasis", "d.md", "*a _b ".repeat(depth)],
    ["backticks of each length", "e.md", joinParts(1_500, (n) => `a${"`".repeat(n)}`)],
    ["open comments", "f.md", "a <!-- ".repeat(depth)],
    ["a line of 10 MB of text", "a.txt", "word ".repeat(width / 5)],
    ["a line of 10 MB of Markdown", "g.md", "word ".repeat(width / 5)],
    ["a line of 10 MB of HTML", "e.html", "word ".repeat(width / 5)],
    ["a line of 10 MB of XML", "a.xml", `<a>${"word ".repeat(width / 5)}</a>`],
    ["sentences in a line of 10 MB of XML", "b.xml", `<a>${"A word stands here. ".repeat(width / 20)}</a>`],
    ["blanks in a line of XML", "c.xml", `<a>${" ".repeat(width)}b\n</a>`],
    ["a quote that does not end", "a.csv", `"${"word ".repeat(width / 5)}`],
    ["spaces", "a.properties", " ".repeat(width)],
    ["continued lines", "b.properties", "a=\\\n".repeat(width / 4)],
    ["comments that do not end", "a.strings", "/*".repeat(depth)],
    ["spaces in a heading", "i.md", `# a${" ".repeat(depth)}b${" #".repeat(depth)}x`],
    ["spaces in a cue", "a.srt", `1\n00:00:01,000 --> 00:00:02,000\na${" ".repeat(depth)}b\n`],
    ["nested elements of XML", "d.xml", "<a>".repeat(depth)],
    [
      "entities of entities",
      "e.xml",
      `<!DOCTYPE a [<!ENTITY a0 "lol">${joinParts(60, (n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(9)}">`)}]><a>&a60;</a>`,
    ],
    ["a DOCTYPE that does not end", "f.xml", `<!DOCTYPE a${' b "c"'.repeat(depth)}`],
    ["brackets of a label", "j.md", `${"[".repeat(depth)}a${"]".repeat(depth)}\n\n[a]: b\n`],
    [
      "properties of a unit",
      "a.tmx",
      buildUnit(
        "",
        "",
        joinParts(depth, (n) => `<prop type="${n}">a</prop>`),
      ),
    ],
    ["codes of a unit", "b.tmx", buildUnit('<bpt i="1"/>'.repeat(depth), '<ph x="1"/>'.repeat(depth))],
    [
      "codes of a unit that cross",
      "c.tmx",
      buildUnit(`${'<bpt i="1"/><bpt i="2"/>'.repeat(depth / 2)}${'<ept i="1"/>'.repeat(depth)}`, ""),
    ],
    ["a tag of a memory that does not end", "d.tmx", `<tmx a="${"b".repeat(width)}`],
    ["terms of a concept", "a.tbx", buildTermbase(1, depth)],
    ["concepts of many terms", "b.tbx", buildTermbase(100, 30)],
    ["spaces at line ends", "h.md", `a${" ".repeat(depth)}b${" ".repeat(depth)}`],
  ];
  return files.map(([name, fileName, text]) => ({ name, fileName, file: () => text }));
}
