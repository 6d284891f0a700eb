import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const mediaTypes: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown",
  ".svg": "image/svg+xml",
  ".xml": "application/xml",
};

interface HostRules {
  /** Suffixes of a path, tried in this order. A path that ends with a slash is an `index.html`. */
  suffixes: readonly string[];
  /** The status of the redirect to the path with a slash, if the path with the suffix `after` exists. */
  redirect?: readonly [status: 301 | 302, after: string];
  /** Whether unknown paths get `404.html`, not a few words of the host. */
  hasNotFoundPage: boolean;
}

/** Static hosts with default settings. */
const hostRules = {
  /** A file by its name or without `.html`, a folder by its `index.html`; no redirects. */
  clean: { suffixes: ["", ".html", "/index.html"], hasNotFoundPage: true },
  /** `root` and the default `index index.html`, as in nginx 1.22, which sends 403 for a folder without an index. */
  nginx: { suffixes: [""], redirect: [301, ""], hasNotFoundPage: false },
  /** A bucket as a website. Source: documentation of S3, "Configuring an index document". */
  s3: { suffixes: [""], redirect: [302, "/index.html"], hasNotFoundPage: true },
  /** A file without its extension has priority over a folder. */
  githubPages: { suffixes: ["", ".html"], redirect: [301, ""], hasNotFoundPage: true },
} satisfies Record<string, HostRules>;

export type HostKind = keyof typeof hostRules;

export interface StaticHost {
  origin: string;
  close(): Promise<void>;
}

/** Sets no security headers. @param base the folder's path, for its not-found page */
export async function startPlainHost(folder: string, kind: HostKind = "clean", base = "/"): Promise<StaticHost> {
  const { suffixes: endings, redirect, hasNotFoundPage }: HostRules = hostRules[kind];
  const statIfExists = (name: string) => stat(join(folder, name)).catch(() => undefined);
  const findFile = async (path: string) => {
    const names = path.endsWith("/") ? [`${path}index.html`] : endings.map((ending) => path + ending);
    for (const name of names) if ((await statIfExists(name))?.isFile()) return name;
    return undefined;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://host");
    const path = normalize(decodeURI(url.pathname));
    const file = await findFile(path);
    if (file) {
      const type = mediaTypes[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(await readFile(join(folder, file)));
    } else if (redirect && !path.endsWith("/") && (await statIfExists(path + redirect[1]))) {
      response.writeHead(redirect[0], { location: `${url.pathname}/${url.search}` }).end();
    } else {
      const body = hasNotFoundPage ? await readFile(join(folder, base, "404.html")) : "404 Not Found";
      response.writeHead(404, { "content-type": "text/html" }).end(body);
    }
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
