import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operations } from "@openparlance/api";
import { makeEmptySeed } from "@openparlance/sandbox/seed";
import { build, type Metafile, type Plugin, transform } from "esbuild";
import { root } from "../run.ts";
import { packagesIn, writeSandboxAssets } from "./build-server.ts";
import { moduleForms, testingManifest, writeJson } from "./manifest.ts";
import { writeCommonFiles } from "./notice.ts";

const source = join(root, "testing/src");

/** Builds the package with the server for tests: code in a few modules, data in files. */
export async function buildTesting(folder: string): Promise<string> {
  const output = join(folder, "testing");
  await rm(output, { recursive: true, force: true });
  await writeSandboxAssets(join(output, "assets"));
  await writeFile(join(output, "assets/empty.bin"), await makeEmptySeed());
  const metafile = await bundle(join(output, "cjs"));
  for (const form of ["esm", "cjs"] as const) {
    await writeJson(join(output, form, "package.json"), { type: moduleForms[form] });
    await declare(join(output, form));
  }
  await writeFile(join(output, "esm/index.js"), moduleOfCommonJs);
  const packages = [...packagesIn(metafile), "node_modules/@sqlite.org/sqlite-wasm"];
  await writeCommonFiles(output, "testing", testingManifest(), packages);
  return output;
}

/** Both forms share one copy of the server. Jest can't import ES modules, and `import` of CommonJS parses it twice. */
const moduleOfCommonJs = `import { createRequire } from "node:module";
export const { startParlance } = createRequire(import.meta.url)("../cjs/index.js");
`;

/** Writes CommonJS modules. They come from ES modules, because only those are split into what is loaded when needed. */
async function bundle(outdir: string): Promise<Metafile> {
  const { metafile, outputFiles } = await build({
    entryPoints: [join(source, "index.ts")],
    absWorkingDir: root,
    outdir,
    chunkNames: "[hash]",
    write: false,
    bundle: true,
    format: "esm",
    splitting: true,
    platform: "node",
    target: "node20",
    legalComments: "none",
    mainFields: ["module", "main"],
    define: forOlderNode,
    inject: [join(root, "scripts/packages/for-older-node.ts")],
    ...minified,
    metafile: true,
    plugins: [packaged],
  });
  await mkdir(outdir, { recursive: true });
  for (const { path, text } of outputFiles) {
    await writeFile(path, (await transform(text, { format: "cjs", platform: "node", ...minified })).code);
  }
  return metafile;
}

const minified = {
  // Tools that check packages mistake a line of a text that begins with "export" for an export.
  supported: { "template-literal": false },
  // Escapes take three times as many bytes.
  charset: "utf8",
  minifyWhitespace: true,
  minifySyntax: true,
} as const;

const forOlderNode = {
  "Promise.withResolvers": "promiseWithResolvers",
  "Map.groupBy": "mapGroupBy",
  "URL.parse": "urlParse",
};

const packaged: Plugin = {
  name: "packaged",
  setup({ onResolve }) {
    onResolve({ filter: /\/assets\.ts$/ }, () => ({ path: join(source, "packaged-assets.ts") }));
  },
};

/** Writes the declarations: the source files that contain only types, and operation IDs as literals. */
async function declare(output: string): Promise<void> {
  const types = await readFile(join(source, "types.ts"), "utf8");
  const ids = Object.keys(operations).map((id) => JSON.stringify(id));
  const names = { "./operation-id.ts": "./operation-id.js", "@openparlance/sandbox/cases/result": "./case-result.js" };
  const declared = Object.entries(names).reduce((text, [from, to]) => text.replaceAll(from, to), types);
  await writeFile(join(output, "types.d.ts"), declared);
  await cp(join(root, "sandbox/src/cases/case-result.ts"), join(output, "case-result.d.ts"));
  await writeFile(join(output, "operation-id.d.ts"), `export type OperationId = ${ids.join(" | ")};\n`);
  await writeFile(
    join(output, "index.d.ts"),
    'export type * from "./types.js";\nexport declare const startParlance: import("./types.js").StartParlance;\n',
  );
}
