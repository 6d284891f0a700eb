import { readFileSync } from "node:fs";
import { chmod, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { makeSeed } from "@openparlance/sandbox/seed";
import { build, type Metafile, type Plugin } from "esbuild";
import { root, runQuietly } from "../run.ts";
import { external, serverManifest, serverName, version, writeJson } from "./manifest.ts";
import { writeCommonFiles } from "./notice.ts";

const source = join(root, "server/src/node");
/** Programs of threads, which the server starts by their file names. */
const workers = [
  "database/check-worker.ts",
  "database/checkpoint-worker.ts",
  ...["bergamot", "engine", "filter", "import", "training"].map((name) => `workers/${name}-worker.ts`),
];

/** Packages whose code is in the site's scripts but not in the server. */
const sitePackages = ["@sqlite.org/sqlite-wasm", "react", "react-dom", "scheduler"];

/** Builds the server's package: server and command line in a few modules, and the built site. */
export async function buildServer(folder: string, site: string): Promise<string> {
  const output = join(folder, serverName);
  await rm(output, { recursive: true, force: true });
  const bundled = await bundleServer(join(output, "lib"));
  await cp(site, join(output, "site"), { recursive: true });
  await writeSandboxAssets(join(output, "assets"));
  await mkdir(join(output, "bin"));
  await writeFile(join(output, "bin/parlance.js"), program);
  await chmod(join(output, "bin/parlance.js"), 0o755);
  const packages = [...packagesIn(bundled), ...sitePackages.map((name) => `node_modules/${name}`)];
  await writeCommonFiles(output, "server", serverManifest(), packages);
  await writeManPage(join(output, "bin/parlance.js"), join(output, "man"));
  for (const path of ["CHANGELOG.md", "docs/operations"]) {
    await cp(join(root, path), join(output, path), { recursive: true });
  }
  await cp(join(root, "deploy/monitoring"), join(output, "monitoring"), { recursive: true });
  const installed = external.map((name) => `node_modules/${name}`);
  await writeJson(join(output, "sbom.cdx.json"), formatSbom(serverName, [...packages, ...installed]));
  return output;
}

export async function writeSandboxAssets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(root, "node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm"), join(folder, "sqlite3.wasm"));
  await writeFile(join(folder, "demo.bin"), await makeSeed());
}

async function writeManPage(command: string, folder: string): Promise<void> {
  const { ok, output } = await runQuietly(process.execPath, [command, "help", "--man"]);
  if (!ok) throw new Error(`The command of the package fails:\n${output}`);
  await mkdir(folder);
  await writeFile(join(folder, "parlance.1"), output);
}

/** The program of the command. It exists to print a helpful message on a Node that is too old. */
const program = `#!/usr/bin/env node
import module from "node:module";
import { fileURLToPath } from "node:url";

const { node } = process.versions;
const [major, minor] = node.split(".").map(Number);
if (major > 24 || (major === 24 && minor >= 6)) {
  module.enableCompileCache?.();
  await import("../lib/main.js");
} else {
  const file = fileURLToPath(import.meta.url);
  console.error(\`Parlance needs Node 24.6 or newer, and this is Node \${node}. This brings one along: npx -p node@24 node "\${file}"\`);
  process.exitCode = 1;
}
`;

/** Bundled CommonJS packages use `require` for Node's modules. */
export const requireInModules =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** Builds only the modules, which expect the site in the folder next to theirs. */
export async function bundleServer(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [
      { in: join(root, "testing/src/parlance.ts"), out: "main" },
      ...workers.map((file) => ({ in: join(source, file), out: basename(file, ".ts") })),
    ],
    absWorkingDir: root,
    outdir: folder,
    chunkNames: "[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24.6",
    legalComments: "none",
    external: [...external, "pg-native"],
    // Prefers ES modules, because their imports are static.
    mainFields: ["module", "main"],
    banner: { js: requireInModules },
    metafile: true,
    plugins: [packaged],
  });
  return metafile;
}

/** Changes what differs in a package: paths of files, `.js` instead of `.ts`, and how tables are read. */
const packaged: Plugin = {
  name: "packaged",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/default-folders\.ts$/ }, () => ({ path: join(source, "packaged-folders.ts") }));
    onResolve({ filter: /^\.\/assets\.ts$/ }, () => ({ path: join(root, "testing/src/packaged-assets.ts") }));
    onLoad({ filter: /testing\/src\/packaged-assets\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return { contents: text.replace("__dirname", "import.meta.dirname"), loader: "ts" };
    });
    // As a literal of 2 MB, the tables that detect languages take 160 MB of memory instead of 50 MB.
    onLoad({ filter: /eld\/src\/ngrams\/\w+\.js$/ }, async ({ path }) => {
      const { ngramsData } = await import(path);
      return { contents: `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify(ngramsData))});` };
    });
    onLoad({ filter: /server\/src\/node\/(?:[^/]+\/)?[^/]+\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return { contents: text.replace(/(new URL\("\.\/[a-z-]+-worker)\.ts"/g, '$1.js"'), loader: "ts" };
    });
  },
};

/** Folders, from the repository's root, of the npm packages in a bundle. */
export const packagesIn = ({ inputs }: Metafile): string[] =>
  Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);

/** In CycloneDX 1.6. @param folders of the included or installed packages, below the repository's root */
function formatSbom(name: string, folders: readonly string[]) {
  const packages = [...new Set(folders)].map((folder) =>
    JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")),
  );
  const components = new Map(packages.map((each) => [purlOf(each.name, each.version), componentOf(each)] as const));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { ...componentOf({ name, version, license: "Apache-2.0" }), type: "application" },
    },
    components: [...components.keys()].sort().map((purl) => components.get(purl)),
  };
}

function componentOf({ name, version, license }: { name: string; version: string; license: string }) {
  const purl = purlOf(name, version);
  return { type: "library", "bom-ref": purl, name, version, purl, licenses: [{ license: { id: license } }] };
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
