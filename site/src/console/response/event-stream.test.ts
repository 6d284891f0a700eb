import { expect, test } from "vitest";
import { createEventReader, joinText } from "./event-stream.ts";

const stream =
  'data: {"text": "The "}\n\ndata: {"text": "ferry"}\n\nevent: fullcontent\ndata: {"id": 1}\n\ndata: [DONE]\n\n';

test("events are read however the stream is cut", () => {
  for (const length of [1, 7, 1000]) {
    const read = createEventReader();
    const pieces = stream.match(new RegExp(`[^]{1,${length}}`, "g")) ?? [];
    expect(pieces.flatMap((piece) => read(piece))).toEqual([
      { name: "message", data: '{"text": "The "}' },
      { name: "message", data: '{"text": "ferry"}' },
      { name: "fullcontent", data: '{"id": 1}' },
      { name: "message", data: "[DONE]" },
    ]);
  }
});

test("lines may end in the other ways, several data lines are one text, comments are no events", () => {
  const read = createEventReader();
  expect(read(": hello\r\n\r\ndata:a\r\ndata: b\r\n\r\n")).toEqual([{ name: "message", data: "a\nb" }]);
  expect(read("data: c\r\n\ndata: d\r\r\n")).toEqual([
    { name: "message", data: "c" },
    { name: "message", data: "d" },
  ]);
});

test("a byte-order mark before the first event is no part of it", () => {
  expect(createEventReader()("\ufeffdata: a\n\n")).toEqual([{ name: "message", data: "a" }]);
});

test("the pieces joined are the text", () => {
  expect(joinText(createEventReader()(stream))).toBe("The ferry");
});

test("a text may hold the line ends of other scripts", () => {
  const text = "a\u2028b\u2029c\u0085d";
  expect(joinText(createEventReader()(`data: ${JSON.stringify({ text })}\n\n`))).toBe(text);
});
