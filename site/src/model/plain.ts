/** The visible text of Markdown or MDX, in one line. */
export const stripMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(/^```.*$/gm, "")
    .replaceAll(/^\|[-:| ]+\|?$/gm, "")
    .replaceAll(/<[A-Z/][^>]*>/g, " ")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^#+ |^[-*] |^\d+\. /gm, "")
    .replaceAll(/\*\*|`/g, "")
    .replaceAll(/\s*\|\s*/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=[.:]) - /g, " ")
    .trim();
