import { join } from "node:path";
import { root, runQuietly } from "../run.ts";
import { version as currentVersion } from "./manifest.ts";

export interface ImageOptions {
  /** A folder with the package of the server. */
  context: string;
  /** The path of the image for `docker load`. */
  archive: string;
  version?: string;
  /** Base images to use instead of those in the Dockerfile. */
  bases?: { node: string; base: string };
  /** Options of buildah before its command, such as where it keeps images. */
  storage?: string[];
}

/**
 * Builds the image with buildah.
 *
 * @returns its name in the storage of buildah
 * @throws Error with the output of buildah, such as that no registry has the base
 */
export async function buildImage(options: ImageOptions): Promise<string> {
  const { context, archive, version = currentVersion, bases, storage = [] } = options;
  const tag = `localhost/parlance:${version}`;
  const from = bases && [`--build-arg=NODE_IMAGE=${bases.node}`, `--build-arg=BASE_IMAGE=${bases.base}`];
  await runBuildah(storage, [
    // In the other format an image has no health check.
    ...["build", "--format=docker", "--isolation=chroot", `--build-arg=VERSION=${version}`],
    ...(from ?? []),
    ...[`--file=${join(root, "deploy/Dockerfile")}`, `--tag=${tag}`, context],
  ]);
  await runBuildah(storage, ["push", "--quiet", tag, `docker-archive:${archive}:parlance:${version}`]);
  return tag;
}

/** @returns its output, without line breaks at the end @throws when it fails */
export async function runBuildah(storage: readonly string[], args: readonly string[]): Promise<string> {
  const { ok, output } = await runQuietly("buildah", [...storage, ...args]);
  if (!ok) throw new Error(`buildah ${args[0]} failed: ${output.trim()}`);
  return output.trim();
}
