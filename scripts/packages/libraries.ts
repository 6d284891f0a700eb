/** A part of the repository that is published as a package. */
export interface Library {
  /** The folder, and the name after `@openparlance/`. */
  part: string;
  description: string;
  /** Exports, with their files in `src`. */
  entries: Readonly<Record<string, string>>;
  dependencies: readonly string[];
  /** Parts that the library needs at run time. */
  parts: readonly string[];
  /** Packages that become files of the library's package, by their names in imports. */
  vendored: Readonly<Record<string, VendoredModule>>;
}

export interface VendoredModule {
  /** Without an extension. */
  name: string;
  /** Undefined for types only. */
  module?: string;
  /** The path of its declarations from the repository's root. */
  types: string;
  /** The packages of npm whose license applies. */
  licenses: readonly string[];
}

// A library comes after those that it needs.
export const libraries: readonly Library[] = [
  {
    part: "text",
    description: "Tokens, sentences, inline tags, placeables and language codes of translatable text",
    entries: { ".": "index", "./detect": "detect" },
    dependencies: ["saxes"],
    parts: [],
    // The package `eld` has no CommonJS entry, and four sizes of its data.
    vendored: {
      "eld/medium": { name: "eld", module: "eld/medium", types: "node_modules/eld/index.d.ts", licenses: ["eld"] },
    },
  },
  {
    part: "engine",
    description: "Translation memory, termbase and adaptive machine translation, without I/O",
    entries: { ".": "index" },
    dependencies: [],
    parts: ["text"],
    vendored: {},
  },
  {
    part: "filters",
    description: "Translatable segments of more than 30 file formats, and back to the file with nothing else changed",
    entries: { ".": "index", "./formats": "formats" },
    dependencies: ["entities", "fflate", "jsonc-parser", "yaml"],
    parts: ["text"],
    vendored: {},
  },
  {
    part: "client",
    description: "A typed client of the Parlance translation API",
    entries: { ".": "index" },
    dependencies: ["eventsource-parser"],
    parts: [],
    vendored: {
      "@openparlance/api": { name: "api", types: "api/src/types.gen.ts", licenses: [] },
      "openapi-fetch": {
        name: "openapi-fetch",
        module: "openapi-fetch",
        types: "node_modules/openapi-fetch/dist/index.d.mts",
        licenses: ["openapi-fetch"],
      },
      "openapi-typescript-helpers": {
        name: "openapi-typescript-helpers",
        types: "node_modules/openapi-typescript-helpers/dist/index.d.mts",
        licenses: ["openapi-typescript-helpers"],
      },
    },
  },
];
