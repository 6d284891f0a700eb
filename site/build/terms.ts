import type { Element, Nodes, Text } from "hast";
import type { GlossaryTerm } from "../src/docs/glossary.ts";
import { attribute, escapeHtml } from "./html.ts";
import { isNotFound, type Page, parsePage, type SiteAddress } from "./pages.ts";

/** Only text with these classes gets links. */
const proseClasses = new Set("prose home-lead home-section-lead".split(" "));
const prose = new Set("p li dd td".split(" "));
const skippedElements = new Set(
  "a button code dt figure h1 h2 h3 h4 kbd label nav pre script style summary template th".split(" "),
);

/** Links the first use of each glossary term in a page's prose; outside the glossary's page, with its definition. */
export function linkTerms(page: Page, terms: readonly GlossaryTerm[], { base }: SiteAddress): Page {
  if (isNotFound(page)) return page;
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)));
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${forms.map((form) => form.replaceAll(" ", "\\s+")).join("|")})(?![\\w-])`,
    "gi",
  );
  const used = new Set<GlossaryTerm>();
  let html = "";
  let done = 0;
  for (const { position } of proseTexts(page.tree)) {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    for (const { 0: words, index } of page.html.slice(start, end).matchAll(pattern)) {
      const term = byForm.get(words.toLowerCase().replaceAll(/\s+/g, " "));
      if (!term || used.has(term)) continue;
      used.add(term);
      html += page.html.slice(done, start + index);
      html +=
        page.route === "/api/"
          ? `<a class=term href=#${term.id}>${words}</a>`
          : `<a class="term" href="${base}api/#${term.id}" data-definition="${escapeHtml(term.definition)}">${words}</a>`;
      done = start + index + words.length;
    }
  }
  return done === 0 ? page : parsePage(page.file, html + page.html.slice(done));
}

/** The text nodes of prose in order, without islands, whose HTML a script compares with its own. */
function* proseTexts(node: Nodes, inProse = false, inText = false): Generator<Text> {
  if (node.type === "text" && inText) yield node;
  if (!("children" in node)) return;
  const isElement = node.type === "element";
  if (isElement && (skippedElements.has(node.tagName) || node.tagName === "astro-island" || isUnlinked(node))) return;
  const inside = inProse || (isElement && classesOf(node).some((name) => proseClasses.has(name)));
  const text = inText || (inside && isElement && prose.has(node.tagName));
  for (const child of node.children) yield* proseTexts(child, inside, text);
}

const classesOf = (element: Element) => (attribute(element, "className") ?? "").split(" ");
/** Elements without term links: the lead below a title, cards (which are links), and the glossary. */
const unlinkedClasses = new Set(["lead", "card", "glossary"]);
const isUnlinked = (element: Element) => classesOf(element).some((name) => unlinkedClasses.has(name));
