import { expect, test } from "vitest";
import { tokenize13a } from "./tokenize-13a.ts";

test.each([
  ["Hello, world!", "Hello , world !"],
  ["It costs 1,234.56 (net).", "It costs 1,234.56 ( net ) ."],
  ["3.5-inch, e-mail", "3.5 - inch , e-mail"],
  ["at 5. then .5 and 5.", "at 5 . then . 5 and 5 ."],
  ["don't 'quote' it", "don't 'quote' it"],
  ["a&amp;b &lt;x&gt; &quot;q&quot;", 'a & b < x > " q "'],
  ["soft-\nware in\ntwo lines", "software in two lines"],
  ["<skipped>rest", "rest"],
  ["„Größe“ – ½", "„Größe“ – ½"],
  ["one\u00a0two\u001cthree", "one two three"],
  ["a\ufeffb", "a\ufeffb"],
  ["trailing dash-\n", "trailing dash-"],
  ["", ""],
])("%j becomes %j", (line, tokens) => {
  expect(tokenize13a(line).join(" ")).toBe(tokens);
});

test("text that is not well formed keeps its lone surrogate", () => {
  expect(tokenize13a("a\ud800.")).toEqual(["a\ud800", "."]);
});
