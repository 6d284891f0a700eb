import { onPage } from "../../browser/page.ts";
import { hashTarget } from "../../browser/reveal.ts";

/** A link to an ID that moved leads to its new location. */
function follow(): void {
  const position = hashTarget(location.hash)?.closest(".moved li")?.querySelector("a");
  if (position) location.replace(position.hash);
}

addEventListener("hashchange", follow);
onPage(follow);
