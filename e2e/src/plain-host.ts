import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
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

/**
 * A static host as simple as they come. It serves a file by its own name, by the name without `.html`, and a folder by
 * its `index.html`. It has no redirects and sets no security headers.
 */
export async function startPlainHost(folder: string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURI(new URL(request.url ?? "/", "http://host").pathname));
    const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
    for (const name of names) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (!bytes) continue;
      response.writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream" }).end(bytes);
      return;
    }
    response.writeHead(404, { "content-type": "text/html" }).end(await readFile(join(folder, "404.html")));
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
