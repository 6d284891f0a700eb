import { expect, test } from "vitest";
import type { BytesName } from "../core/file-store.ts";
import { download } from "./download.ts";
import { partialDownload } from "./partial-download.ts";

/** A stream of the text's bytes, in parts of three. */
const streamOf = (text: string) =>
  new ReadableStream({
    start(controller) {
      for (const part of text.match(/.{1,3}/g) ?? []) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

const send = async (headers: Record<string, string>, method = "GET") => {
  const facts = { etag: '"a"', "content-length": "10", "content-type": "text/plain" };
  const whole = new Response(streamOf("0123456789"), { headers: facts });
  const response = await partialDownload(new Request("http://a/", { method, headers }), whole);
  return [response.status, await response.text(), response.headers.get("content-range")];
};

test.each([
  ["bytes=0-0", 206, "0", "bytes 0-0/10"],
  ["bytes=2-5", 206, "2345", "bytes 2-5/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=-4", 206, "6789", "bytes 6-9/10"],
  ["bytes=-99", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=5-2", 200, "0123456789", null],
  ["bytes=0-1,3-4", 200, "0123456789", null],
  ["lines=0-1", 200, "0123456789", null],
])("the range %s of ten bytes is %s", async (range, ...expected) => {
  expect(await send({ range })).toEqual(expected);
});

test.each(["bytes=10-", "bytes=-0"])("the range %s of ten bytes is an error with their number", async (range) => {
  const message = "Range must begin before byte 10, where the file ends.";
  await expect(send({ range })).rejects.toMatchObject({
    message,
    status: 416,
    headers: { "parlance-error": "range", "content-range": "bytes */10" },
  });
});

test("bytes before a range aren't read", async () => {
  const starts: number[] = [];
  const readFrom = async (_: string, start: number) => {
    starts.push(start);
    return streamOf("0123456789".slice(start));
  };
  const facts = { sizeBytes: 10, content: "a" as BytesName, files: { readFrom } };
  const send = (range: string) =>
    partialDownload(new Request("http://a/", { headers: { range } }), download("a.txt", streamOf("0123456789"), facts));
  expect(await (await send("bytes=-2")).text()).toBe("89");
  expect(await (await send("bytes=3-5")).text()).toBe("345");
  expect(await (await send("bytes=0-5")).text()).toBe("012345");
  expect(starts).toEqual([8, 3]);
  facts.files.readFrom = () => Promise.reject(new Error("It was erased."));
  expect(await (await send("bytes=3-5")).text()).toBe("345");
});

test("a range of what has changed is the whole", async () => {
  expect(await send({ range: "bytes=2-5", "if-range": '"b"' })).toEqual([200, "0123456789", null]);
  expect(await send({ range: "bytes=2-5", "if-range": '"a"' })).toEqual([206, "2345", "bytes 2-5/10"]);
  expect(await send({ range: "bytes=2-5" }, "HEAD")).toEqual([200, "0123456789", null]);
});

test.each(['"a"', 'W/"a"', '"b", "a"', "*"])("a client that has %s already gets nothing", async (tag) => {
  expect(await send({ "if-none-match": tag })).toEqual([304, "", null]);
  expect((await send({ "if-none-match": '"b"' }))[0]).toBe(200);
});

test("a download without a tag or a size is sent whole", async () => {
  const request = new Request("http://a/", { headers: { range: "bytes=0-1" } });
  expect((await partialDownload(request, new Response("0123"))).status).toBe(200);
  expect((await partialDownload(request, new Response("0123", { headers: { etag: '"a"' } }))).status).toBe(200);
});
