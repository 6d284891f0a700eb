import { expect, test } from "vitest";
import type { GlossaryTerm } from "../src/docs/glossary.ts";
import { linkTerms } from "./terms.ts";
import { location, pageWith } from "./testing/page-with.ts";

const term = (id: string, ...forms: string[]): GlossaryTerm => ({ id, name: id, forms, definition: `A "${id}".` });
const terms = [term("memory", "memory", "memories"), term("tm", "translation memory"), term("segment", "segment")];

const bodyOf = (body: string, file = "guide.html") =>
  linkTerms(pageWith(file, `<main><article class="prose">${body}</article></main>`), terms, location)
    .html.split('<article class="prose">')[1]
    ?.split("</article>")[0];
const link = (id: string, words: string, path = `${location.base}api/`) =>
  `<a class="term" href="${path}#${id}" data-definition="A &quot;${id}&quot;.">${words}</a>`;

test("the first use of a term is linked, in any of its forms", () => {
  expect(bodyOf("<p>Memories and a memory.</p><p>A segment.</p>")).toBe(
    `<p>${link("memory", "Memories")} and a memory.</p><p>A ${link("segment", "segment")}.</p>`,
  );
});

test("the longest term wins, across a line break too", () => {
  expect(bodyOf("<p>A translation\nmemory.</p>")).toBe(`<p>A ${link("tm", "translation\nmemory")}.</p>`);
});

test.each([
  "<h2>Memory</h2>",
  "<p><a href='/'>memory</a></p>",
  "<p><code>memory</code></p>",
  "<p>memory-like</p>",
  '<p class="lead">memory</p>',
  '<ul><li class="card"><a href="/">Guide</a><p>memory</p></li></ul>',
])("%s gets no link", (body) => {
  expect(bodyOf(body)).toBe(body);
});

test("the leads of the home page are prose too", () => {
  const home = pageWith("index.html", '<main><p class="home-lead">memory</p></main>');
  expect(linkTerms(home, terms, location).html).toContain(link("memory", "memory"));
});

test("text outside of prose and text that a script renders again stay as they are", () => {
  expect(bodyOf("<div>memory</div><astro-island><p>memory</p></astro-island>")).not.toContain("term");
});

test("the reference links within itself, but not inside the glossary", () => {
  const glossary = '<section class="glossary"><p>memory</p></section>';
  expect(bodyOf(`${glossary}<p>memory</p>`, "api/index.html")).toBe(
    `${glossary}<p><a class=term href=#memory>memory</a></p>`,
  );
});
