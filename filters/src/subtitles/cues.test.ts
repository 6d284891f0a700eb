import { describe, expect, test } from "vitest";
import { findFilter, settingsFor } from "../index.ts";
import { srt } from "../srt/index.ts";
import { vtt } from "../vtt/index.ts";

const capitalize = (source: string) =>
  source.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith("<") ? part : part.toUpperCase()));

/** The segments, and the file with each in capitals. */
function translate(name: string, file: string) {
  const filter = findFilter(name);
  if (!filter) throw new Error(`no filter reads ${name}`);
  const { segments, merge } = filter.extract(
    new TextEncoder().encode(file),
    settingsFor(filter, { sourceLanguage: "en" }),
  );
  const sources = segments.map(({ source }) => source);
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  expect(decode(merge(sources.map(() => undefined)))).toBe(file);
  return { sources, file: decode(merge(sources.map(capitalize))) };
}

const [first, second] = ["00:00:01,000 --> 00:00:02,000", "00:00:03,000 --> 00:00:04,000"];

describe("each line of times of SubRip begins a cue", () => {
  test.each([
    ["after a line of blanks", " \n2\n"],
    ["after a tab", "\t\n2\n"],
    ["after nothing", "2\n"],
    ["without a number", ""],
    ["after empty lines", "\n\n\n2\n"],
    ["whose number is alone", "\n2\n\n"],
    ["after marks of direction", "\n\u202B2\u202C\n\u200F"],
    ["of a file that was appended", "\n\uFEFF1\n\uFEFF"],
  ])("%s", (_, between) => {
    const file = (a: string, b: string) => `1\n${first}\n${a}\n${between}${second}\n${b}\n`;
    const result = translate("a.srt", file("First text.", "Second text."));
    expect(result).toEqual({
      sources: ["First text.", "Second text."],
      file: file("FIRST TEXT.", "SECOND TEXT."),
    });
  });

  test("and a cue continues after an empty line", () => {
    const file = (a: string, b: string, c: string) => `1\n${first}\n${a}\n\n${b}\n \n2\n${second}\n${c}\n`;
    expect(translate("a.srt", file("First text.", "still first,\nover two lines", "Second."))).toEqual({
      sources: ["First text.", "still first, over two lines", "Second."],
      file: file("FIRST TEXT.", "STILL FIRST,\nOVER TWO LINES", "SECOND."),
    });
  });

  test.each([
    "0:0:3,0 --> 0:0:4,50",
    "00:03.000 --> 00:04.000",
    "00:00:03 --> 00:00:04 X1:1",
    "\u200E00:00:03,000 --> 00:00:04,000\u200E",
    "00：00：03，000 --> 00：00：04，000",
    ...["->", " - -> ", " -> ", " – ", " —> ", " → ", " --&gt; ", " ---> ", ","].map(
      (sign) => `0:00:03.000${sign}0:00:04.000`,
    ),
  ])("also when they are %j", (times) => {
    const file = (a: string, b: string) => `1\n${first}\n${a}\n\n2\n${times}\n${b}\n`;
    expect(translate("a.srt", file("One", "Two")).file).toBe(file("ONE", "TWO"));
  });

  test("an hour and another one are text", () => {
    const { sources } = translate("a.srt", `1\n${first}\n10:30 - 11:15 Lunch\n\n2\n${second}\n1:00:00 - 2:00:00\n`);
    expect(sources).toEqual(["10:30 - 11:15 Lunch", "1:00:00 - 2:00:00"]);
  });

  test("captions of YouTube are such cues", () => {
    const file = (a: string, b: string) => `0:00:01.000,0:00:02.000\n${a}\n\n0:00:03.000,0:00:04.000\n${b}\n`;
    expect(translate("a.sbv", file("One", "Two\nthree"))).toEqual({
      sources: ["One", "Two three"],
      file: file("ONE", "TWO\nTHREE"),
    });
  });

  test("and their lines may be separated by a code", () => {
    expect(translate("a.sbv", "0:00:01.000,0:00:02.000\nOne ferry[br]leaves[brief]\n")).toEqual({
      sources: ['One ferry<x id="1"/>leaves[brief]'],
      file: "0:00:01.000,0:00:02.000\nONE FERRY[br]LEAVES[BRIEF]\n",
    });
  });

  test("formatting may be in braces", () => {
    expect(translate("a.srt", `1\n${first}\n{b}One{/b} {I}two{/i} {name}\n`)).toEqual({
      sources: ['<g id="1">One</g> <g id="2">two</g> {name}'],
      file: `1\n${first}\n{b}ONE{/b} {I}TWO{/i} {NAME}\n`,
    });
  });

  test("a line of many marks is read in linear time", () => {
    const marks = "\uFEFF".repeat(20_000);
    expect(translate("a.srt", `1\n${first}\nOne\n${marks}a\n\n2\n${second}\nTwo\n`).sources).toHaveLength(2);
  });

  test("an empty cue has no text, and a number may be one", () => {
    expect(translate("a.srt", `1\n${first}\n\n2\n${second}\n42\n\n3\n${first}\n`).sources).toEqual(["42"]);
  });
});

describe("a line with an arrow begins a cue of WebVTT", () => {
  const [first, second] = ["00:01.000 --> 00:02.000", "00:03.000 --> 00:04.000 align:start"];

  test.each([
    ["after nothing", ""],
    ["after an empty line", "\n"],
    ["after a line of blanks", " \n"],
    ["after its name", "\nIntro\n"],
  ])("%s", (_, between) => {
    const file = (a: string, b: string) => `WEBVTT\n\n${first}\n${a}\n${between}${second}\n${b}\n`;
    expect(translate("a.vtt", file("First text.", "Second text."))).toEqual({
      sources: ["First text.", "Second text."],
      file: file("FIRST TEXT.", "SECOND TEXT."),
    });
  });

  test("also directly after the header or a note, and without blanks", () => {
    expect(translate("a.vtt", `WEBVTT\n${first}\nOne\n\nNOTE a\nb\nc\n00:03.000-->00:04.000\nTwo\n`).sources).toEqual([
      "One",
      "Two",
    ]);
  });

  test("data of a program are no text", () => {
    const { sources } = translate("a.vtt", `WEBVTT\n\n${first}\n{"a": "B c",\n"d": [1]}\n\n${second}\n{One}\n`);
    expect(sources).toEqual(["{One}"]);
  });

  test("lines after unreadable times, and after an empty line, are no text", () => {
    expect(translate("a.vtt", `WEBVTT\n\n${first}\nOne\n0:3 --> 00:04.000\nTwo\n\nThree\n`).sources).toEqual(["One"]);
  });

  test("references to marks of direction and other characters are written again", () => {
    const file = (text: string) => `WEBVTT\n\n${first}\n${text}\n`;
    const { sources, file: written } = translate("a.vtt", file("a&rlm;1&lrm;b&nbsp;&amp;&lt;&gt;"));
    expect(sources).toEqual(["a\u200F1\u200Eb\u00A0&<>"]);
    expect(written).toBe(file("A&rlm;1&lrm;B&nbsp;&amp;&lt;&gt;"));
  });

  test("times in a translation begin no cue of SubRip", () => {
    const cue = (text: string) => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`;
    const { merge } = srt.extract(Buffer.from(cue("One")), settingsFor(srt, { sourceLanguage: "en" }));
    expect(Buffer.from(merge(["2\n00:00:03,000 --> 00:00:04,000\nEins --> zwei"])).toString()).toBe(
      cue("2\nEins --> zwei"),
    );
  });

  test("tags of MicroDVD are codes in SubRip", () => {
    const cue = (text: string) => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`;
    const { sources, file } = translate("a.srt", cue("{y:i}one {C:$0000ff}two {note: three}"));
    expect(sources).toEqual(['<x id="1"/>one <x id="2"/>two {note: three}']);
    expect(file).toBe(cue("{y:i}ONE {C:$0000ff}TWO {NOTE: THREE}"));
  });

  test("tags of SubRip are codes, and times may have commas", () => {
    const cue = (text: string) => `WEBVTT\n\n00:01,000 --> 00:02,000\n${text}\n`;
    const file = new TextEncoder().encode(cue("{\\an8}{i}One{/i} two"));
    const { segments, merge } = vtt.extract(file, settingsFor(vtt, { sourceLanguage: "en" }));
    expect(segments).toEqual([{ source: '<x id="1"/><g id="2">One</g> two' }]);
    const written = merge(['<x id="1"/>Zwei <g id="2">eins</g>']);
    expect(new TextDecoder().decode(written)).toBe(cue("{\\an8}Zwei {i}eins{/i}"));
  });

  test("the end of a tag that is none is no text", () => {
    const file = new TextEncoder().encode(`WEBVTT\n\n${first}\nOne <00:02.000>two</00:02.000> three\n`);
    const { segments } = vtt.extract(file, settingsFor(vtt, { sourceLanguage: "en" }));
    expect(segments).toEqual([{ source: 'One <x id="1"/>two<x id="2"/> three' }]);
  });

  test("the language in the header becomes the target's, if it is the source's", () => {
    const file = (header: string, text: string) => `WEBVTT - a\n${header}\n\n${first}\n${text}\n`;
    const write = (header: string) => {
      const settings = settingsFor(vtt, { sourceLanguage: "en", targetLanguage: "de" });
      return new TextDecoder().decode(
        vtt.extract(new TextEncoder().encode(file(header, "One")), settings).merge(["Eins"]),
      );
    };
    expect(write("Kind: captions\nLanguage: en-US")).toBe(file("Kind: captions\nLanguage: de", "Eins"));
    for (const header of ["Language: fr", "Kind: captions\n\nNOTE\nLanguage: en"])
      expect(write(header)).toBe(file(header, "Eins"));
  });
});
