/** In Markdown: `/` → `/index.md`, `/api/` → `/api.md`, `/quickstart` → `/quickstart.md`. */
export const twinFile = (route: string): string => `/${fileName(route)}.md`;

/** The image for social media. */
export const cardFile = (route: string): string => `/cards/${fileName(route)}.png`;

const fileName = (route: string): string => route.replace(/^\/|\/$/g, "") || "index";

/** A piece of the reference, `/api/<id>.md`. */
export interface MarkdownFile extends ListedFile {
  /** Starts with its heading, at level 1. */
  markdown: string;
}

export interface FileGroup {
  name: string;
  /** One line of plain text. */
  description: string;
}

export interface ListedFile {
  id: string;
  /** The name of its group: a tag, or a section of the reference. */
  group: string;
  title: string;
  /** One line of plain text; empty if the title is enough. */
  description: string;
  /** The purpose of an operation; lists show it after the ID. */
  purpose: string;
  /** IDs of its parts on the page `/api/`; its subject comes first. */
  anchors: string[];
  /** Whether `/api.md` also contains its text. */
  isInIndex?: boolean;
}
