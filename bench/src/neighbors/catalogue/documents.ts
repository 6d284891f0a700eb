import { zip } from "../../filters/zip.ts";
import type { Attack } from "../attack.ts";
import { repeat, uploading } from "./loads.ts";
import { book, sheetOf, wordDocument, workbook } from "./office-files.ts";

/** A document of many short segments from its upload to its end, each step after the other. */
function lifeOf(megabytes: number): Attack {
  return {
    does: `uploads ${megabytes} MB of one-letter segments, reads, exports and confirms them`,
    patienceSeconds: 300,
    async run(client, server) {
      const figures: Record<string, number> = {};
      const timed = async <T>(step: string, work: Promise<T>): Promise<T> => {
        const { cpuMs } = await server.usage();
        const done = await work;
        figures[`${step} CPU s`] = ((await server.usage()).cpuMs - cpuMs) / 1000;
        return done;
      };
      const { id, jobId, projectId } = await timed(
        "upload",
        client.document("a.txt", "a\n".repeat(megabytes * 500_000)),
      );
      await timed("document", client.request("GET", `/v2/documents?id=${id}`));
      const xliff = await timed("XLIFF", client.bytes(`/v2/documents/files?id=${id}&is_xliff=true`));
      await timed("file", client.request("GET", `/v2/documents/files?id=${id}&is_xliff=false`));
      await timed("stats", client.request("POST", `/v2/jobs/${jobId}/stats`));
      if (xliff.length < 1e6) return figures;
      const finished = Buffer.from(
        xliff
          .toString("latin1")
          .replaceAll(/<target state="[^"]*"><\/target>/g, '<target state="translated">b</target>'),
        "latin1",
      );
      const headers = { project_id: String(projectId), name: "a.txt" };
      const confirm = client.request("POST", "/v2/documents/files", { headers, body: finished });
      await timed(
        "confirming",
        confirm.then(() => client.used(projectId)),
      );
      return figures;
    },
  };
}

const xliff = (unit: string) =>
  `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="1"><source>${unit}</source></trans-unit></body></file></xliff>`;

/** Files that are read as documents. */
export const documents: Record<string, Attack> = {
  markdown: uploading("uploads Markdown of 300 kB of dashes", "a.md", () => `a|b\n${"-".repeat(300_000)}x`),
  yaml: uploading("uploads YAML of 300 kB of empty lines", "a.yaml", () => `a: |\n  b${"\n".repeat(300_000)}c: d\n`),
  po: uploading(
    "uploads PO with a header of 300 kB",
    "a.po",
    () => `msgid ""\nmsgstr ""\n${'"Language:"\n'.repeat(25_000)}\nmsgid "a"\nmsgstr ""\n`,
  ),
  formulas: uploading("uploads a workbook with a defined name of 200,000 dots", "a.xlsx", () =>
    workbook(".".repeat(200_000)),
  ),
  segments: lifeOf(1),
  manySegments: lifeOf(60),
  punctuation: uploading("uploads a sentence of 400 kB of punctuation", "a.txt", () => ".,;".repeat(133_000)),
  chinese: uploading("uploads a sentence of 400 kB of Chinese", "a.txt", () => "港口渡轮甲板码头".repeat(17_000)),
  paragraphs: uploading("uploads a Word document of 1,000,000 paragraphs", "a.docx", () => wordDocument(1_000_000)),
  codes: uploading("uploads an XLIFF unit of 100,000 elements", "a.xliff", () =>
    xliff('<g id="1">a</g>'.repeat(100_000)),
  ),
  xmlDepth: uploading(
    "uploads XML of 100,000 elements in each other",
    "a.xml",
    () => `${"<a>".repeat(100_000)}b${"</a>".repeat(100_000)}`,
  ),
  xmlAttributes: uploading(
    "uploads an XML element of 200,000 attributes",
    "a.xml",
    () => `<a ${repeat(200_000, (at) => `b${at}="c" `)}>d</a>`,
  ),
  xmlEntities: uploading(
    "uploads XML with entities that expand to 10^9 of them",
    "a.xml",
    () =>
      `<!DOCTYPE a [<!ENTITY a0 "a">${repeat(9, (at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)}]><a>&a9;</a>`,
  ),
  jsonDepth: uploading("uploads JSON of 500,000 arrays in each other", "a.json", () => "[".repeat(500_000)),
  jsonMessages: uploading("uploads JSON with a message of 100,000 braces", "a.json", () =>
    JSON.stringify({ a: `${"{n,plural,other{".repeat(20_000)}a` }),
  ),
  jsonKeys: uploading(
    "uploads JSON of 200,000 keys that are the same",
    "a.json",
    () => `{${'"a":"b",'.repeat(200_000)}"c":"d"}`,
  ),
  yamlAliases: uploading(
    "uploads YAML with aliases that expand to 10^9 of them",
    "a.yaml",
    () => `a0: &a0 [b]\n${repeat(9, (at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(10)}]\n`)}`,
  ),
  yamlFlow: uploading(
    "uploads YAML of 100,000 flow sequences in each other",
    "a.yaml",
    () => `a: ${"[".repeat(100_000)}`,
  ),
  htmlDepth: uploading("uploads HTML of 100,000 elements in each other", "a.html", () => `${"<div>".repeat(100_000)}a`),
  htmlTags: uploading("uploads HTML of tags that do not end", "a.html", () => '<a b="'.repeat(100_000)),
  htmlFormatting: uploading("uploads HTML of 20,000 formatting elements that are not closed", "a.html", () =>
    "<p><b><i><u>a".repeat(5000),
  ),
  htmlTables: uploading("uploads HTML of text in 20,000 tables", "a.html", () => "<table>a".repeat(20_000)),
  markdownLinks: uploading("uploads Markdown of 100,000 brackets", "a.md", () => "[".repeat(100_000)),
  markdownEmphasis: uploading("uploads Markdown of 300 kB of emphasis", "a.md", () => "a**b*c_".repeat(43_000)),
  markdownQuotes: uploading("uploads Markdown of 20,000 quotes in each other", "a.md", () => `${">".repeat(20_000)}a`),
  markdownTicks: uploading("uploads Markdown of runs of backticks of every length", "a.md", () =>
    repeat(700, (at) => `${"`".repeat(at + 1)} `),
  ),
  propertiesLines: uploading(
    "uploads properties of 1 MB of continued lines",
    "a.properties",
    () => `a=${"\\\n".repeat(500_000)}b`,
  ),
  stringsComments: uploading("uploads strings of 300 kB of beginnings of comments", "a.strings", () =>
    "/*".repeat(150_000),
  ),
  subtitles: uploading("uploads subtitles of 300 kB of arrows", "a.srt", () => `1\n${"-->".repeat(100_000)}\na\n`),
  cues: uploading(
    "uploads captions of 300 kB of opening tags",
    "a.vtt",
    () => `WEBVTT\n\n00:00.000 --> 00:01.000\n${"<".repeat(300_000)}\n`,
  ),
  poEscapes: uploading(
    "uploads PO of 300 kB of backslashes",
    "a.po",
    () => `msgid "${"\\\\".repeat(150_000)}"\nmsgstr ""\n`,
  ),
  cells: uploading("uploads a workbook of 200,000 merged cells", "a.xlsx", () =>
    sheetOf(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>quay</t></is></c></row></sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(200_000)}</mergeCells>`,
    ),
  ),
  strings: uploading("uploads a workbook with a cell in the last row and column", "a.xlsx", () =>
    sheetOf('<sheetData><row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>quay</t></is></c></row></sheetData>'),
  ),
  spine: uploading("uploads a book that has one chapter 100,000 times", "a.epub", () => book(100_000)),
  zipEntries: uploading("uploads a Word document of 20,000 files", "a.docx", () =>
    zip(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`${at}.xml`, ""]))),
  ),
  zipBomb: uploading("uploads a Word document that grows from 300 kB to 300 MB", "a.docx", () =>
    zip({ "_rels/.rels": " ".repeat(3e8) }),
  ),
  language: uploading("uploads 4 MB whose language must be detected", "a.txt", () =>
    "ferry Fähre bac паром 渡轮\n".repeat(100_000),
  ),
};
