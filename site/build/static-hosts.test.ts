import { expect, test } from "vitest";
import { drawRedirect, pageCopy } from "./static-hosts.ts";

test.each([
  ["quickstart.html", "quickstart/index.html"],
  ["guides/upload/file-upload.html", "guides/upload/file-upload/index.html"],
  ["guides/404.html", "guides/404/index.html"],
  ["index.html", undefined],
  ["api/index.html", undefined],
  ["404.html", undefined],
])("the copy of %s for hosts that look for folders is %s", (file, copy) => {
  expect(pageCopy(file)).toBe(copy);
});

test("a page that leads to another names it for browsers, search engines, and readers, below the base path", () => {
  const location = { origin: "https://docs.example", base: "/docs/" };
  const html = drawRedirect("/guides/tm-query", { title: "Query & <find>", location });
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/guides/tm-query">');
  expect(html).toContain('<link rel="canonical" href="https://docs.example/docs/guides/tm-query">');
  expect(html).toContain('<a href="/docs/guides/tm-query">Query &amp; &lt;find&gt;</a>');
  expect(html).not.toContain("<script");
});
