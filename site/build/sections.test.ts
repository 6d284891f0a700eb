import { expect, test } from "vitest";
import { splitErrors, splitGuide } from "./sections.ts";
import { location, pageWith } from "./testing/page-with.ts";

const page = pageWith(
  "guides/one.html",
  '<h1>One</h1><h2 id="1-start">1. Start <code>it</code></h2><h2 id="end">End</h2>',
);
const long = "word ".repeat(2000);
const markdown = `# One

${long}

## 1. Start \`it\`

Text.

### Below

\`\`\`sh
## a comment
### another
\`\`\`

## End

Last.
`;

test("each section is a file with the page and its own heading, named by its ID", () => {
  const sections = splitGuide(page, { title: "One", markdown }, location);
  expect(sections.map(({ file, title }) => [file, title])).toEqual([
    ["/llms/one/1-start.md", "1. Start it"],
    ["/llms/one/end.md", "End"],
  ]);
  expect(sections[0]?.markdown).toBe(`# One: 1. Start \`it\`

A section of [One](https://docs.example/guides/one.md).

Text.

## Below

\`\`\`sh
## a comment
### another
\`\`\`
`);
});

test("a short page stays whole", () => {
  expect(splitGuide(page, { title: "One", markdown: markdown.replace(long, "") }, location)).toEqual([]);
});

test("a heading that the page does not have is an error", () => {
  const other = markdown.replace("## End", "## Elsewhere");
  expect(() => splitGuide(page, { title: "One", markdown: other }, location)).toThrow('no heading "Elsewhere"');
});

test("a long group of errors has a file for each error, named by its location", () => {
  const errors = `# Errors\n\n## 409 One\n\n${long}\n\n## 409 Two\n\nFix it.\n`;
  const piece = { id: "errors-409", title: "Errors with status 409", anchors: ["error-one", "error-two"] };
  expect(splitErrors(piece, errors, location)[1]).toEqual({
    file: "/llms/errors-409/two.md",
    title: "409 Two",
    markdown:
      "# Errors: 409 Two\n\nA section of [Errors with status 409](https://docs.example/api/errors-409.md).\n\nFix it.\n",
  });
  expect(splitErrors(piece, errors.replace(long, ""), location)).toEqual([]);
  const reasons = { id: "reasons", title: "Reasons", anchors: ["reasons", "reason-one", "reason-two"] };
  const files = splitErrors(reasons, errors, location).map(({ file }) => file);
  expect(files).toEqual(["/llms/reasons/one.md", "/llms/reasons/two.md"]);
});
