import { createElement } from "../../browser/element.ts";
import { onPage } from "../../browser/page.ts";

/** A part is in view while it overlaps a band below the target position of links. Returns the margins of that band. */
function computeRootMargin(): string {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 12;
  return `${-top}px 0px ${-Math.min(80, 100 - (100 * (top + 64)) / innerHeight)}%`;
}

/** Marks the operation in view in the list, and keeps the mark visible. */
onPage(() => {
  const list = document.querySelector<HTMLElement>(".calls");
  if (!list) return;
  const links = new Map([...list.querySelectorAll("a")].map((link) => [idOf(link), link]));
  const location = document.querySelector(".calls-place");
  const parts: { part: Element; link: HTMLAnchorElement }[] = [...links].flatMap(([id, link]) => {
    const part = document.getElementById(id)?.closest("section");
    return part ? [{ part, link }] : [];
  });
  const groups = new Set<HTMLAnchorElement>();
  /** Lists the parts of a long section when it comes into view. */
  const openGroupOf = (link: HTMLAnchorElement, part: Element) => {
    if (groups.has(link)) return;
    groups.add(link);
    const inside = openGroup(link, part);
    parts.splice(parts.findIndex((one) => one.link === link) + 1, 0, ...inside);
    for (const one of inside) observer.observe(one.part);
  };
  const inView = new Set<Element>();
  let current: HTMLAnchorElement | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      // The last part counts: a tag contains its operations, the errors contain the reasons, and of two operations in
      // the band, the reader is scrolling to the lower one. A heading and the first rows of its table fit in the band:
      // a link's target is the current one.
      const shown = parts.filter(({ part }) => inView.has(part));
      const target = document.querySelector(":target");
      const isTargetShown = target !== null && target.getBoundingClientRect().top >= 0;
      const best = shown.find(({ link }) => isTargetShown && idOf(link) === target.id) ?? shown.at(-1);
      if (!best) return;
      const { link, part } = best;
      openGroupOf(link, part);
      // Between two headings of a group, the upper one stays current.
      const isInGroup = current !== undefined && link.parentElement?.contains(current);
      if (link === current || isInGroup) return;
      current?.removeAttribute("aria-current");
      link.setAttribute("aria-current", "location");
      current = link;
      for (const group of groups) group.parentElement?.toggleAttribute("data-open", group.parentElement.contains(link));
      const fold = link.closest("details");
      if (fold) fold.open = true;
      if (location) location.textContent = link.firstChild?.textContent ?? "";
      keepInSight(list, link);
    },
    { rootMargin: computeRootMargin() },
  );
  for (const { part } of parts) observer.observe(part);

  // On a narrow screen, a choice closes the list.
  list.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a") && list.matches(":popover-open")) list.hidePopover();
  });
});

// On a wide screen, the list is a column, not a popover.
matchMedia("(min-width: 997px)").addEventListener("change", () => {
  const list = document.querySelector<HTMLElement>(".calls:popover-open");
  list?.hidePopover();
});

function idOf({ hash }: HTMLAnchorElement): string {
  return decodeURIComponent(hash.slice(1));
}

function keepInSight(list: HTMLElement, link: HTMLElement): void {
  const { top, bottom } = link.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  if (top < room.top + 48) list.scrollTop += top - room.top - 120;
  else if (bottom > room.bottom - 48) list.scrollTop += bottom - room.bottom + 120;
}

/** Parts of a long section. */
const partSelector = ".entity, :is(h3, h4):is([id^=states-], [id^=error-], [id^=reason-]), :is(tr, li)[id^=limit-]";

/** Lists the parts of a section (entities, states, errors, or limits) below its link. */
function openGroup(link: HTMLAnchorElement, section: Element): { part: Element; link: HTMLAnchorElement }[] {
  if (!section.matches(".entities, .entities ~ .section")) return [];
  const parts = [...section.querySelectorAll<HTMLElement>(partSelector)].map((part) => {
    return { part, link: createElement("a", { href: `#${encodeURIComponent(part.id)}` }, titleOf(part)) };
  });
  if (parts.length === 0) return [];
  link.after(createElement("ul", { class: "calls-inside" }, ...parts.map((one) => createElement("li", {}, one.link))));
  return parts;
}

/** The title without the controls that scripts add. */
function titleOf(part: HTMLElement): string {
  const name = part.matches(".entity")
    ? part.querySelector("h3")
    : part.matches("tr, li")
      ? part.querySelector("a, b")
      : part;
  return (name?.querySelector(".mark") ?? name)?.textContent.trim() ?? "";
}
