import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docsRoutes, isMarked, markPage, routes, sharedVisit } from "./harness.ts";
import { type HostKind, type StaticHost, startPlainHost } from "./plain-host.ts";
import { buildCopy, type SiteCopy } from "./site-copy.ts";

const dist = fileURLToPath(new URL("../../site/dist", import.meta.url));
const basePath = "/docs/";

/** Sources with routes that the site already has. */
const duplicates = {
  "src/pages/quickstart/index.astro": "/quickstart",
  "src/pages/category/guides.astro": "/category/guides",
  "src/pages/guides/manage-content/[guide].astro": "/guides/manage-content/tm-query",
  "src/pages/api.astro": "/api",
  "public/guides/create-new-content.html": "/guides/create-new-content",
  "public/guides/upload/file-upload/index.html": "/guides/upload/file-upload",
  "public/category/upload-files": "/category/upload-files",
  "public/openapi.json": "/openapi.json",
};

/** One build for two subjects: duplicate routes, and a base path. */
let copy: SiteCopy;
beforeAll(async () => {
  const settings = { SITE_URL: "https://docs.example", BASE_PATH: "docs" };
  copy = await buildCopy(async (site) => {
    for (const file of Object.keys(duplicates)) {
      const paths = '---\nexport const getStaticPaths = () => [{ params: { guide: "tm-query" } }];\n---\n';
      await mkdir(dirname(join(site, file)), { recursive: true });
      await writeFile(join(site, file), `${file.includes("[") ? paths : ""}<h1>Duplicate</h1>`);
    }
  }, settings);
  return () => copy.remove();
  // Twice the default: a build takes minutes on a busy machine.
}, 600_000);

describe("S6: a second source of a route", () => {
  test("warns by its name and that of the first, and the build succeeds", () => {
    expect([
      copy.ok,
      copy.output
        .split("\n")
        .filter((line) => !line.startsWith("Warning: "))
        .join(""),
    ]).toEqual([true, ""]);
    for (const [file, route] of Object.entries(duplicates)) {
      expect(copy.output).toContain(`Warning: ${file} has the route ${route} a second time, after src/`);
    }
  });

  test("never replaces a page of the site", async () => {
    for (const route of routes) {
      const html = await readFile(join(copy.folder, "dist", route, "index.html"), "utf8");
      expect(html).toContain(`data-route="${route}"`);
    }
    await expect(readFile(join(copy.folder, "dist/api.html"))).rejects.toThrow("ENOENT");
  });
});

/** Python's HTTP server on a free port. */
async function startPython(folder: string): Promise<StaticHost> {
  const args = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder];
  const child = spawn("python3", args, { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(child, "close");
  for await (const line of createInterface(child.stdout)) {
    const port = / port (\d+) /.exec(line)?.[1];
    if (!port) continue;
    return {
      origin: `http://127.0.0.1:${port}`,
      async close() {
        child.kill();
        await ended;
      },
    };
  }
  throw new Error("Python's server ended before it said where it listens.");
}

const startHost = (folder: string, kind: HostKind | "python", base: string): Promise<StaticHost> =>
  kind === "python" ? startPython(folder) : startPlainHost(folder, kind, base);

const kinds = ["python", "nginx", "s3", "githubPages"] as const;

describe.each(kinds.flatMap((kind) => ["/", basePath].map((base) => ({ kind, base }))))(
  "S4: $kind at $base",
  ({ kind, base }) => {
    let folder: string;
    let host: StaticHost;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "static-host-"));
      const [from, to] = base === "/" ? [dist, "site"] : [join(copy.folder, "dist"), "site/docs"];
      await mkdir(dirname(join(folder, to)), { recursive: true });
      await symlink(from, join(folder, to));
      host = await startHost(join(folder, "site"), kind, base);
    });
    afterAll(async () => {
      await host.close();
      await rm(folder, { recursive: true });
    });

    const visit = sharedVisit({
      get origin() {
        return host.origin;
      },
    });
    const addressOf = (route: string) => base + route.slice(1);

    /** Waits until a route is shown at its canonical URL. */
    async function shows(page: Page, route: string, rest = ""): Promise<void> {
      await page.locator(`html[data-route="${route}"]`).waitFor({ state: "attached" });
      await expect.poll(visit().address).toBe(addressOf(route) + rest);
    }

    test("every route is a page whose links don't depend on a slash at the end of its URL", async () => {
      for (const route of routes) {
        const texts = ["", "/", "/index.html"].map(async (ending) => {
          const response = await fetch(host.origin + addressOf(route).replace(/\/$/, "") + ending);
          return [response.status, await response.text()] as const;
        });
        const [[status, html], ...others] = (await Promise.all(texts)) as [
          readonly [number, string],
          ...(readonly [number, string])[],
        ];
        expect([status, html.includes(`data-route="${route}"`)], route).toEqual([200, true]);
        for (const other of others) expect(other, route).toEqual([status, html]);
        const links = [...html.matchAll(/ (?:href|src)="?([^"\s>]*)/g)].map(([, link = ""]) => link);
        expect(
          links.filter((link) => !/^(?:\/|#|[a-z]+:)/.test(link)),
          route,
        ).toEqual([]);
      }
    });

    test("every route opens at its clean URL, so a reload is the same request", async () => {
      const { page, goto } = visit();
      for (const route of routes) {
        expect((await goto(`${addressOf(route)}?a=1#main`))?.status(), route).toBe(200);
        await shows(page, route, "?a=1#main");
      }
      expect((await page.reload())?.status()).toBe(200);
      await shows(page, routes.at(-1) ?? "", "?a=1#main");
    });

    test.each(["quickstart.html", "quickstart/", "quickstart/index.html"])("%s shows the clean URL", async (path) => {
      const { page, goto } = visit();
      await goto(`${base}${path}?a=1#main`);
      await shows(page, "/quickstart", "?a=1#main");
    });

    test("links, Back, Forward, and a reload lead to clean URLs", async () => {
      const { page, goto } = visit();
      const [, first = "/quickstart", ...others] = docsRoutes;
      await goto(addressOf(first));
      await markPage(page);
      for (const route of others) {
        await page.locator("a[rel=next]").click();
        await shows(page, route);
      }
      expect(await isMarked(page)).toBe(true);
      await page.goBack();
      await shows(page, others.at(-2) ?? "");
      await page.reload();
      await shows(page, others.at(-2) ?? "");
      await page.goForward();
      await shows(page, others.at(-1) ?? "");
      await page.locator("header.bar").getByRole("link", { name: "API", exact: true }).click();
      await shows(page, "/api/");
      await page.goBack();
      await shows(page, others.at(-1) ?? "");
    });

    test("S5: the other reading of a route leads to its page", async () => {
      const { page, goto } = visit();
      await goto(`${base}guides/manage-content/tm-query-ddb`);
      await shows(page, "/guides/manage-content/tm-query");
    });
  },
);
