import { describe, expect, test } from "vitest";
import { findFilter, settingsFor } from "../index.ts";

const times = "1\n00:00:01,000 --> 00:00:04,000\n";

function open(text: string, segmentation: "sentence" | "paragraph" = "sentence", fileName = "a.srt", head = times) {
  const filter = findFilter(fileName);
  if (!filter) throw new Error("no filter reads SubRip");
  const settings = settingsFor(filter, { sourceLanguage: "en", segmentation });
  const { segments, merge } = filter.extract(new TextEncoder().encode(head + text), settings);
  return {
    sources: segments.map(({ source }) => source),
    merge: (...targets: (string | undefined)[]) => new TextDecoder().decode(merge(targets)).slice(head.length),
  };
}

const openVtt = (text: string) =>
  open(text, "sentence", "a.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nFirst\n\n00:01.000 --> 00:04.000\n");

test("a picture for previews is not text, unless words are next to it", () => {
  expect(openVtt("/a/thumb.jpg#xywh=0,0,160,90\n").sources).toEqual(["First"]);
  expect(openVtt("img.png#xywh=percent:0,0,50,50").sources).toEqual(["First"]);
  expect(openVtt(" /a.jpg#xywh=0,0,1,1").sources).toEqual(["First"]);
  expect(openVtt("/my thumbs/a 1.jpg#xywh=0,0,1,1 ").sources).toEqual(["First"]);
  for (const text of ["See a.jpg#xywh=1,2,3,4", "a.jpg#xywh=1,2,3,4 is it", "#xywh=home", "a.jpg#xywh=1,2,3,4\nText"])
    expect(openVtt(text).sources).toHaveLength(2);
});

describe("the lines of a cue", () => {
  test("of several speakers are segments", () => {
    const cue = open("- Hi.\n- Hello, how are you\ntoday?");
    expect(cue.sources).toEqual(["- Hi.", "- Hello, how are you today?"]);
    expect(cue.merge("- Tag.", "- Hallo, wie geht es dir heute?")).toBe("- Tag.\n- Hallo, wie geht\nes dir heute?");
    expect(cue.merge("- Tag.", undefined)).toBe("- Tag.\n- Hello, how are you\ntoday?");
    expect(open("-Hi.\n<i>–Hello</i>").merge("-Tag.", "–Hallo")).toBe("-Tag.\n<i>–Hallo</i>");
  });

  test("of several voices are segments, those of one voice are not", () => {
    const cue = openVtt("<v Mary>Hello there\n<v Bob>Hi, how are\nyou today");
    expect(cue.sources).toEqual(["First", "Hello there", "Hi, how are you today"]);
    expect(cue.merge(undefined, "Guten Tag", "Wie geht es dir heute denn so")).toBe(
      "<v Mary>Guten Tag\n<v Bob>Wie geht es dir\nheute denn so",
    );
    expect(openVtt("I think that\n<v Bob>we should go</v>").sources).toEqual(["First", "I think that", "we should go"]);
    expect(openVtt("<v Bob>I think that</v>\n<v Bob>we should go</v>").sources).toHaveLength(2);
    expect(openVtt("<v Bob>I think that\nwe should go</v>").sources).toEqual(["First", "I think that we should go"]);
    expect(openVtt("<c.red>I think that</c>\n<c.blue>we should go</c>").sources).toHaveLength(2);
  });

  test("with a sound, a song, or the mark of another speaker are segments", () => {
    expect(open("[DOOR OPENS]\nWho is it").sources).toEqual(["[DOOR OPENS]", "Who is it"]);
    expect(open("♪ La la ♪\n[applause]\n♪ over two\nlines ♪").sources).toEqual([
      "♪ La la ♪",
      "[applause]",
      "♪ over two lines ♪",
    ]);
    expect(open(">> Hello\n>> Hi, Mary").sources).toEqual([">> Hello", ">> Hi, Mary"]);
  });

  test("may end with the sign of another format", () => {
    expect(open("{\\i1}One\\Ntwo").sources).toEqual(['<x id="1"/>One<x id="2"/>two']);
    expect(open("<I>Open</I> C:\\new").sources).toEqual(['<g id="1">Open</g> C:\\new']);
  });

  test("don't include lines of tags alone", () => {
    const cue = open("{\\an8}<i>\nOne ferry leaves\nat noon.\n</i>\n");
    expect(cue.sources).toEqual(["One ferry leaves at noon."]);
    expect(cue.merge("Eine Fähre geht am Mittag.")).toBe("{\\an8}<i>\nEine Fähre geht\nam Mittag.\n</i>\n");
  });

  test("end where a sentence does", () => {
    const cue = open("<i>The ferry leaves.\nMr.\nSmith waits.</i>");
    expect(cue.sources).toEqual(["The ferry leaves.", "Mr. Smith waits."]);
    expect(cue.merge("Die Fähre legt ab.", "Herr Smith wartet.")).toBe(
      "<i>Die Fähre legt ab.\nHerr Smith\nwartet.</i>",
    );
  });

  test("are as many in a translation, of about the same length, tags not counted", () => {
    const cue = open("Nobody knows <b>where the ship\r\nis going</b> today");
    expect(cue.sources).toEqual(['Nobody knows <g id="1">where the ship is going</g> today']);
    expect(cue.merge('Wohin das <g id="1">Schiff heute fährt</g>, weiß niemand')).toBe(
      "Wohin das <b>Schiff heute\r\nfährt</b>, weiß niemand",
    );
    expect(cue.merge('<g id="1">Niemand</g>')).toBe("<b>Niemand</b>");
    expect(cue.merge('Wohin\ndas <g id="1">Schiff</g> fährt')).toBe("Wohin\ndas <b>Schiff</b> fährt");
  });

  test("stay one segment where nothing is cut, each speaker in a line", () => {
    const cue = open("- Hi.\n- Hello, how are you today?", "paragraph");
    expect(cue.sources).toEqual(["- Hi. - Hello, how are you today?"]);
    expect(cue.merge("- Guten Tag, guten Tag, guten Tag! - Hallo.")).toBe(
      "- Guten Tag, guten Tag, guten Tag!\n- Hallo.",
    );
  });
});
