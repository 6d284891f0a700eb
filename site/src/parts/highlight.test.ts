import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

test("code is escaped", () => {
  expect(highlight("<a & b>", "text")).toBe("&lt;a &amp; b&gt;");
  expect(highlight('{"a": "<&>"}', "json")).toContain("&lt;&amp;&gt;");
});

test("a token of a kind is one span with the kind's class", () => {
  expect(highlight('{ "id": 57 }', "json")).toBe('{ <span class="p">"id"</span>: <span class="n">57</span> }');
});

test("neighbours of one kind share a span", () => {
  expect(highlight("async function send() {}", "js")).toContain('<span class="k">async function </span>');
});

test("the text is unchanged but for the spans", () => {
  const code = 'curl -sS -u "$API_KEY:$API_KEY" "$API/v2/jobs" \\\n  -H \'memory_id: 1\' # note';
  expect(highlight(code, "sh").replace(/<[^>]+>/g, "")).toBe(code);
});

const samples: [lang: string, code: string][] = [
  ["sh", "echo 'x' # note"],
  ["js", "const x = 1;"],
  ["ts", "const x: number = 1;"],
  ["py", "def f(): return None"],
  ["json", '{"a": 1}'],
  ["http", "GET /v2/jobs HTTP/1.1\nAccept: text/plain"],
  ["xml", '<a b="c">d</a>'],
  ["yaml", "a: 1"],
  ["java", "class A {}"],
  ["go", "func main() {}"],
  ["php", "<?php echo 'x';"],
  ["ruby", "def f; nil; end"],
  ["csharp", "class A {}"],
];

test.each(samples)("%s is highlighted", (lang, code) => {
  expect(highlight(code, lang)).toContain("<span class=");
});
