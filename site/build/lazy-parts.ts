/** The module with the function that Vite inserts for each `import()`. */
const helper = "\0vite/preload-helper.js";

const replacement = `
const preloaded = new Set();

export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (preloaded.has(file)) continue;
    preloaded.add(file);
    const href = document.documentElement.dataset.base + file;
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  return load();
}
`;

/** Small modules that several lazily loaded parts share. Each would be a file that every page names. */
const sharedPattern =
  /\/site\/src\/(?:config\.|browser\/(?:adopt-styles|code-tokens|color|input-method|play-button|preview)\.|sandbox\/[\w-]+\.ts$)/;

const rolldownOptions = {
  preserveEntrySignatures: false as const,
  output: {
    codeSplitting: { groups: [{ name: "shared", test: sharedPattern }], includeDependenciesRecursively: false },
  },
};

/**
 * Loads all files of a lazily loaded part at once. Vite's own code also waits for the part's styles and reports
 * failures as events. The site needs neither, and every page would include that code.
 */
export const lazyParts = () => ({
  name: "lazy-parts",
  enforce: "pre" as const,
  configEnvironment: (name: string) => (name === "client" ? { build: { rolldownOptions } } : undefined),
  load: (id: string) => (id === helper ? replacement : undefined),
});
