import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { root, runQuietly } from "../run.ts";
import type { Library } from "./libraries.ts";
import { libraryManifest, moduleForms, writeJson } from "./manifest.ts";
import { writeCommonFiles } from "./notice.ts";

type Form = keyof typeof moduleForms;

/**
 * Builds the package of a library into `<folder>/<part>`: each source file with its declarations, as ES module and as
 * CommonJS. Packages of libraries that it needs must already be in `folder`.
 */
export async function buildLibrary(library: Library, folder: string): Promise<string> {
  const output = join(folder, library.part);
  await rm(output, { recursive: true, force: true });
  const staged = await stage(library);
  try {
    for (const form of ["esm", "cjs"] as const) {
      await compile(library, staged, join(output, form), form, folder);
      await vendor(library, staged, join(output, form), form);
      await writeJson(join(output, form, "package.json"), { type: moduleForms[form], sideEffects: false });
    }
  } finally {
    await rm(staged, { recursive: true });
  }
  const packages = Object.values(library.vendored).flatMap(({ licenses }) => licenses);
  const folders = packages.map((name) => `node_modules/${name}`);
  await writeCommonFiles(output, library.part, libraryManifest(library), folders);
  return output;
}

/**
 * Copies the sources and the vendored modules into one folder. It is inside the part, because npm may have installed
 * another version of a package there than at the root.
 */
async function stage({ part, vendored }: Library): Promise<string> {
  await mkdir(join(root, part, ".cache"), { recursive: true });
  const staged = await mkdtemp(join(root, part, ".cache/package-"));
  const isSource = (path: string) => !/\.test\.ts$|\/testing$/.test(path);
  await cp(join(root, part, "src"), staged, { recursive: true, filter: isSource });
  for (const { name, types } of Object.values(vendored)) await cp(join(root, types), join(staged, `${name}.d.ts`));
  for (const file of sourcesIn(staged)) {
    const text = await readFile(file, "utf8");
    const depth = file.slice(staged.length + 1).split("/").length - 1;
    const up = depth === 0 ? "./" : "../".repeat(depth);
    const own = text.replace(/(?<=from |import\()(["'])([^"']+)\1/g, (whole, _, module: string) =>
      vendored[module] ? `"${up}${vendored[module].name}.js"` : whole,
    );
    if (own !== text) await writeFile(file, own);
  }
  return staged;
}

async function compile(library: Library, staged: string, output: string, form: Form, folder: string): Promise<void> {
  const declarations = library.parts.map((part): [string, string[]] => [
    `@openparlance/${part}`,
    [join(folder, part, form, "index.d.ts")],
  ]);
  const settings = join(staged, `tsconfig.${form}.json`);
  await writeJson(settings, {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      allowJs: false,
      types: [],
      // The features of the oldest supported Node.
      lib: ["ES2023", "ES2024.String", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
      ...(form === "cjs" && { module: "CommonJS", verbatimModuleSyntax: false, esModuleInterop: true }),
      rootDir: staged,
      outDir: output,
      paths: Object.fromEntries(declarations),
    },
    files: Object.values(library.entries).map((file) => join(staged, `${file}.ts`)),
  });
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const result = await runQuietly("node", [compiler, "--project", settings]);
  if (!result.ok) throw new Error(`${library.part} does not compile:\n${result.output}`);
  // The compiler doesn't rewrite extensions in declarations.
  for (const file of sourcesIn(output)) {
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(/(?<=(?:from |import\()"\.[^"]*)\.ts(?=")/g, ".js"));
  }
}

/** Copies the vendored modules to where the package's files import them from. */
async function vendor({ part, vendored }: Library, staged: string, output: string, form: Form): Promise<void> {
  for (const { name, module } of Object.values(vendored)) {
    await cp(join(staged, `${name}.d.ts`), join(output, `${name}.d.ts`));
    if (module === undefined) continue;
    await build({
      stdin: {
        contents: `export * from "${module}"; export { default } from "${module}";`,
        resolveDir: join(root, part),
      },
      bundle: true,
      format: form,
      platform: "neutral",
      target: "es2024",
      legalComments: "none",
      outfile: join(output, `${name}.js`),
    });
  }
}

const sourcesIn = (folder: string): string[] => globSync(join(folder, "**/*.ts"));
