import { createElement } from "../../browser/element.ts";
import { onPage } from "../../browser/page.ts";

/** Adds links to the headings of a guide. A click also copies the link: see `copy-link.ts`. */
onPage(() => {
  for (const heading of document.querySelectorAll<HTMLElement>("article.prose :is(h2, h3)[id]")) {
    const text = heading.textContent ?? "";
    if (heading.querySelector(".heading-link")) continue;
    const attributes = { class: "heading-link mark", href: `#${heading.id}`, "aria-label": `Link to ${text}` };
    heading.append(createElement("a", attributes));
  }
});
