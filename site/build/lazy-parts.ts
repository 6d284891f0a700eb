/** The module through which Vite lets every `import()` of the built site go. */
const helper = "\0vite/preload-helper.js";

const ours = `
const asked = new Set();

export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const href = document.documentElement.dataset.base + file;
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  return load();
}
`;

/**
 * A plugin of Vite that lets a part which is loaded on use fetch all its files at once. Vite's own way also waits for
 * the part's styles and reports failures as events; we need neither, and every page would carry it.
 */
export const lazyParts = () => ({
  name: "lazy-parts",
  enforce: "pre" as const,
  load: (id: string) => (id === helper ? ours : undefined),
});
