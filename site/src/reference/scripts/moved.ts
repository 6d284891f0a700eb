import { onPage } from "../../browser/page.ts";
import { hashTarget } from "../../browser/reveal.ts";

/** Redirects a link to an ID that was moved to the new ID. */
function follow(): void {
  const target = hashTarget(location.hash) ?? hashTarget(location.hash.replace(/^#\w+(?=\.\w+$)/, "#*"));
  const position = target?.closest(".moved li")?.querySelector("a");
  if (position) location.replace(position.hash);
}

addEventListener("hashchange", follow);
onPage(follow);
