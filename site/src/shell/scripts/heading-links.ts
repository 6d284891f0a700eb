import { onPage } from "../../browser/page.ts";

/** Gives each heading of a guide a link to itself next to it, which a press also copies: see `copy-link.ts`. */
onPage(() => {
  for (const heading of document.querySelectorAll<HTMLElement>("article.prose :is(h2, h3)[id]")) {
    const text = heading.textContent ?? "";
    if (heading.querySelector(".heading-link")) continue;
    const link = document.createElement("a");
    link.className = "heading-link mark";
    link.href = `#${heading.id}`;
    link.ariaLabel = `Link to ${text}`;
    heading.append(link);
  }
});
