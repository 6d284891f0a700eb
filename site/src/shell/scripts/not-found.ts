import { findSuggestions, findWithOtherEnding, type PageSuggestion } from "../../docs/suggestions.ts";

const base = document.documentElement.dataset.base ?? "/";
const path = `/${location.pathname.slice(base.length)}`;
const addressOf = (route: string) => base + route.slice(1);

function showSuggestions(section: HTMLElement, pages: readonly PageSuggestion[]): void {
  // Written without imported helpers: a module shared with the script of all pages would split that script.
  const items = findSuggestions(path, pages).map(({ title, route }) => {
    const link = document.createElement("a");
    link.href = addressOf(route);
    link.textContent = title;
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  section.querySelector("ul")?.replaceChildren(...items);
  section.hidden = items.length === 0;
}

const section = document.querySelector<HTMLElement>("[data-suggestions]");
const data = document.querySelector("[data-places]")?.textContent;
if (section && data) {
  const pages: PageSuggestion[] = JSON.parse(data);
  const meant = findWithOtherEnding(path, pages);
  // For hosts without redirects; our server redirects.
  if (meant) location.replace(addressOf(meant.route) + location.search + location.hash);
  else showSuggestions(section, pages);
}
