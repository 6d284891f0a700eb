import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import rootPackage from "../../package.json" with { type: "json" };
import { root } from "../run.ts";
import type { Library } from "./libraries.ts";

export const { name: serverName, version } = rootPackage;

/** The forms of modules in a package, and their types in `package.json`. */
export const moduleForms = { esm: "module", cjs: "commonjs" } as const;

export const common = {
  version,
  license: "Apache-2.0",
  type: "module",
  publishConfig: { access: "public", provenance: true },
};

export const repositoryOf = (directory: string) => ({ ...rootPackage.repository, directory });

/** The version range in the package.json of the part. */
export function rangeOf(part: string, dependency: string): string {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, part, "package.json"), "utf8"));
  const range = dependencies[dependency];
  if (range === undefined) throw new Error(`${part}/package.json does not name ${dependency}.`);
  return range;
}

export const serverManifest = () => ({
  name: serverName,
  description: "A translation server with its documentation: API, site and command line in one package",
  ...common,
  repository: repositoryOf("server"),
  engines: { node: ">=24.6" },
  bin: { parlance: "bin/parlance.js" },
  man: ["./man/parlance.1"],
  exports: { "./package.json": "./package.json" },
  files: ["assets", "bin", "docs", "lib", "man", "monitoring", "site", "CHANGELOG.md", "NOTICE", "sbom.cdx.json"],
  dependencies: Object.fromEntries(external.map((name) => [name, rangeOf("server", name)])),
});

/** Packages that the server's package depends on. All others are bundled. */
export const external = ["@browsermt/bergamot-translator"];

/** Has ES modules in `esm` and CommonJS in `cjs`. */
export function libraryManifest({ part, description, entries, dependencies, parts }: Library) {
  const own = parts.map((name): [string, string] => [`@openparlance/${name}`, version]);
  const others = dependencies.map((name): [string, string] => [name, rangeOf(part, name)]);
  const subpaths = Object.entries(entries).filter(([path]) => path !== ".");
  return {
    name: `@openparlance/${part}`,
    description,
    ...common,
    repository: repositoryOf(part),
    // `require` loads ES modules since these versions.
    engines: { node: "^20.19 || >=22.12" },
    sideEffects: false,
    main: "./cjs/index.js",
    types: "./cjs/index.d.ts",
    exports: {
      ...Object.fromEntries(Object.entries(entries).map(([path, file]) => [path, conditionsOf(file)])),
      "./package.json": "./package.json",
    },
    // For tools without support for `exports`.
    ...(subpaths.length > 0 && {
      typesVersions: {
        "*": Object.fromEntries(subpaths.map(([path, file]) => [path.slice(2), [`./cjs/${file}.d.ts`]])),
      },
    }),
    files: ["esm", "cjs", "NOTICE"],
    dependencies: Object.fromEntries([...own, ...others]),
  };
}

/** The package for tests has no dependencies. */
export const testingManifest = () => ({
  name: "@openparlance/testing",
  description: "The server of the Parlance translation API in your tests, with a clock, faults and webhooks",
  ...common,
  repository: repositoryOf("testing"),
  engines: { node: ">=20.11" },
  sideEffects: false,
  main: "./cjs/index.js",
  types: "./cjs/index.d.ts",
  exports: { ".": conditionsOf("index"), "./package.json": "./package.json" },
  files: ["assets", "esm", "cjs", "NOTICE"],
});

const conditionsOf = (file: string) => ({
  import: { types: `./esm/${file}.d.ts`, default: `./esm/${file}.js` },
  require: { types: `./cjs/${file}.d.ts`, default: `./cjs/${file}.js` },
});

export async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
