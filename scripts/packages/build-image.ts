import { join } from "node:path";
import { root, runQuietly } from "../run.ts";
import { version as currentVersion } from "./manifest.ts";

export interface ImageOptions {
  /** The folder with the server's package. */
  context: string;
  /** The image's file for `docker load`. */
  archive: string;
  version?: string;
  /** Replace the base images of the Dockerfile. */
  bases?: { node: string; base: string };
  /** Global options of buildah, such as where it keeps images. */
  storage?: string[];
}

/** @returns the image's name in buildah's storage. @throws Error with buildah's output, such as for a missing base */
export async function buildImage(options: ImageOptions): Promise<string> {
  const { context, archive, version = currentVersion, bases, storage = [] } = options;
  const tag = `localhost/parlance:${version}`;
  const from = bases && [`--build-arg=NODE_IMAGE=${bases.node}`, `--build-arg=BASE_IMAGE=${bases.base}`];
  await runBuildah(storage, [
    // The OCI format has no health check.
    "build",
    "--format=docker",
    "--isolation=chroot",
    `--build-arg=VERSION=${version}`,
    ...(from ?? []),
    `--file=${join(root, "deploy/Dockerfile")}`,
    `--tag=${tag}`,
    context,
  ]);
  await runBuildah(storage, ["push", "--quiet", tag, `docker-archive:${archive}:parlance:${version}`]);
  return tag;
}

/** @returns the output. @throws when it fails */
export async function runBuildah(storage: readonly string[], args: readonly string[]): Promise<string> {
  const { ok, output } = await runQuietly("buildah", [...storage, ...args]);
  if (!ok) throw new Error(`buildah ${args[0]} failed: ${output.trim()}`);
  return output.trim();
}
