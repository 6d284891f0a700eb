/** Reads a file of the documentation site by its path, such as `/quickstart.md`; undefined when there is none. */
export type ReadPage = (path: string) => Promise<string | undefined>;

/** A Markdown file of the site. */
export interface ListedPage {
  /** Without the slash at the start: `api/createJob.md`. */
  path: string;
  title: string;
  description: string | undefined;
}

const listedFile = /^- \[([^\]]+)\]\(https?:\/\/[^/\s)]+\/([^\s)]+\.md)\)(?:: (.*))?$/gm;

/** A list that `/llms.txt` links. The text of all pages is another file and no list. */
const linkedList = /^- \[[^\]]+\]\(https?:\/\/[^/\s)]+(\/(?:[^\s)]*\/)?llms\/[^\s)]+\.txt)\)/gm;

/**
 * The Markdown files that `/llms.txt` and its lists name: each page, and each part of the API reference. None without a
 * site. Sections of pages are indented and left out.
 */
export async function listPages(readPage: ReadPage): Promise<ListedPage[]> {
  const index = (await readPage("/llms.txt")) ?? "";
  const lists = await Promise.all([...index.matchAll(linkedList)].map(([, path = ""]) => readPage(path)));
  const pages = [index, ...lists].flatMap((list = "") =>
    [...list.matchAll(listedFile)].map(([, title = "", path = "", description]) => ({ path, title, description })),
  );
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}
