const files = import.meta.glob<string>("../samples/inputs/*", { eager: true, query: "?raw", import: "default" });

/** The files that samples send, by name. */
export const inputFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1), text]),
);
