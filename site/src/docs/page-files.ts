/** The page in Markdown: `/` → `/index.md`, `/api/` → `/api.md`, `/quickstart` → `/quickstart.md`. */
export const twinFile = (route: string): string => `/${fileName(route)}.md`;

/** The picture for links to the page in other media. */
export const cardFile = (route: string): string => `/cards/${fileName(route)}.png`;

const fileName = (route: string): string => route.replace(/^\/|\/$/g, "") || "index";

/** A piece of the reference in a Markdown file of its own, `/api/<id>.md`. */
export interface MarkdownFile extends ListedFile {
  /** Starts with its heading, at level 1. */
  markdown: string;
}

/** A group of files with its heading in lists. */
export interface FileGroup {
  name: string;
  /** One line of plain text. */
  description: string;
}

export interface ListedFile {
  id: string;
  /** The heading of its group in lists: a tag, or a section of the reference. */
  group: string;
  title: string;
  /** One line of plain text; empty if the title is enough. */
  description: string;
  /** The purpose of the operation. Lists show it after the ID. */
  purpose: string;
  /** The IDs of the file's parts on the page `/api/`; the subject of the file comes first. */
  anchors: string[];
  /** Whether the index contains its text, too. */
  isInIndex?: boolean;
}
