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

/** The names of a folder's files and folders, with a slash at their beginning. */
interface HostedFolder {
  isFile(name: string): Promise<boolean>;
  isFolder(name: string): Promise<boolean>;
}

type Finding = { file: string } | { moved: 301 | 302 } | undefined;

interface HostRules {
  /** The file at a path, or a redirect to the path with a slash at its end. */
  find(path: string, folder: HostedFolder): Promise<Finding>;
  /** Whether what isn't there is `404.html`; otherwise it is a few words of the host. */
  hasNotFoundPage: boolean;
}

/** The behavior of static hosts without settings. */
const hosts = {
  /** Hosts with clean addresses: a file by its name, or without `.html`, and a folder by its `index.html`; no redirects. */
  clean: {
    async find(path, { isFile }) {
      const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
      for (const name of names) if (await isFile(name)) return { file: name };
      return undefined;
    },
    hasNotFoundPage: true,
  },
  /** `root` and the default `index index.html`. The same as nginx 1.22, which sends 403 for a folder without an index. */
  nginx: {
    async find(path, { isFile, isFolder }) {
      const name = path.endsWith("/") ? `${path}index.html` : path;
      if (await isFile(name)) return { file: name };
      return (await isFolder(path)) && !path.endsWith("/") ? { moved: 301 } : undefined;
    },
    hasNotFoundPage: false,
  },
  /**
   * A bucket as a website, with an index document and an error document. It has no folders, only names.
   * Source: the documentation of S3, "Configuring an index document".
   */
  s3: {
    async find(path, { isFile }) {
      const name = path.endsWith("/") ? `${path}index.html` : path;
      if (await isFile(name)) return { file: name };
      return (await isFile(`${path}/index.html`)) ? { moved: 302 } : undefined;
    },
    hasNotFoundPage: true,
  },
  /** Pages of a branch or an action, without a setting. A file without its ending has priority over a folder. */
  githubPages: {
    async find(path, { isFile, isFolder }) {
      const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
      for (const name of names) if (await isFile(name)) return { file: name };
      return (await isFolder(path)) && !path.endsWith("/") ? { moved: 301 } : undefined;
    },
    hasNotFoundPage: true,
  },
} satisfies Record<string, HostRules>;

export type HostKind = keyof typeof hosts;

export interface StaticHost {
  /** Without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/** A static host with the files of a folder. It sets no security headers. @param base where the folder is, for its not-found page */
export async function startPlainHost(folder: string, kind: HostKind = "clean", base = "/"): Promise<StaticHost> {
  const rules: HostRules = hosts[kind];
  const look = (name: string) => stat(join(folder, name)).catch(() => undefined);
  const hosted: HostedFolder = {
    isFile: async (name) => (await look(name))?.isFile() ?? false,
    isFolder: async (name) => (await look(name))?.isDirectory() ?? false,
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://host");
    const path = normalize(decodeURI(url.pathname));
    const match = await rules.find(path, hosted);
    if (match && "moved" in match) {
      response.writeHead(match.moved, { location: `${url.pathname}/${url.search}` }).end();
    } else if (match) {
      const type = types[extname(match.file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(await readFile(join(folder, match.file)));
    } else {
      const body = rules.hasNotFoundPage ? await readFile(join(folder, base, "404.html")) : "404 Not Found";
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
