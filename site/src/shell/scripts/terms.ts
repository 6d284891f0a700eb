import { addPreviews } from "../../browser/preview.ts";

// A link to the glossary contains its definition, unless the glossary is on the same page.
addPreviews("a.term", (target) => {
  const link = target.closest<HTMLAnchorElement>("a.term");
  const inPage = link && document.getElementById(link.hash.slice(1))?.nextElementSibling;
  return link ? { link, content: () => [link.dataset.definition ?? inPage?.textContent ?? ""] } : undefined;
});
