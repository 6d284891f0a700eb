import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reference } from "../model/index.ts";
import { languages } from "../model/samples/index.ts";

export { commonToolchains, installed, type Toolchain } from "../model/samples/toolchains.ts";

export interface ShownSample {
  /** `reference/<operation>` or `<guide>/<step>`. */
  name: string;
  /** The extension of its files. */
  language: string;
  code: string;
}

/** The samples that returned the documented response, with the tools that ran them. */
export interface ExecutionRecord {
  /** A day, such as 2026-11-22. */
  on: string;
  /** Name and version of the tool, by language. Only for languages whose samples all ran. */
  tools: Record<string, string>;
  /** `markOf` each sample that ran, by file name. */
  samples: Record<string, string>;
}

export const executedFile = fileURLToPath(new URL("../../../records/executed.json", import.meta.url));

export function shownSamples(): ShownSample[] {
  const operations = reference.tags.flatMap((tag) => tag.operations);
  const ofReference = operations.flatMap(({ id, request }) =>
    languages.map(({ id: language, write }) => ({ name: `reference/${id}`, language, code: write(request) })),
  );
  const folder = new URL("../samples/", import.meta.url);
  const files = globSync("*/*.{sh,js,py}", { cwd: fileURLToPath(folder) }).toSorted();
  const ofGuides = files.map((file) => {
    const [, name = "", language = ""] = /^(.*)\.(\w+)$/.exec(file) ?? [];
    return { name, language, code: readFileSync(new URL(file, folder), "utf8") };
  });
  return [...ofReference, ...ofGuides];
}

/** Half of the SHA-256, which identifies a version of a sample. */
export const markOf = ({ code }: ShownSample): string => createHash("sha256").update(code).digest("hex").slice(0, 32);

export const fileNameOf = ({ name, language }: ShownSample): string => `${name}.${language}`;
