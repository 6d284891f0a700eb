import { copy } from "../../browser/copy.ts";

// The name of a thing is the link to it: a plain press goes there and copies the full address.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.mark");
  if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) copy(link.href, link);
});
