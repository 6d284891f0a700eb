import { addPreviews } from "../../browser/preview.ts";

// A link to the glossary contains its definition.
addPreviews("a.term", (target) => {
  const link = target.closest<HTMLAnchorElement>("a.term");
  return link ? { link, content: () => [link.dataset.definition ?? ""] } : undefined;
});
