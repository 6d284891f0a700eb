import { expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "../index.ts";

const file = (...messages: string[]) =>
  `<TS language="de"><context><name>C</name>${messages.map((each) => `<message>${each}</message>`).join("")}</context></TS>`;

function open(translation: string, source = "One") {
  const write = (markup: string) => file(`<source>${source}</source>${markup}`);
  const filter = filterNamed("qt") as Filter;
  const bytes = new TextEncoder().encode(write(translation));
  const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" });
  const { segments, merge } = filter.extract(bytes, settings);
  expect(merge(segments.map(() => undefined))).toEqual(bytes);
  return {
    segments,
    expectWritten(targets: (string | undefined)[], markup: string) {
      expect(new TextDecoder().decode(merge(targets))).toBe(write(markup));
    },
  };
}

test.each([
  '<translation type="unfinished"></translation>',
  '<translation type="unfinished"/>',
  '<translation type="unfinished">Zwei</translation>',
  "<translation></translation>",
  "<translation/>",
  "<translation>  </translation>",
])("%s with a text is finished, and with only blanks is not", (translation) => {
  const message = open(translation);
  message.expectWritten(["Eins"], "<translation>Eins</translation>");
  for (const blanks of [" ", "\n\t"])
    message.expectWritten([blanks], `<translation type="unfinished">${blanks}</translation>`);
});

test("an unfinished copy of the source is no translation", () => {
  const message = open('<translation type="unfinished">One</translation>');
  expect(message.segments[0]?.target).toBeUndefined();
  message.expectWritten(["One"], "<translation>One</translation>");
  expect(open("<translation>One</translation>").segments).toMatchObject([{ target: "One" }]);
});

test("a finished message that loses its text is unfinished, and keeps its other attributes", () => {
  const message = open('<translation variants="no">Zwei</translation>');
  expect(message.segments).toEqual([{ source: "One", target: "Zwei", context: "C" }]);
  message.expectWritten([""], '<translation variants="no" type="unfinished"></translation>');
  message.expectWritten(["Eins"], '<translation variants="no">Eins</translation>');
});

test("a message without a translation gets one after its comments, unfinished if nothing translates it", () => {
  const filter = filterNamed("qt") as Filter;
  const fileOf = (first: string, second: string) =>
    `<TS language="de"><context>\n  <message>\n    <source>One</source>\n    <comment>c</comment>${first}\n  </message>\n  <message numerus="yes">\n    <source>%n boats</source>${second}\n  </message>\n</context></TS>`;
  const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" });
  const { segments, merge } = filter.extract(Buffer.from(fileOf("", "")), settings);
  expect(segments.map(({ source }) => source)).toEqual(["One", "%n boats", "%n boats"]);
  const forms = (one: string, many: string) =>
    `\n        <numerusform>${one}</numerusform>\n        <numerusform>${many}</numerusform>\n    `;
  const translation = (text: string, type = "") => `\n    <translation${type}>${text}</translation>`;
  const unfinished = ' type="unfinished"';
  const write = (...targets: (string | undefined)[]) => Buffer.from(merge(targets)).toString();
  expect(write("Eins", undefined, undefined)).toBe(fileOf(translation("Eins"), translation(forms("", ""), unfinished)));
  expect(write(undefined, "%n Boot", "%n Boote")).toBe(
    fileOf(translation("", unfinished), translation(forms("%n Boot", "%n Boote"))),
  );
  expect(write(undefined, undefined, undefined)).toBe(fileOf("", ""));
});

test("each variant of a length is a text, and the message is finished with the last one", () => {
  const variants = (type: string, ...texts: string[]) =>
    `<translation${type} variants="yes">${texts.map((text) => `<lengthvariant>${text}</lengthvariant>`).join("")}</translation>`;
  const message = open(variants(' type="unfinished"', "", ""));
  expect(message.segments).toHaveLength(2);
  message.expectWritten(["Eins", undefined], variants(' type="unfinished"', "Eins", ""));
  message.expectWritten(["Eins", "1"], variants("", "Eins", "1"));
  message.expectWritten([" ", "1"], variants(' type="unfinished"', " ", "1"));
});

test.each(["vanished", "obsolete"])("a message that is %s has no segment", (type) => {
  expect(() => open(`<translation type="${type}">Zwei</translation>`)).toThrow("No translatable content");
});

test("comments and sections are text, and the note names the context of a message with other elements", () => {
  const message = (source: string, target: string) => `<source>${source}</source><translation${target}</translation>`;
  const open = (target: string) =>
    file(message('A<!-- b --><![CDATA[ & c]]><byte value="x3c"/>', target), message("A <b>c</b> d", ">"));
  const filter = filterNamed("qt") as Filter;
  const settings = settingsFor(filter, { sourceLanguage: "en" });
  const { segments, note, merge } = filter.extract(Buffer.from(open(' type="unfinished">')), settings);
  expect(segments).toMatchObject([{ source: "A & c<", context: "C" }]);
  expect(note).toBe("Text with elements in it wasn't translated: C.");
  expect(Buffer.from(merge(["B"])).toString()).toBe(open(">B"));
  const target = filter.extract(Buffer.from(file(message("A", "><b>B</b>"), message("C", ">D"))), settings);
  expect([target.segments.length, target.note]).toEqual([1, note]);
});

test("quotes and special blanks are references as Qt Linguist writes them, unless the file has quotes in its texts", () => {
  const done = (text: string) => `<translation>${text}</translation>`;
  open(done("x"), "It&apos;s").expectWritten(
    ['l\'\u00A0"<ü>" x\u0007'],
    done('l&apos;&#xa0;&quot;&lt;ü&gt;&quot; x<byte value="x7"/>'),
  );
  open(done("x"), "It's").expectWritten(['l\'\u00A0"a"'], done('l\'\u00A0"a"'));
});
