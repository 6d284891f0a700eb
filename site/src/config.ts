/** A company changes the names and URLs here for its own site. */
export const site = {
  url: "https://developers.parlance.example",
  product: "Parlance",
  title: "Parlance Developers",
  company: { name: "Parlance", url: "https://www.parlance.example" },
  repository: {
    name: "GitHub",
    url: "https://github.com/parlance-example/parlance",
    /** Followed by the path of a file. */
    files: "https://github.com/parlance-example/parlance/blob/main/",
  },
  tagline: "Making the world’s information accessible to everyone.",
  copyrightYear: 2025,
  /** The first is this site, the others are elsewhere. A reader's choice is stored by name. */
  versions: [
    { name: "3.x", label: "v3", note: " (current)", url: null },
    { name: "2", label: "v2 docs", note: "", url: "https://v2.developers.parlance.example" },
  ],
  languages: [{ code: "en", name: "English" }],
  /** Change the ID to show the bar again to readers who closed it. */
  announcement: {
    id: "version-2",
    text: "These pages describe version 3 of the API.",
    link: { text: "Looking for version 2?", url: "https://v2.developers.parlance.example" },
  },
} as const;
