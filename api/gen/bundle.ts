import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, lint, loadConfig, type NormalizedProblem } from "@redocly/openapi-core";
import type { Description } from "./description.ts";
import { DescriptionError } from "./problem.ts";
import { fillRecorded, readRecorded } from "./recorded.ts";

const configPath = fileURLToPath(new URL("../../redocly.yaml", import.meta.url));

export const descriptionPath = fileURLToPath(new URL("../description/openapi.yaml", import.meta.url));
export const bundlePath = fileURLToPath(new URL("../openapi.json", import.meta.url));

/** Operations that the server accepts but that aren't documented. */
export const internalPath = fileURLToPath(new URL("../internal.yaml", import.meta.url));

/** The paths of other services' APIs, by the name of the service. */
export const doorPaths = {
  deepl: fileURLToPath(new URL("../doors/deepl.yaml", import.meta.url)),
  libretranslate: fileURLToPath(new URL("../doors/libretranslate.yaml", import.meta.url)),
};

/** A whole description in one document; schemas and parameters of other files become components. */
export async function bundleDescription(path = descriptionPath): Promise<Description> {
  const config = await loadConfig({ configPath });
  const { bundle: document, problems } = await bundle({ ref: path, config });
  if (problems.length > 0) throw new DescriptionError("The description can't be bundled.", problems);
  // A copy, because references to the same file share nodes, which later steps change.
  const description = JSON.parse(JSON.stringify(document.parsed)) as Description;
  fillRecorded(description, readRecorded());
  description.info.description = fillFiles(description.info.description);
  return description;
}

/** Replaces each `{{path}}` on a separate line with that file of the repository. */
const fillFiles = (text: string): string =>
  text.replaceAll(/^\{\{(.+)\}\}$/gm, (_, path: string) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), "utf8").trimEnd(),
  );

/** The rules of `redocly.yaml` that a description breaks. */
export async function lintDescription(path: string): Promise<NormalizedProblem[]> {
  return lint({ ref: path, config: await loadConfig({ configPath }) });
}
