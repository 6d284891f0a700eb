import { expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "../index.ts";

const lines = ["1", "00:00:01,000 --> 00:00:04,000", "The ferry is late", "and full.", "", "2"];
const more = ["00:00:05,000 --> 00:00:09,000", "Mind the deck.", ""];
const cues = [...lines, ...more];

test.each(["srt", "vtt"])("%s whose lines end in CR CR LF is read, and written so", (name) => {
  const filter = filterNamed(name) as Filter;
  const head = name === "vtt" ? ["WEBVTT", ""] : [];
  const times = (line: string) => (name === "vtt" ? line.replaceAll(/(\d),(\d)/g, "$1.$2") : line);
  const file = (texts: readonly string[]) => [...head, ...texts].map((line) => `${times(line)}\r\r\n`).join("");
  const bytes = new TextEncoder().encode(file(cues));
  const { segments, merge } = filter.extract(bytes, settingsFor(filter, { sourceLanguage: "en" }));
  expect(segments.map(({ source }) => source)).toEqual(["The ferry is late and full.", "Mind the deck."]);
  expect(merge([undefined, undefined])).toEqual(bytes);
  const written = new TextDecoder().decode(merge(["Die Fähre kommt zu spät", "Vorsicht!"]));
  const translated = cues
    .toSpliced(2, 2, "Die Fähre", "kommt zu spät")
    .map((line) => (line === "Mind the deck." ? "Vorsicht!" : line));
  expect(written).toBe(file(translated));
});

test("a CR CR LF among other line ends is an empty line", () => {
  const filter = filterNamed("srt") as Filter;
  const text = "1\r\n00:00:01,000 --> 00:00:04,000\r\nOne\r\r\n2\r\n00:00:05,000 --> 00:00:09,000\r\nTwo\r\n";
  const { segments } = filter.extract(new TextEncoder().encode(text), settingsFor(filter, { sourceLanguage: "en" }));
  expect(segments.map(({ source }) => source)).toEqual(["One", "Two"]);
});
