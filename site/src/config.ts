/** The names and external URLs of this site. A company changes them here for its own site. */
export const site = {
  url: "https://developers.parlance.example",
  product: "Parlance",
  title: "Parlance Developers",
  company: { name: "Parlance", url: "https://www.parlance.example" },
  repository: {
    name: "GitHub",
    url: "https://github.com/parlance-example/parlance",
    /** The URL of the repository's files, before their path. */
    files: "https://github.com/parlance-example/parlance/blob/main/",
  },
  tagline: "Making the world’s information accessible to everyone.",
  copyrightYear: 2025,
  /** The first version is this site, and the others are on other sites. A reader's choice is stored by its name. */
  versions: [
    { name: "3.x", label: "v3", note: " (current)", url: null },
    { name: "2", label: "v2 docs", note: "", url: "https://v2.developers.parlance.example" },
  ],
  languages: [{ code: "en", name: "English" }],
  /** A new ID shows the bar again to readers who closed the last one. */
  announcement: {
    id: "version-2",
    text: "These pages describe version 3 of the API.",
    link: { text: "Looking for version 2?", url: "https://v2.developers.parlance.example" },
  },
} as const;
