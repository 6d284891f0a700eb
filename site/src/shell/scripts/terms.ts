import { addPreviews } from "../../browser/preview.ts";

addPreviews("a.term", (target) => {
  const link = target.closest<HTMLAnchorElement>("a.term");
  return link ? { link, content: () => [link.dataset.definition ?? ""] } : undefined;
});
