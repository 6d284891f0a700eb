import { readTags, writeTags } from "@openparlance/text";
import { seedRandom } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { FilterError, settingsFor } from "../index.ts";
import { packFiles, unpackFiles } from "../testing/ooxml-files.ts";
import { docx } from "./index.ts";

/** The number of random files; more in the full proof. */
const count = process.env.PARLANCE_PROOF ? 10_000 : 200;

const texts = [
  "Mind ",
  "the deck. ",
  "It rains",
  "! ",
  " ",
  "größe",
  "日本。",
  "&lt;b&gt;",
  "&amp;",
  "\u00a0",
  "a",
  "",
];
const properties = ["", "", "", "<w:b/>", "<w:i/>", '<w:lang w:val="en-US"/>', '<w:u w:val="single"/>', "<w:vanish/>"];
const inRuns = [
  "<w:tab/>",
  "<w:br/>",
  "<w:noBreakHyphen/>",
  '<w:footnoteReference w:id="1"/>',
  "<w:lastRenderedPageBreak/>",
  "<w:drawing/>",
];
const fieldMarks = ["begin", "separate", "end"].map((type) => `<w:fldChar w:fldCharType="${type}"/>`);
const between = [
  '<w:proofErr w:type="spellStart"/>',
  '<w:bookmarkStart w:id="1"/>',
  '<w:bookmarkEnd w:id="1"/>',
  '<w:bookmarkStart w:id="2"/>',
  '<w:bookmarkEnd w:id="2"/>',
  "<w:del><w:r><w:delText>x</w:delText></w:r></w:del>",
];
const containers = ["hyperlink", "ins", "smartTag", "moveFrom"];

/** The content of a paragraph: valid XML, not always a valid document. */
function content(random: () => number, depth = 0): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const part = (): string => {
    const kind = random();
    if (kind < 0.6) return `<w:r>${wrap(pick(properties))}<w:t xml:space="preserve">${pick(texts)}</w:t></w:r>`;
    if (kind < 0.7)
      return `<w:r>${wrap(pick(properties))}${pick(inRuns)}<w:t>${pick(texts)}</w:t>${pick(inRuns)}</w:r>`;
    if (kind < 0.78) return `<w:r>${pick(fieldMarks)}</w:r>`;
    if (kind < 0.82) return `<w:r><w:instrText>${pick(["HYPERLINK x", "PAGE", "TOC"])}</w:instrText></w:r>`;
    if (kind < 0.92 || depth > 2) return pick(between);
    if (kind < 0.96) return box(content(random, depth + 1));
    const name = pick(containers);
    return `<w:${name}>${content(random, depth + 1)}</w:${name}>`;
  };
  return Array.from({ length: Math.floor(random() * 9) }, part).join("");
}

const wrap = (inside: string) => (inside === "" ? "" : `<w:rPr>${inside}</w:rPr>`);
const box = (inside: string) =>
  `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p>${inside}</w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p>${inside}</w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`;

const main = "word/document.xml";
const buildFile = (paragraphs: readonly string[]) =>
  packFiles(
    {
      [main]: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="m"><w:body>${paragraphs.map((inside) => `<w:p>${inside}</w:p>`).join("")}<w:p><w:r><w:t>z</w:t></w:r></w:p></w:body></w:document>`,
    },
    [["", "officeDocument", main]],
  );
const settings = settingsFor(docx, { sourceLanguage: "en", segmentation: "paragraph" });
const sources = (file: Uint8Array) => docx.extract(file, settings).segments.map(({ source }) => source);

/** Other letters; tags stay. */
function otherText(source: string): string {
  const { plain, tags } = readTags(source);
  return writeTags({ plain: plain.replace(/[a-y]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)), tags });
}

/** The elements that a paragraph keeps in their order when its runs change. */
function kept(file: Uint8Array): string[] {
  const text = unpackFiles(file)[main] ?? "";
  return (
    text.match(
      /<w:(?:footnoteReference|drawing|fldChar|instrText|bookmark|del\b|delText|hyperlink|ins|smartTag|moveFrom|p\b|tab|br|noBreakHyphen)[^>]*>/g,
    ) ?? []
  );
}

test("any paragraphs stay as they are, and other words come back with all their codes", () => {
  const random = seedRandom(31);
  for (let round = 0; round < count; round++) {
    const paragraphs = [content(random), content(random)];
    const file = buildFile(paragraphs);
    const extraction = docx.extract(file, settings);
    const own = extraction.segments.map(({ source }) => source);
    expect(Buffer.from(extraction.merge(own))).toEqual(Buffer.from(file));
    const targets = own.map(otherText);
    const written = extraction.merge(targets);
    expect({ paragraphs, sources: sources(written) }).toEqual({ paragraphs, sources: targets });
    expect({ paragraphs, kept: kept(written) }).toEqual({ paragraphs, kept: kept(file) });
  }
});

test("a damaged part is refused with a reason or read", () => {
  const random = seedRandom(32);
  for (let round = 0; round < count; round++) {
    const text = unpackFiles(buildFile([content(random)]))[main] ?? "";
    const at = Math.floor(random() * text.length);
    const damaged = packFiles({ [main]: text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 9)) }, [
      ["", "officeDocument", main],
    ]);
    try {
      const { segments, merge } = docx.extract(damaged, settings);
      merge(segments.map(({ source }) => otherText(source)));
    } catch (error) {
      expect(error).toBeInstanceOf(FilterError);
    }
  }
});
