/** A guide, named by its route; its title and description are in the guide itself. */
export interface PageEntry {
  route: string;
}

/** A category, which has a generated page of its own. */
export interface CategoryEntry {
  route: string;
  title: string;
  description: string;
  children: readonly SidebarEntry[];
}

export type SidebarEntry = PageEntry | CategoryEntry;

/** The one tree of the documentation: its order is the order of reading. */
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
        description: "Build and question the data that translations learn from.",
        children: [
          { route: "/guides/manage-content/create-a-datasource" },
          { route: "/guides/manage-content/tm-query" },
        ],
      },
      {
        route: "/category/translate-content",
        title: "Translate content",
        description: "At once by machine, or verified by people.",
        children: [
          { route: "/guides/translate-content/instant-translate" },
          { route: "/guides/translate-content/verified-translation" },
        ],
      },
      {
        route: "/category/upload-files",
        title: "Upload files",
        description: "Bring your files in.",
        children: [{ route: "/guides/upload/file-upload" }],
      },
    ],
  },
];

export const isCategory = (entry: SidebarEntry): entry is CategoryEntry => "children" in entry;
