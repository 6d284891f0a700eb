import { describe, expect, test } from "vitest";
import { FilterError } from "../../filter-error.ts";
import { type FinishedUnit, isSameSource, mayBeXliff, readDocumentXliff, unitTargetFor } from "./read.ts";
import { documentXliffWriter, type WorkUnit } from "./write.ts";

const header = {
  documentId: 905,
  original: "leaflet.txt",
  sourceLanguage: "en-GB",
  targetLanguage: "de-DE",
  datatype: "plaintext",
};
const unit = (input: Partial<WorkUnit>): WorkUnit => ({
  id: 880021,
  source: "The ferry leaves at ten.",
  target: "",
  state: "needs-translation",
  isApproved: false,
  ...input,
});
const write = (...units: Partial<WorkUnit>[]) => {
  const { start, part, end } = documentXliffWriter(header);
  return start + part(units.map(unit)) + end;
};
const toBytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readAll(toBytes(text));

/** Reads all units into a list, which can be read more than once. */
function readAll(file: Uint8Array) {
  const match = readDocumentXliff(file);
  if (!match) return undefined;
  const units = [...match.units()];
  expect([units.length, [...match.units()]]).toEqual([match.size, units]);
  return { ...match, units };
}

describe("a written document", () => {
  test("is the document of the contract", () => {
    expect(
      write({ target: "Die Fähre legt um zehn Uhr ab.", state: "translated" }),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:p="urn:parlance:xliff:1">
 <file original="leaflet.txt" source-language="en-GB" target-language="de-DE" datatype="plaintext" p:document="905">
  <header><note from="parlance">document:905</note></header>
  <body>
   <trans-unit id="880021"><source>The ferry leaves at ten.</source><target state="translated">Die Fähre legt um zehn Uhr ab.</target></trans-unit>
  </body>
 </file>
</xliff>
`);
  });

  test("has pairs of tags as g and others as ph, the same ones in source and target with the same id", () => {
    const text = write({
      source: 'Mind <x id="2"/>the <g id="1">wet</g> deck<br/>',
      target: 'Achtung, <g id="1">nasses</g> Deck<br/><x id="2"/>',
    });
    expect(text).toContain(
      '<source>Mind <ph id="1">&lt;x id="2"/&gt;</ph>the <g id="2">wet</g> deck<ph id="3">&lt;br/&gt;</ph></source>',
    );
    expect(text).toContain(
      'Achtung, <g id="2">nasses</g> Deck<ph id="3">&lt;br/&gt;</ph><ph id="1">&lt;x id="2"/&gt;</ph>',
    );
  });

  test("names the key of a text as resname", () => {
    expect(write({ key: 'menu["quay"] & more' })).toContain(
      '<trans-unit id="880021" resname="menu[&quot;quay&quot;] &amp; more"><source>',
    );
  });

  test("says what is approved, keeps whitespace that counts and escapes what XML needs", () => {
    expect(write({ isApproved: true })).toContain('<trans-unit id="880021" approved="yes"><source>');
    expect(write({ source: " a  b\n" })).toContain('xml:space="preserve"');
    expect(write({ source: "a < b & c\0" })).toContain("<source>a &lt; b &amp; c</source>");
  });
});

describe("a finished document", () => {
  const source = 'Mind <x id="2"/>the <b>wet</b> deck<br/>';
  const target = 'Achtung, <b>nasses</b> Deck<br/><x id="2"/>';

  test("is what was written, tags and all", () => {
    const match = read(write({ source, target, state: "final", isApproved: true }, { id: 7 }));
    expect(match?.documentId).toBe(905);
    expect(match?.units.map(({ id, state }) => [id, state])).toEqual([
      ["880021", "final"],
      ["7", "needs-translation"],
    ]);
    expect(isSameSource(match?.units[0] as FinishedUnit, source)).toBe(true);
    expect(match?.units.map((each) => unitTargetFor(each, source))).toEqual([target, ""]);
  });

  test("is of a segment whose source differs in whitespace and tags only", () => {
    const [first] = read(write({ source }))?.units ?? [];
    expect(isSameSource(first as FinishedUnit, "Mind  the wet deck")).toBe(true);
    expect(isSameSource(first as FinishedUnit, "Mind the dry deck")).toBe(false);
  });

  test("has the document's id in the note when a tool dropped the attribute, and under any prefix", () => {
    expect(read(write({}).replace(' p:document="905"', ""))?.documentId).toBe(905);
    expect(read(write({}).replaceAll("p:document", "ns0:document").replace("xmlns:p", "xmlns:ns0"))?.documentId).toBe(
      905,
    );
    expect(read(write({}).replace(/<header>.*<\/header>/, ""))?.documentId).toBe(905);
  });

  test("is signed off when it is approved and says no more", () => {
    const [first] = read(write({ target: "x", isApproved: true }).replace(/ state="[^"]*"/, ""))?.units ?? [];
    expect(first?.state).toBe("signed-off");
    const [other] = read(write({ target: "x" }).replace(/ state="[^"]*"/, ""))?.units ?? [];
    expect(other?.state).toBeUndefined();
  });

  test("takes codes in the words of other tools, and leaves out those it does not know", () => {
    const text = write({ source, target: "T" }).replace(
      ">T<",
      '><bpt id="2">x</bpt>a<ept id="2">y</ept><x id="3"/><mrk mtype="seg" mid="1">b</mrk><ph id="9">?</ph><g id="2"/><',
    );
    expect(read(text)?.units.map((unit) => unitTargetFor(unit, source))[0]).toBe("<b>a</b><br/>b<b></b>");
  });

  test("is nothing when the file names no document, is of another version or no XLIFF", () => {
    const nameless = write({})
      .replace(' p:document="905"', "")
      .replace(/<header>.*<\/header>/, "");
    expect(read(nameless)).toBeUndefined();
    expect(read(write({}).replace('version="1.2"', 'version="2.0"'))).toBeUndefined();
    expect(read("The ferry leaves at ten.")).toBeUndefined();
    expect(read("<xliff")).toBeUndefined();
  });

  test("is refused when it is damaged after the name", () => {
    const text = write({});
    expect(() => read(text.slice(0, text.indexOf("</target>")))).toThrow(FilterError);
  });

  test("comes in UTF-16 too", () => {
    const text = `\uFEFF${write({ target: "Fähre" }).replace("UTF-8", "UTF-16")}`;
    const bytes = new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer);
    expect(mayBeXliff(bytes.subarray(0, 4096))).toBe(true);
    expect(readAll(bytes)?.units.map((unit) => unitTargetFor(unit, ""))).toEqual(["Fähre"]);
  });
});

test("a file may be XLIFF when its head has the root", () => {
  expect(mayBeXliff(toBytes(write({})))).toBe(true);
  expect(mayBeXliff(toBytes("<x:xliff version='1.2'>"))).toBe(true);
  expect(mayBeXliff(toBytes("<html><body>xliff</body></html>"))).toBe(false);
});
