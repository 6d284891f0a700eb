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

/** The Markdown files that `/llms.txt` lists: each page, and each part of the API reference. None without a site. */
export async function listPages(readPage: ReadPage): Promise<ListedPage[]> {
  const index = (await readPage("/llms.txt")) ?? "";
  return [...index.matchAll(listedFile)].map(([, title = "", path = "", description]) => ({
    path,
    title,
    description,
  }));
}
