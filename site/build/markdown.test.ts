import { expect, test } from "vitest";
import { buildMarkdown, htmlToMarkdown } from "./markdown.ts";
import { location, pageWith } from "./testing/page-with.ts";

const markdownOf = (main: string) => buildMarkdown(pageWith("guides/files.html", `<h1>Files</h1>${main}`), location);

test("a twin starts with the page's heading, whatever navigation is above it", () => {
  expect(markdownOf("<p>Text.</p>")).toBe("# Files\n\nText.\n");
  const page = pageWith("guides/files.html", "<nav><a href='/'>Docs</a></nav><header><h1>Files</h1></header>");
  expect(buildMarkdown(page, location)).toBe("# Files\n");
});

test("a page whose main part starts with something else has none", () => {
  expect(() => buildMarkdown(pageWith("a.html", "<p>Text.</p><h1>Files</h1>"), location)).toThrow("a.html");
});

test("links become full addresses", () => {
  expect(markdownOf('<p><a href="/api/#Job">Job</a> <a href="#here">here</a></p>')).toContain(
    "[Job](https://docs.example/api/#Job) [here](https://docs.example/guides/files#here)",
  );
});

test("controls that only work with scripts are left out", () => {
  expect(htmlToMarkdown('<p class="a needs-js">Select Run</p><p class="without-js">English</p>', "")).toBe("English\n");
});

test("a link to its own location is its text", () => {
  expect(markdownOf('<section id="job"><h2><a href="#job">Job</a></h2></section>')).toContain("## Job\n");
  expect(markdownOf('<p><a id="id" href="#id">id</a> integer</p>')).toContain("id integer\n");
});

test("a sample becomes a fenced block for each language, under its name", () => {
  const main = `<figure>
    <div><div role="tablist"><button>cURL</button><button>Python</button></div></div>
    <div role="tabpanel"><p class="panel-label">cURL</p><button>Copy</button>
      <pre><code class="language-sh"><span class="f">curl</span> -sS \\\n  "$API"</code></pre></div>
    <div role="tabpanel"><p class="panel-label">Python</p>
      <pre><code class="language-py">import json</code></pre></div>
  </figure>`;
  expect(markdownOf(main)).toBe(
    '# Files\n\n**cURL**\n\n```sh\ncurl -sS \\\n  "$API"\n```\n\n**Python**\n\n```py\nimport json\n```\n',
  );
});

test("a note becomes a quote that says what it is", () => {
  const note = (kind: string, label: string, text: string) =>
    `<div class="callout callout-${kind}" role="note" aria-label="${label}"><svg></svg><div>${text}</div></div>`;
  expect(markdownOf(note("tip", "Tip", "<p>Do.</p>"))).toContain("> **Tip**\n>\n> Do.\n");
  expect(markdownOf(note("warning", "HTTPS only", '<p class="callout-title">HTTPS only</p><p>Do.</p>'))).toContain(
    "> **Warning: HTTPS only**\n>\n> Do.\n",
  );
});

test("tables stay tables", () => {
  const table = "<table><thead><tr><th>Field</th></tr></thead><tbody><tr><td><code>id</code></td></tr></tbody></table>";
  expect(markdownOf(table)).toContain("| Field |\n| - |\n| `id` |\n");
});

test("folded text is written out", () => {
  expect(markdownOf("<details><summary>More</summary><p>Text.</p></details>")).toContain("**More**\n\nText.\n");
});

test("folded text in a table's cell stays on its line", () => {
  const fold =
    "<details><summary>2 errors</summary><span><a href='/a'>A</a></span><span>, <a href='/b'>B</a></span></details>";
  expect(
    markdownOf(`<table><thead><tr><th>Errors</th></tr></thead><tbody><tr><td>${fold}</td></tr></tbody></table>`),
  ).toContain("| **2 errors**: [A](https://docs.example/a), [B](https://docs.example/b) |");
});

test("texts that only styles keep apart stay apart", () => {
  expect(markdownOf("<div><a href='/a'>One <svg></svg></a><a href='/b'>Two</a></div>")).toContain(
    "[One](https://docs.example/a) [Two](https://docs.example/b)",
  );
});

test("no markup of components is left", () => {
  const main = "<p>Name<!-- --> and <span>memory_id</span> <b hidden>no</b></p><script>no</script><input value='no'>";
  expect(markdownOf(main)).toBe("# Files\n\nName and memory_id\n");
});

test("a part of a page can be text", () => {
  expect(htmlToMarkdown("<section><h2>Limits</h2><a href='#a'>A</a></section>", "https://docs.example/api/")).toBe(
    "## Limits\n\n[A](https://docs.example/api/#a)\n",
  );
});

test("text alone in a fold is code", () => {
  expect(markdownOf("<details><summary>How to reproduce</summary>curl -i a\n&lt;b&gt;</details>")).toContain(
    "**How to reproduce**\n\n```\ncurl -i a\n<b>\n```",
  );
});
