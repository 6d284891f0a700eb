import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { prepareOrigin } from "./write-origin.ts";

const origin = "https://docs.example";

function write(text: string | Uint8Array, type = "text/plain; charset=utf-8", address = "/a.txt") {
  const bytes = new Uint8Array(typeof text === "string" ? strToU8(text) : text);
  return prepareOrigin(address, { type, plain: { bytes, etag: '"a"' } }, origin);
}

const writeText = (text: string, other = "http://127.0.0.1:3000") =>
  strFromU8(write(text)?.(other) ?? new Uint8Array());

test.each([
  ["https://docs.example/a, https://docs.example", "http://127.0.0.1:3000/a, http://127.0.0.1:3000"],
  ["Read https://docs.example.", "Read http://127.0.0.1:3000."],
  ["Größe: <https://docs.example/#ü>", "Größe: <http://127.0.0.1:3000/#ü>"],
  ["https://docs.example.org https://docs.example/", "https://docs.example.org http://127.0.0.1:3000/"],
])("%s is written for another origin", (text, expected) => {
  expect(writeText(text)).toBe(expected);
});

test.each([
  "https://docs.example.org",
  "https://docs.example:8080/",
  "https://docs.examples",
  "https://v2.docs.example",
])("%s is another host and stays", (text) => {
  expect(write(text)).toBeUndefined();
});

test.each([
  ["application/json", "/a.json"],
  ["application/atom+xml; charset=utf-8", "/a.atom"],
  ["application/yaml; charset=utf-8", "/a.yaml"],
  ['application/linkset+json; profile="a"', "/.well-known/api-catalog"],
  ["text/html; charset=utf-8", "/"],
  ["application/octet-stream", "/parlance.http"],
])("%s is written", (type, address) => {
  expect(write(origin, type, address)).toBeDefined();
});

test.each(["text/javascript; charset=utf-8", "text/css; charset=utf-8", "image/png"])("%s stays", (type) => {
  expect(write(origin, type)).toBeUndefined();
});

test("a page is written without its security policy, because the server sends it as a header", () => {
  const page = (policy: string) => `<head><meta charset=utf-8>${policy}<link rel="canonical" href="${origin}/ü">`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
  const written = write(page(meta), "text/html; charset=utf-8", "/")?.(origin);
  expect(strFromU8(written ?? new Uint8Array())).toBe(page(""));
});

test("a ZIP is written with its entries, the same bytes each time", () => {
  const zip = zipSync({ "a/b.bru": strToU8(`docs ${origin}/api/`), "a/ü.txt": strToU8("ü") });
  const withOrigin = write(zip, "application/zip", "/a.zip");
  const written = withOrigin?.("http://a.example") ?? new Uint8Array();
  const entries = Object.entries(unzipSync(written)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(entries).toEqual([
    ["a/b.bru", "docs http://a.example/api/"],
    ["a/ü.txt", "ü"],
  ]);
  expect(withOrigin?.("http://a.example")).toEqual(written);
  expect(write(zipSync({ a: strToU8("a") }), "application/zip")).toBeUndefined();
});
