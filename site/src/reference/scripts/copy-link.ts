import { copy } from "../../browser/copy.ts";

// The name of a part is a link to it. A click follows the link and copies its URL.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.mark");
  if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) copy(link.href, link);
});
