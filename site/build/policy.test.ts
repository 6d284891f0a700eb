import { expect, test } from "vitest";
import { checkInline, contentSecurityPolicy, withPolicy } from "./policy.ts";
import { pageWith } from "./testing/page-with.ts";

test("the policy allows the site's own files, the console's requests, and nothing inline", () => {
  expect(contentSecurityPolicy([pageWith("index.html", "<h1>Home</h1>")]).split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]);
});

test("it allows the inline scripts and styles of all pages by hash, each once", () => {
  const one = pageWith("one.html", "<script>alert(1)</script>");
  const two = pageWith("two.html", "<script>alert(1)</script><script>alert(2)</script><style>p{margin:0}</style>");
  const directives = contentSecurityPolicy([one, two]).split("; ");
  expect(directives[1]).toBe(
    "script-src 'self' 'sha256-4axlHpxgDbFzJObpXPFZgZhULrEGgJiud3OwxN9unHg=' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(directives[2]).toMatch(/^style-src 'self' 'sha256-\S+'$/);
});

test("scripts with an address and blocks of data need no hash", () => {
  const page = pageWith("index.html", '<script src="/a.js"></script><script type="application/json">{}</script>');
  expect(contentSecurityPolicy([page])).toContain("script-src 'self'; ");
});

test.each([
  ['<p style="color: red">', '<p> has style="color: red"'],
  ['<button onclick="go()">', '<button> has onclick="go()"'],
  ['<a href="javascript:go()">', '<a> has href="javascript:go()"'],
  ['<template><p style="color: red"></p></template>', '<p> has style="color: red"'],
])("%s is an error that names page and line", (html, message) => {
  expect(checkInline(pageWith("quickstart.html", `<h1>Start</h1>\n${html}`))).toEqual([
    { severity: "error", page: "quickstart.html", line: 3, message: `${message}, which the security policy forbids` },
  ]);
});

test("the policy directly follows the character set", () => {
  const html = withPolicy(pageWith("index.html", "<h1>Home</h1>", "<script>early()</script>"), "default-src 'self'");
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><script>`,
  );
});
