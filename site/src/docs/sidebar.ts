/** A guide, which has its own title and description. */
export interface PageEntry {
  route: string;
}

/** A category has a generated page. */
export interface CategoryEntry {
  route: string;
  title: string;
  description: string;
  children: readonly SidebarEntry[];
}

export type SidebarEntry = PageEntry | CategoryEntry;

/** The pages in reading order. */
export const sidebar: readonly SidebarEntry[] = [
  { route: "/" },
  { route: "/quickstart" },
  {
    route: "/category/guides",
    title: "Guides",
    description: "Tutorials for every part of the API.",
    children: [
      { route: "/guides/connect-systems-to-workflows" },
      { route: "/guides/create-new-content" },
      {
        route: "/category/manage-content",
        title: "Manage content",
        description: "Build and query your translation memories and termbases.",
        children: [
          { route: "/guides/manage-content/create-a-datasource" },
          { route: "/guides/manage-content/tm-query" },
        ],
      },
      {
        route: "/category/translate-content",
        title: "Translate content",
        description: "Instant machine translation, or translation reviewed by linguists.",
        children: [
          { route: "/guides/translate-content/instant-translate" },
          { route: "/guides/translate-content/verified-translation" },
        ],
      },
      {
        route: "/category/upload-files",
        title: "Upload files",
        description: "Upload, label, and manage source files.",
        children: [{ route: "/guides/upload/file-upload" }],
      },
    ],
  },
];

export const isCategory = (entry: SidebarEntry): entry is CategoryEntry => "children" in entry;
