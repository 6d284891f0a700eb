import { copyText } from "../../browser/copy.ts";

// A click on the name of a part follows its link and copies the URL.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.mark");
  if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) copyText(link.href, link);
});
