import { expect, test } from "vitest";
import { readWhole } from "./stream.ts";
import { sdlxliffReader, xliffReader } from "./xliff.ts";

const languages = { sourceLanguage: "en", targetLanguage: "de" };
const limits = { depth: 100 };
const fileOf = (units: string) =>
  Buffer.from(
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${units}</body></file></xliff>`,
  );
const texts = (pairs: readonly { source: string; target: string }[]) =>
  pairs.map(({ source, target }) => [source, target]);
const read = (units: string) => texts(readWhole(xliffReader(languages, limits), fileOf(units)));
const seg = (mid: number, text: string) => `<mrk mtype="seg" mid="${mid}">${text}</mrk>`;

test.each(["new", "needs-translation", "needs-l10n"])("a target with the state %s is no translation", (state) => {
  const unit = (id: number, target: string) =>
    `<trans-unit id="${id}"><source>Save</source><target state="${target}">Sichern</target></trans-unit>`;
  expect(read(unit(1, state))).toEqual([]);
  expect(read(unit(1, state) + unit(2, "needs-review-translation"))).toEqual([["Save", "Sichern"]]);
});

test("a unit that isn't to be translated and a rejected target are no translations", () => {
  const unit = (unitFacts: string, targetFacts: string) =>
    `<trans-unit id="1" ${unitFacts}><source>Save</source><target ${targetFacts}>Sichern</target></trans-unit>`;
  expect(read(unit('translate="no"', ""))).toEqual([]);
  expect(read(`<group id="g" translate="no">${unit("", "")}${unit('translate="yes"', "")}</group>`)).toHaveLength(1);
  expect(read(unit("", 'state-qualifier="rejected-inaccurate"'))).toEqual([]);
  expect(read(unit("", 'state-qualifier="mt-suggestion"'))).toHaveLength(1);
  const fuzzy = 'state-qualifier="fuzzy-match"';
  expect(read(unit("", fuzzy) + unit("", `state="needs-review-translation" ${fuzzy}`))).toEqual([]);
  expect(read(unit('approved="yes"', fuzzy) + unit("", `state="translated" ${fuzzy}`))).toHaveLength(2);
  expect(read(unit('mq:status="Rejected"', ""))).toEqual([]);
  expect(read(unit('mq:status="ManuallyConfirmed"', ""))).toHaveLength(1);
});

test("a copy of the source on which no one has worked is no translation", () => {
  const unit = (status: string, target: string) =>
    `<trans-unit id="1" mq:status="${status}"><source>Save</source><target>${target}</target></trans-unit>`;
  expect(read(unit("NotStarted", "Save"))).toEqual([]);
  expect(read(unit("NotStarted", '<x id="1"/> Save'))).toEqual([]);
  expect(read(unit("ManuallyConfirmed", '<x id="1"/>'))).toEqual([]);
  expect(read(unit('NotStarted" mq:locked="locked', "Save"))).toHaveLength(1);
  expect(read(unit("NotStarted", "Sichern") + unit("ManuallyConfirmed", "Save"))).toHaveLength(2);
  const segment = (facts: string) =>
    `<trans-unit id="1"><source>Save</source><seg-source>${seg(1, "Save")}</seg-source><target>${seg(1, "Save")}</target><sdl:seg-defs><sdl:seg id="1" ${facts}/></sdl:seg-defs></trans-unit>`;
  const ofFile = (facts: string) => readWhole(sdlxliffReader(languages, undefined, limits), fileOf(segment(facts)));
  for (const facts of ["", 'conf="Unspecified"', 'conf="Draft" origin="source"']) expect(ofFile(facts)).toEqual([]);
  for (const facts of ['conf="Translated"', 'conf="Draft"', 'locked="true"']) expect(ofFile(facts)).toHaveLength(1);
});

test("of memoQ and Phrase, a match that no one has confirmed is no translation unless it is exact", () => {
  const unit = (facts: string, target = "Sichern") =>
    `<trans-unit id="1" ${facts}><source>Save</source><target>${target}</target></trans-unit>`;
  const ofMemoq = (status: string, percent: number) => read(unit(`mq:status="${status}" mq:percent="${percent}"`));
  expect([ofMemoq("Pretranslated", 77), ofMemoq("AssembledFromFragments", 60)]).toEqual([[], []]);
  expect([ofMemoq("Pretranslated", 101), ofMemoq("ManuallyConfirmed", 77)].flat()).toHaveLength(2);
  expect(read(unit('mq:status="Pretranslated"'))).toHaveLength(1);
  const ofPhrase = (facts: string, target?: string) => read(unit(`m:locked="false" ${facts}`, target));
  expect(ofPhrase('m:confirmed="0" m:trans-origin="tm" m:score="0.75"')).toEqual([]);
  for (const facts of ['m:confirmed="0" m:trans-origin="tm" m:score="1.01"', 'm:confirmed="1" m:score="0.75"'])
    expect(ofPhrase(facts)).toHaveLength(1);
  expect(ofPhrase('m:confirmed="0" m:trans-origin="mt" m:score="0.0"')).toHaveLength(1);
  expect(ofPhrase('m:confirmed="0" m:trans-origin="null" m:score="0.0"', "Save")).toEqual([]);
  for (const facts of ['m:confirmed="1" m:score="0.0"', 'm:confirmed="0" m:trans-origin="tm" m:score="1.0"'])
    expect(ofPhrase(facts, "Save")).toHaveLength(1);
});

test("the texts of a match that a tool inserted are not those of the unit", () => {
  const match = "<mq:insertedmatch><source>Save it</source><target>Es sichern</target></mq:insertedmatch>";
  const unit = (target: string) => `<trans-unit id="1"><source>Save</source>${target}${match}</trans-unit>`;
  expect(read(unit("<target>Sichern</target>"))).toEqual([["Save", "Sichern"]]);
  expect(read(unit("<target/>"))).toEqual([]);
});

test.each(["RejectedTranslation", "RejectedSignOff"])(
  "a segment of Trados Studio with %s is no translation",
  (conf) => {
    const segments = (of: string) => `<seg-source>${seg(1, "Save")}</seg-source><target>${seg(1, of)}</target>`;
    const unit = (state: string) =>
      `<trans-unit id="1"><source>Save</source>${segments("Sichern")}<sdl:seg-defs><sdl:seg id="1" conf="${state}"/></sdl:seg-defs></trans-unit>`;
    for (const reader of [() => sdlxliffReader(languages, undefined, limits), () => xliffReader(languages, limits)]) {
      expect(readWhole(reader(), fileOf(unit(conf)))).toEqual([]);
      expect(readWhole(reader(), fileOf(unit("Draft")))).toHaveLength(1);
    }
  },
);

test.each(['state-qualifier="rejected-grammar"', 'state="needs-translation"'])(
  "a unit of an SDLXLIFF file with %s is no translation",
  (facts) => {
    const unit = (more: string) =>
      `<trans-unit id="1"><source>Save</source><target ${more}>Sichern</target></trans-unit>`;
    const segments = unit(facts).replace("</source>", `</source><seg-source>${seg(1, "Save")}</seg-source>`);
    const ofFile = (units: string) => readWhole(sdlxliffReader(languages, undefined, limits), fileOf(units));
    expect(ofFile(unit(facts) + segments.replace("Sichern", seg(1, "Sichern")))).toEqual([]);
    expect(ofFile(unit('state="translated"'))).toHaveLength(1);
  },
);

test("each file of a document has its own languages", () => {
  const file = (target: string, text: string) =>
    `<file original="a" source-language="en" target-language="${target}" datatype="x"><body><trans-unit id="1"><source>One</source><target>${text}</target></trans-unit></body></file>`;
  const document = `<xliff version="1.2">${file("de-AT", "Eins")}${file("fr", "Un")}${file("de", "Eins.")}</xliff>`;
  expect(texts(readWhole(xliffReader(languages, limits), Buffer.from(document)))).toEqual([
    ["One", "Eins"],
    ["One", "Eins."],
  ]);
});

test("without a language of the file, that of the target counts", () => {
  const unit = (language: string) =>
    `<trans-unit id="1"><source>One</source><target xml:lang="${language}">${language}</target></trans-unit>`;
  const document = `<xliff version="1.2"><file original="a" source-language="en" datatype="x"><body>${unit("fr")}${unit("de")}</body></file></xliff>`;
  expect(texts(readWhole(xliffReader(languages, limits), Buffer.from(document)))).toEqual([["One", "de"]]);
});

test("an initial segment of XLIFF 2 is no translation", () => {
  const segment = (state: string) =>
    `<segment state="${state}"><source>Save</source><target>Sichern</target></segment>`;
  const file = `<xliff version="2.0" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f"><unit id="u">${segment("initial")}${segment("translated")}</unit></file></xliff>`;
  expect(readWhole(xliffReader(languages, limits), Buffer.from(file))).toHaveLength(1);
});

test("a unit is imported segment by segment where it is cut", () => {
  const source = `<source>One. Two.</source><seg-source>${seg(0, "One.")} ${seg(1, "Two.")}</seg-source>`;
  const unit = (target: string) => `<trans-unit id="1">${source}<target>${target}</target></trans-unit>`;
  expect(read(unit(`${seg(0, "Eins.")} ${seg(1, "Zwei.")}`))).toEqual([
    ["One.", "Eins."],
    ["Two.", "Zwei."],
  ]);
  expect(read(unit(`${seg(0, "Eins.")} ${seg(1, "")}`))).toEqual([["One.", "Eins."]]);
  expect(read(unit("Eins. Zwei."))).toEqual([["One. Two.", "Eins. Zwei."]]);
});

test("tracked changes of Trados Studio are accepted", () => {
  const change = (type: string, text: string) => `<mrk mtype="x-sdl-${type}" sdl:revid="r">${text}</mrk>`;
  const target = `Erster ${change("deleted", "alter")}${change("added", "<g id='1'>fetter</g>")}${change("feedback-deleted", "!")}.`;
  const unit = `<trans-unit id="1"><source>First bold.</source><seg-source>${seg(1, "First <g id='1'>bold</g>.")}</seg-source><target>${seg(1, target)}</target><sdl:seg-defs><sdl:seg id="1" conf="Translated"/></sdl:seg-defs></trans-unit>`;
  expect(texts(readWhole(sdlxliffReader(languages, undefined, limits), fileOf(unit)))).toEqual([
    ['First <g id="1">bold</g>.', 'Erster <g id="1">fetter</g>.'],
  ]);
});
