/** Reads a file of the documentation site by its path, such as `/quickstart.md`; undefined when there is none. */
export type ReadPage = (path: string) => Promise<string | undefined>;

export interface ListedPage {
  /** The path without its first slash: `api/createJob.md`. */
  path: string;
  title: string;
  description: string | undefined;
}

const listedFilePattern = /^- \[([^\]]+)\]\(https?:\/\/[^/\s)]+\/([^\s)]+\.md)\)(?:: (.*))?$/gm;

/** A list that `/llms.txt` links to. The file with the text of all pages is not such a list. */
const linkedListPattern = /^- \[[^\]]+\]\(https?:\/\/[^/\s)]+(\/(?:[^\s)]*\/)?llms\/[^\s)]+\.txt)\)/gm;

/**
 * The Markdown files in `/llms.txt` and its lists: each page, and each part of the API reference. Empty without a site.
 * Sections of pages are indented and left out.
 */
export async function listPages(readPage: ReadPage): Promise<ListedPage[]> {
  const index = (await readPage("/llms.txt")) ?? "";
  const lists = await Promise.all([...index.matchAll(linkedListPattern)].map(([, path = ""]) => readPage(path)));
  const pages = [index, ...lists].flatMap((list = "") =>
    [...list.matchAll(listedFilePattern)].map(([, title = "", path = "", description]) => ({
      path,
      title,
      description,
    })),
  );
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}
