import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { root } from "../run.ts";
import { install } from "./install.ts";

/** Reads resources from a file and validates each against the schema that Kubernetes publishes for its kind. */
const program = `
import { readFileSync } from "node:fs";
const resources = JSON.parse(readFileSync(process.argv[2], "utf8"));
for (const resource of resources) {
  const path = resource.apiVersion.includes("/") ? resource.apiVersion : "v1";
  const models = await import("kubernetes-models/" + path);
  new models[resource.kind](resource).validate();
}
console.log(resources.length + " resources");
`;

/** @param folder for what is installed @throws where a resource does not fit */
export async function proveKubernetes(folder: string): Promise<string> {
  await install(folder, ["kubernetes-models@^5.1.0"]);
  const files = globSync(join(root, "deploy/kubernetes/*.yaml"));
  const resources = files.map((file) => parse(readFileSync(file, "utf8")));
  // kubectl reads it and sends it nowhere.
  const sent = resources.filter(({ kind }) => kind !== "Kustomization");
  await writeFile(join(folder, "resources.json"), JSON.stringify(sent));
  await writeFile(join(folder, "validate.mjs"), program);
  const { stdout } = await promisify(execFile)(process.execPath, ["validate.mjs", "resources.json"], { cwd: folder });
  return stdout.trim();
}

if (import.meta.main) console.log(await proveKubernetes(process.argv[2] ?? ""));
