import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operations } from "@openparlance/api";
import { makeEmptySeed } from "@openparlance/sandbox/seed";
import { build, type Plugin } from "esbuild";
import { root } from "../run.ts";
import { packagesIn, requireInModules, writeSandboxAssets } from "./build-server.ts";
import { moduleForms, testingManifest, writeJson } from "./manifest.ts";
import { writeCommonFiles } from "./notice.ts";

const source = join(root, "testing/src");

/** Builds the package with the server for tests: code in a few modules, data in files. */
export async function buildTesting(folder: string): Promise<string> {
  const output = join(folder, "testing");
  await rm(output, { recursive: true, force: true });
  await writeSandboxAssets(join(output, "assets"));
  await writeFile(join(output, "assets/empty.bin"), await makeEmptySeed());
  const bundled = { esm: await bundle(output, "esm"), cjs: await bundle(output, "cjs") };
  for (const form of ["esm", "cjs"] as const) {
    await declare(join(output, form));
    await writeJson(join(output, form, "package.json"), { type: moduleForms[form] });
  }
  const packages = [...packagesIn(bundled.esm), "node_modules/@sqlite.org/sqlite-wasm"];
  await writeCommonFiles(output, "testing", testingManifest(), packages);
  return output;
}

async function bundle(output: string, format: "esm" | "cjs") {
  const { metafile } = await build({
    entryPoints: [join(source, "index.ts")],
    absWorkingDir: root,
    outdir: join(output, format),
    chunkNames: "[hash]",
    ...{ bundle: true, format, splitting: format === "esm", platform: "node", target: "node20", legalComments: "none" },
    mainFields: ["module", "main"],
    define: { ...forOlderNode, ...(format === "esm" && { __dirname: "import.meta.dirname" }) },
    inject: [join(root, "scripts/packages/for-older-node.ts")],
    ...(format === "esm" && { banner: { js: requireInModules } }),
    // Tools that check packages mistake a line of a text that begins with "export" for an export.
    supported: { "template-literal": false },
    // Escapes take three times as many bytes.
    charset: "utf8",
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
    plugins: [packaged],
  });
  return metafile;
}

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
