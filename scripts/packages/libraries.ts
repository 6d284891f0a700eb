/** A part of the repository that is published as a separate library. */
export interface Library {
  /** The library's folder, and its name after `@openparlance/`. */
  part: string;
  description: string;
  /** The exports of the package, with their files in `src`. */
  entries: Readonly<Record<string, string>>;
  /** Packages of npm that the library needs at run time; their versions are those in the part. */
  dependencies: readonly string[];
  /** Other parts that the library needs at run time. */
  parts: readonly string[];
  /** Modules that become files of the package, by their names in the sources. */
  vendored: Readonly<Record<string, VendoredModule>>;
}

export interface VendoredModule {
  /** The name of its file, without an extension. */
  name: string;
  /** The compiled module; undefined for a library that contains only types. */
  module?: string;
  /** The library's declarations, from the root of the repository. */
  types: string;
  /** The packages of npm whose license it carries. */
  licenses: readonly string[];
}

/** In the order in which they are built: a library after those it needs. */
export const libraries: readonly Library[] = [
  {
    part: "text",
    description: "Tokens, sentences, inline tags, placeables and language codes of translatable text",
    entries: { ".": "index", "./detect": "detect" },
    dependencies: ["saxes"],
    parts: [],
    // The package `eld` has no entry for CommonJS, and three more sizes of its data.
    vendored: {
      "eld/medium": {
        name: "eld",
        module: "eld/medium",
        types: "node_modules/eld/index.d.ts",
        licenses: ["eld"],
      },
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
