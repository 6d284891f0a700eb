/**
 * Replaces this page by the next one, except bar, menus, footer and the tree of the documentation, which are the same.
 * Those keep their state, and the browser need not compute their style and layout again.
 *
 * @returns the scripts of the new parts, which have not run
 */
export function swapPage(next: Document): Iterable<HTMLScriptElement> {
  copyAttributes(document.documentElement, next.documentElement);
  replaceHead(next);
  for (const links of [".bar a", ".mobile-menu a", ".docs > .sidebar a"]) moveMarks(links, next);
  const parts = exchangeMain(next);
  return parts.flatMap((part) => [part, ...part.querySelectorAll("script")]).filter(isScript);
}

const isScript = (element: Element): element is HTMLScriptElement =>
  element.matches("script:not([type]), script[type=module]");

/** Writes only attributes that differ, because the browser restyles the page even for an equal value. */
function copyAttributes(element: Element, from: Element): void {
  for (const name of element.getAttributeNames()) {
    if (!from.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of from.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Replaces only elements that differ, so that common styles stay applied. The head's scripts have already run. */
function replaceHead(next: Document): void {
  const coming = [...next.head.children].filter(({ localName }) => localName !== "script");
  for (const element of Array.from(document.head.children)) {
    if (element.localName === "script") continue;
    const same = coming.findIndex((other) => other.isEqualNode(element));
    if (same < 0) element.remove();
    else coming.splice(same, 1);
  }
  for (const element of coming) if (element instanceof HTMLLinkElement) checkStyle(element);
  document.head.append(...coming);
}

/** A host may send a page instead of a missing style sheet, which a browser accepts as an empty style sheet. */
function checkStyle(link: HTMLLinkElement): void {
  link.addEventListener("load", () => {
    if (link.rel === "stylesheet" && link.sheet?.cssRules.length === 0) link.dispatchEvent(new Event("error"));
  });
}

/** Copies `aria-current` from the links of the next page. */
function moveMarks(links: string, next: Document): void {
  const marked = [...next.querySelectorAll(links)].map((link) => link.getAttribute("aria-current"));
  document.querySelectorAll(links).forEach((link, index) => {
    const mark = marked[index];
    if (mark) link.setAttribute("aria-current", mark);
    else link.removeAttribute("aria-current");
  });
}

/** @returns the new elements */
function exchangeMain(next: Document): Element[] {
  const [main, nextMain] = [document, next].map((page) => page.querySelector(".docs > main"));
  if (main && nextMain) {
    main.replaceWith(nextMain);
    return [nextMain];
  }
  const bar = document.querySelector("header.bar");
  const parts = betweenBarAndFooter(next);
  for (const part of betweenBarAndFooter(document)) part.remove();
  bar?.after(...parts);
  return parts;
}

/** The elements of the page itself, including its scripts. */
function betweenBarAndFooter(page: Document): Element[] {
  const parts = [...page.body.children];
  const [first, last] = ["header.bar", "footer.footer"].map((part) => parts.findIndex((each) => each.matches(part)));
  return parts.slice((first ?? 0) + 1, last);
}
