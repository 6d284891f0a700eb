import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import type { OptionValues } from "../options.ts";
import { packFiles, unpackFiles } from "../testing/ooxml-files.ts";
import { pptx } from "./index.ts";

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const run = (text: string, properties = "") => `<a:r>${properties}<a:t>${text}</a:t></a:r>`;
const paragraph = (...content: string[]) => `<a:p>${content.join("")}</a:p>`;
const part = (root: string, content: string, attributes = "") =>
  `<p:${root} ${namespaces}${attributes}><p:cSld>${content}</p:cSld></p:${root}>`;
const slide = (...paragraphs: string[]) => part("sld", paragraphs.join(""));

type Relations = readonly (readonly [string, string, string])[];

function extract(entries: Record<string, string>, relations: Relations = [], options: OptionValues = {}) {
  const slides = Object.keys(entries).filter((name) => /^ppt\/slides\/[^/]+$/.test(name));
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`);
  const main = "ppt/presentation.xml";
  const all = {
    ...entries,
    [main]: `<p:presentation ${namespaces}><p:sldIdLst>${ids.join("")}</p:sldIdLst></p:presentation>`,
  };
  const file = packFiles(all, [
    ["", "officeDocument", main],
    ...slides.map((name) => [main, "slide", name] as const),
    ...relations,
  ]);
  return pptx.extract(file, settingsFor(pptx, { sourceLanguage: "en", targetLanguage: "de", options }));
}

const one = "ppt/slides/slide1.xml";
const sources = (...args: Parameters<typeof extract>) => extract(...args).segments.map(({ source }) => source);

test("runs that differ in language and spelling alone are one, and are written in the target language", () => {
  const text = slide(
    paragraph(
      '<a:pPr algn="ctr"/>',
      run("The ", '<a:rPr lang="en-US" sz="2400" dirty="0"/>'),
      run("ferr", '<a:rPr lang="en-GB" sz="2400" err="1"/>'),
      run("y", '<a:rPr sz="2400"/>'),
      run(" now", '<a:rPr lang="en-US" sz="2400" b="1"><a:hlinkClick r:id="rId3"/></a:rPr>'),
      '<a:endParaRPr lang="en-US"/>',
    ),
  );
  const { segments, merge } = extract({ [one]: text });
  expect(segments).toEqual([{ source: 'The ferry<g id="1"> now</g>' }]);
  expect(unpackFiles(merge(['<g id="1">Jetzt</g> ab']))[one]).toBe(
    slide(
      paragraph(
        '<a:pPr algn="ctr"/>',
        run("Jetzt", '<a:rPr lang="de" sz="2400" b="1"><a:hlinkClick r:id="rId3"/></a:rPr>'),
        run(" ab", '<a:rPr lang="de" sz="2400"/>'),
        '<a:endParaRPr lang="en-US"/>',
      ),
    ),
  );
});

test("breaks and fields are between runs", () => {
  const number = '<a:fld id="{1}" type="slidenum"><a:rPr lang="en-US"/><a:t>1</a:t></a:fld>';
  const text = slide(paragraph(run("Slide "), number, '<a:br><a:rPr lang="en-US"/></a:br>', run("of today")));
  const { segments, merge } = extract({ [one]: text });
  expect(segments).toEqual([{ source: 'Slide <x id="1"/><x id="2"/>of today' }]);
  expect(unpackFiles(merge(['<x id="1"/><x id="2"/>heute']))[one]).toBe(
    slide(paragraph(number, '<a:br><a:rPr lang="en-US"/></a:br>', run("heute", '<a:rPr lang="de"/>'))),
  );
});

const shape = (text: string, properties = "") => `<p:sp><p:nvPr>${properties}</p:nvPr>${paragraph(run(text))}</p:sp>`;
const placeholder = (text: string) => shape(text, '<p:ph type="title"/>');

test("slides come in the order of showing, each with what belongs to it and no placeholder of its layout", () => {
  const entries = {
    "ppt/slides/slide2.xml": slide('<p:cNvPr id="1" name="P" descr="A pier"/>', paragraph(run("First"))),
    "ppt/slides/slide1.xml": slide(`<a:tbl><a:tc><a:txBody>${paragraph(run("Cell"))}</a:txBody></a:tc></a:tbl>`),
    "ppt/notesSlides/notesSlide1.xml": part("notes", paragraph(run("Say hello"))),
    "ppt/comments/comment1.xml": `<p:cmLst ${namespaces}><p:cm authorId="0"><p:text>Too long?</p:text></p:cm></p:cmLst>`,
    "ppt/comments/modern.xml": `<p188:cmLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"><p188:txBody>${paragraph(run("New"))}</p188:txBody></p188:cmLst>`,
    "ppt/slideLayouts/slideLayout1.xml": part("sldLayout", placeholder("Click to edit") + shape("Draft")),
    "ppt/slideMasters/slideMaster1.xml": part("sldMaster", placeholder("Title") + shape("Harbour office")),
    "ppt/diagrams/data1.xml": `<dgm:dataModel>${paragraph(run("Step"))}<dgm14:cNvPr descr="A step"/></dgm:dataModel>`,
    "ppt/diagrams/drawing1.xml": `<dsp:drawing>${paragraph(run("Step"))}<dsp:cNvPr descr="A step"/></dsp:drawing>`,
    "ppt/charts/chart1.xml": "<c:chartSpace/>",
    "ppt/drawings/drawing1.xml": '<c:userShapes><cdr:cNvPr descr="An arrow"/></c:userShapes>',
  };
  const second = "ppt/slides/slide2.xml";
  const relations: Relations = [
    [second, "slideLayout", "ppt/slideLayouts/slideLayout1.xml"],
    [second, "notesSlide", "ppt/notesSlides/notesSlide1.xml"],
    [second, "comments", "ppt/comments/comment1.xml"],
    [second, "comments", "ppt/comments/modern.xml"],
    [second, "diagramDrawing", "ppt/diagrams/drawing1.xml"],
    [second, "diagramData", "ppt/diagrams/data1.xml"],
    [second, "chart", "ppt/charts/chart1.xml"],
    ["ppt/charts/chart1.xml", "chartUserShapes", "ppt/drawings/drawing1.xml"],
    ["ppt/notesSlides/notesSlide1.xml", "slide", second],
    ["ppt/slideLayouts/slideLayout1.xml", "slideMaster", "ppt/slideMasters/slideMaster1.xml"],
    ["ppt/slideMasters/slideMaster1.xml", "slideLayout", "ppt/slideLayouts/slideLayout1.xml"],
    [one, "slideLayout", "ppt/slideLayouts/slideLayout1.xml"],
  ];
  expect(extract(entries, relations).segments).toEqual([
    { source: "A pier" },
    { source: "First" },
    { source: "An arrow", context: "chart" },
    { source: "Step", context: "diagram" },
    { source: "A step", context: "diagram" },
    { source: "Say hello", context: "notes" },
    { source: "Too long?", context: "comment" },
    { source: "New", context: "comment" },
    { source: "Draft", context: "layout" },
    { source: "Harbour office", context: "master" },
    { source: "Cell" },
  ]);
  expect(sources(entries, relations, { notes: false, comments: false, altText: false, masters: true })).toEqual([
    "First",
    "Step",
    "Click to edit",
    "Draft",
    "Title",
    "Harbour office",
    "Cell",
  ]);
  const merged = unpackFiles(
    extract(entries, relations).merge([undefined, undefined, undefined, "Schritt", "Ein", ...Array(6)]),
  );
  expect(merged["ppt/diagrams/drawing1.xml"]).toBe(
    merged["ppt/diagrams/data1.xml"]?.replace(/dgm:dataModel/g, "dsp:drawing").replace("dgm14", "dsp"),
  );
});

test("hidden slides are read unless the options say no", () => {
  const entries = {
    [one]: slide(paragraph(run("Shown"))),
    "ppt/slides/slide2.xml": part("sld", paragraph(run("Hidden")), ' show="0"'),
  };
  expect(sources(entries)).toEqual(["Shown", "Hidden"]);
  expect(sources(entries, [], { hiddenSlides: false })).toEqual(["Shown"]);
});

test("a slide that is broken is named with its location", () => {
  expect(() => extract({ [one]: slide("<a:p>") })).toThrow(
    "File extraction error: an element is closed with a different name at line 1",
  );
});

test("tooltips of links are texts, once for all runs of a link", () => {
  const link = (tip: string, more = "") =>
    `<a:rPr lang="de"${more}><a:hlinkClick r:id="rId1" tooltip="${tip}"/></a:rPr>`;
  const content = (shape: string, before: string, link1: string, link2: string, tip: string) =>
    slide(
      `<p:cNvPr id="1" name="P"><a:hlinkClick r:id="rId1" tooltip="${shape}"/></p:cNvPr>`,
      paragraph(
        run(before, '<a:rPr lang="de"/>'),
        run(link1, link(tip)),
        run(" and ", '<a:rPr lang="de"/>'),
        run(link2, link(tip)),
      ),
    );
  const input = { [one]: content("To the map", "See ", "this", "that", "Opens a page") };
  const { segments, merge } = extract(input);
  expect(segments.map(({ source }) => source)).toEqual([
    "To the map",
    'See <g id="1">this</g> and <g id="2">that</g>',
    "Opens a page",
  ]);
  expect(unpackFiles(merge(["A", 'B <g id="1">C</g> and <g id="2">D</g>', "E"]))[one]).toBe(
    content("A", "B ", "C", "D", "E"),
  );
  expect(unpackFiles(merge([undefined, undefined, "E"]))[one]).toBe(content("To the map", "See ", "this", "that", "E"));
  const whole = (text: string, tip: string) => slide(paragraph(run(text, link(tip))));
  const only = extract({ [one]: whole("The map", "Opens a page") });
  expect(unpackFiles(only.merge(["A", "B"]))[one]).toBe(whole("A", "B"));
});
