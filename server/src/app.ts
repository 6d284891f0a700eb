import { Hono } from "hono";
import { noSuchCall } from "./errors.ts";
import { type Site, serveSite } from "./http/site.ts";
import type { Peer } from "./ports.ts";

export interface AppOptions {
  site: Site;
  /** Answers under `/v2` and `/v3`; a server of the site alone has none. */
  api?: (request: Request, peer: Peer) => Promise<Response>;
}

/** The whole server as a function from request to answer, without knowing where it runs. */
export interface App {
  fetch(request: Request, peer: Peer): Response | Promise<Response>;
}

export function createApp({ site, api = noApi }: AppOptions): App {
  const app = new Hono<{ Bindings: Peer }>();
  for (const path of ["/healthz", "/readyz"]) {
    app.get(path, (c) => c.text("ok\n", 200, { "cache-control": "no-store" }));
  }
  for (const path of ["/v2", "/v2/*", "/v3", "/v3/*"]) {
    app.all(path, (c) => api(c.req.raw, c.env));
  }
  app.all("*", (c) => serveSite(site, c.req.method, c.env.target, c.req.raw.headers));
  return app;
}

async function noApi({ method, url }: Request): Promise<Response> {
  return noSuchCall(method, new URL(url).pathname).toResponse();
}
