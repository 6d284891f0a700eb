import { mkdtempDisposable, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootstrap, createChroot, networkSettings, nodes, runIsolated } from "../bare-root.ts";
import { root } from "../run.ts";
import { buildSiteIfStale } from "../site.ts";
import { buildImage, runBuildah } from "./build-image.ts";
import { buildPackages } from "./build-packages.ts";
import { collectFindings, type StageFindings } from "./findings.ts";
import { serverName, version } from "./manifest.ts";

interface Config {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  Labels: Record<string, string>;
  Volumes: Record<string, unknown>;
  StopSignal: string;
  Healthcheck: { Test: string[] };
}

/**
 * Builds the image of the Dockerfile and runs it twice on one volume. It needs no registry of images, because
 * mmdebstrap makes the base images. Namespaces and mounts replace a container runtime.
 */
export async function proveImage(): Promise<StageFindings> {
  await buildSiteIfStale();
  await using temporary = await mkdtempDisposable(join(tmpdir(), "image-"));
  const folder = temporary.path;
  const storage = ["--storage-driver=vfs", `--root=${join(folder, "images")}`, `--runroot=${join(folder, "run")}`];
  const { prove, findings } = collectFindings();
  const built = { files: "", config: {} as Config };
  try {
    const isBuilt = await prove("buildah builds the image on bases that mmdebstrap makes", async () => {
      const context = join(folder, "context");
      const archive = join(folder, "image.tar");
      await buildPackages(context, join(root, "site/dist"));
      const tag = await buildImage({ context, archive, bases: await makeBases(storage), storage });
      const container = await runBuildah(storage, ["from", "--pull-never", tag]);
      built.config = JSON.parse(await runBuildah(storage, ["inspect", container])).Docker.config;
      built.files = await runBuildah(storage, ["mount", container]);
      return `${((await stat(archive)).size / 1e6).toFixed(0)} MB as an archive`;
    });
    if (isBuilt) {
      await prove("the image says what it is", () => checkImage(built.config, built.files));
      const what = "the image runs in namespaces of its own, without a container runtime";
      await prove(what, () => runImage(built.files, join(folder, "volume"), built.config));
    }
  } finally {
    await runBuildah(storage, ["rm", "--all"]).catch(() => "");
  }
  return findings();
}

/** The base images of the Dockerfile: Debian with Node and npm, and plain Debian. */
async function makeBases(storage: string[]): Promise<{ node: string; base: string }> {
  const bases = { node: "localhost/node:24", base: "localhost/debian:stable" };
  using node = createChroot("stable", nodes[1]);
  await using debian = await mkdtempDisposable(join(tmpdir(), "bare-base-"));
  bootstrap(debian.path, "stable");
  await importImage(storage, node.folder, bases.node, networkSettings());
  await importImage(storage, debian.path, bases.base, {});
  return bases;
}

async function importImage(storage: string[], from: string, tag: string, env: Record<string, string>): Promise<void> {
  const container = await runBuildah(storage, ["from", "scratch"]);
  await runBuildah(storage, ["copy", "--quiet", container, from, "/"]);
  const settings = Object.entries({ PATH: "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", ...env });
  await runBuildah(storage, ["config", ...settings.map(([key, value]) => `--env=${key}=${value}`), container]);
  await runBuildah(storage, ["commit", "--quiet", "--rm", container, tag]);
}

/** @param image the folder of its files. @throws when the image lacks something */
async function checkImage({ Labels, User, Volumes, StopSignal, Healthcheck }: Config, image: string): Promise<string> {
  const name = (key: string) => Labels[`org.opencontainers.image.${key}`];
  const sbom = JSON.parse(
    await readFile(join(image, "opt/parlance/node_modules", serverName, "sbom.cdx.json"), "utf8"),
  );
  const actual = {
    version: name("version"),
    titled: ["title", "description", "licenses", "source"].every((key) => name(key)),
    isRoot: /^(?:root|0)(?::|$)/.test(User),
    volumes: Object.keys(Volumes),
    stopSignal: StopSignal,
    hasHealthCheck: Healthcheck.Test.length > 1,
    sbom: sbom.bomFormat,
  };
  const expected = {
    version,
    titled: true,
    isRoot: false,
    volumes: ["/data"],
    stopSignal: "SIGTERM",
    hasHealthCheck: true,
    sbom: "CycloneDX",
  };
  if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new Error(`The image has ${JSON.stringify(actual)}.`);
  return `it has its labels, user, volume, stop signal, health check, and an SBOM of ${sbom.components.length} packages`;
}

function runImage(image: string, volume: string, { User, Env, Entrypoint, Cmd, Healthcheck }: Config): Promise<string> {
  const [kind, program, flag, check] = Healthcheck.Test;
  if (kind !== "CMD" || program !== "node" || flag !== "-e" || !check)
    throw new Error("The health check isn't a Node program.");
  const script = join(root, "scripts/packages/image-life.sh");
  return runIsolated(["sh", script, image, volume, User, check, ...Entrypoint, ...Cmd], {
    ...process.env,
    settings: Env.join(" "),
  });
}
