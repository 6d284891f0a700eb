import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown",
  ".svg": "image/svg+xml",
  ".xml": "application/xml",
};

interface HostRules {
  /** Endings that are tried after a path, in this order. A path with a slash at its end is an `index.html`. */
  endings: readonly string[];
  /** The status of the redirect to a path with a slash at its end, and the file that must exist after that path. */
  redirect?: readonly [status: 301 | 302, after: string];
  /** Whether the response to unknown paths is `404.html`; otherwise, it is a few words of the host. */
  hasNotFoundPage: boolean;
}

/** The behavior of static hosts without settings. */
const hosts = {
  /** Hosts with clean addresses: a file by its name, or without `.html`, and a folder by its `index.html`; no redirects. */
  clean: { endings: ["", ".html", "/index.html"], hasNotFoundPage: true },
  /** `root` and the default `index index.html`. The same as nginx 1.22, which sends 403 for a folder without an index. */
  nginx: { endings: [""], redirect: [301, ""], hasNotFoundPage: false },
  /**
   * A bucket as a website, with an index document and an error document. It has no folders, only names.
   * Source: the documentation of S3, "Configuring an index document".
   */
  s3: { endings: [""], redirect: [302, "/index.html"], hasNotFoundPage: true },
  /** Pages of a branch or an action, without a setting. A file without its ending has priority over a folder. */
  githubPages: { endings: ["", ".html"], redirect: [301, ""], hasNotFoundPage: true },
} satisfies Record<string, HostRules>;

export type HostKind = keyof typeof hosts;

export interface StaticHost {
  /** Without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/** A static host with the files of a folder. It sets no security headers. @param base where the folder is, for its not-found page */
export async function startPlainHost(folder: string, kind: HostKind = "clean", base = "/"): Promise<StaticHost> {
  const { endings, redirect, hasNotFoundPage }: HostRules = hosts[kind];
  const look = (name: string) => stat(join(folder, name)).catch(() => undefined);
  const findFile = async (path: string) => {
    const names = path.endsWith("/") ? [`${path}index.html`] : endings.map((ending) => path + ending);
    for (const name of names) if ((await look(name))?.isFile()) return name;
    return undefined;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://host");
    const path = normalize(decodeURI(url.pathname));
    const file = await findFile(path);
    if (file) {
      const type = types[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(await readFile(join(folder, file)));
    } else if (redirect && !path.endsWith("/") && (await look(path + redirect[1]))) {
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
