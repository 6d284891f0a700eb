import { createElement } from "../../browser/element.ts";
import { addPreviews, type Preview } from "../../browser/preview.ts";

const links = ".reference-main :is(.facts, small) a[href^='#']";
const shownFields = 8;

addPreviews(links, findType);

function findType(target: Element): Preview | undefined {
  const link = target.closest<HTMLAnchorElement>(links);
  const entity = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return link && entity?.matches(".entity") ? { link, content: () => buildContent(entity) } : undefined;
}

function buildContent(entity: Element): HTMLElement[] {
  const text = (location: string) =>
    entity.querySelector(`:scope > .entity-text > ${location}`)?.textContent.trim() ?? "";
  const fields = [...entity.querySelectorAll(":scope > .entity-text > .fields > li")];
  const items = fields.slice(0, shownFields).map((field) => {
    const part = (location: string) => field.querySelector(`:scope > ${location}`)?.textContent.trim() ?? "";
    const [type = ""] = part("small").split("\xa0·");
    return createElement("li", {}, createElement("code", {}, part(":first-child")), ` ${type}`);
  });
  const rest = fields.length - items.length;
  if (rest > 0) items.push(createElement("li", {}, `and ${rest} more`));
  const name = entity.querySelector("h3 > .mark, h3:not(:has(.mark))")?.textContent ?? "";
  return [createElement("b", {}, name), createElement("p", {}, text("p")), createElement("ul", {}, ...items)];
}
