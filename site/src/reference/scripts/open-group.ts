import { createElement } from "../../browser/element.ts";

/** Parts of a long section. */
const partSelector = ".entity, :is(h3, h4):is([id^=states-], [id^=error-], [id^=reason-]), :is(tr, li)[id^=limit-]";

/** Lists the parts of a section (entities, states, errors, or limits) below its link. */
export function openGroup(link: HTMLAnchorElement, section: Element): { part: Element; link: HTMLAnchorElement }[] {
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
  return (name?.querySelector(".mark") ?? name)?.textContent?.trim() ?? "";
}
