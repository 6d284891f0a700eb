import { type Context, Hono } from "hono";
import { noSuchCall } from "./errors.ts";
import { isForwarded } from "./http/https.ts";
import { type Site, serveSite } from "./http/site.ts";
import type { Peer } from "./ports.ts";

export interface AppOptions {
  site: Site;
  /** Answers under `/v2` and `/v3`; a server of the site alone has none. */
  api?: (request: Request, peer: Peer) => Promise<Response>;
  /** Whether requests to the API would be served now. */
  isReady?: () => boolean | Promise<boolean>;
  /** Figures for whoever looks after the server, as Prometheus reads them; only this machine gets them. */
  metrics?: () => Promise<string>;
}

/** The whole server as a function from request to answer, without knowing where it runs. */
export interface App {
  fetch(request: Request, peer: Peer): Response | Promise<Response>;
}

type Env = { Bindings: Peer };

export function createApp({ site, api = noApi, isReady = () => true, metrics }: AppOptions): App {
  const app = new Hono<Env>();
  app.get("/healthz", (c) => probeAnswer(c, "ok\n"));
  app.get("/readyz", async (c) => ((await isReady()) ? probeAnswer(c, "ok\n") : probeAnswer(c, "not ready\n", 503)));
  app.get("/metrics", async (c, next) => {
    if (!metrics || !c.env.isLoopback || isForwarded(c.req.raw)) return next();
    return probeAnswer(c, await metrics(), 200, "text/plain; version=0.0.4; charset=utf-8");
  });
  for (const path of ["/v2", "/v2/*", "/v3", "/v3/*"]) {
    app.all(path, (c) => api(c.req.raw, c.env));
  }
  app.all("*", (c) => {
    note(c, "site");
    return serveSite(site, c.req.method, c.env.target, c.req.raw.headers);
  });
  return app;
}

function probeAnswer(c: Context<Env>, text: string, status: 200 | 503 = 200, type = "text/plain; charset=utf-8") {
  note(c, "health");
  return c.text(text, status, { "cache-control": "no-store", "content-type": type });
}

function note({ env: { record } }: Context<Env>, operation: string): void {
  if (record) record.operation = operation;
}

async function noApi({ method, url }: Request): Promise<Response> {
  return noSuchCall(method, new URL(url).pathname).toResponse();
}
