import type { Peer } from "./core/environment.ts";
import { noSuchOperation } from "./core/errors.ts";
import { findDoor } from "./doors/paths.ts";
import { splitTarget } from "./http/decoded-text.ts";
import { findPageOrigin, isLocal } from "./http/https.ts";
import { type Site, serveSite } from "./http/site.ts";
import { serveCard } from "./mcp/server-card.ts";

export interface AppOptions {
  site: Site;
  /** Serves requests below `/v2` and `/v3`, and other requests of API clients. A server of only the site has no API. */
  api?: (request: Request, peer: Peer) => Promise<Response>;
  /** Serves the interfaces of other services, each below its path. */
  doors?: ((request: Request, peer: Peer) => Promise<Response>) | undefined;
  mcp?: ((request: Request, peer: Peer) => Promise<Response>) | undefined;
  isReady?: () => boolean | Promise<boolean>;
  /** Metrics for operators, as Prometheus reads them; only this machine gets them. */
  metrics?: () => Promise<string>;
}

export interface App {
  fetch(request: Request, peer: Peer): Response | Promise<Response>;
}

/** @returns the server with its API, its interfaces of other services, and its server of the Model Context Protocol */
export function createApp(
  options: AppOptions,
): App & Required<Pick<AppOptions, "api">> & Pick<AppOptions, "mcp" | "doors"> {
  const { site, api = noApi, mcp, doors, isReady = () => true, metrics } = options;
  /** Paths that report the server's state. A path is not served if its function returns undefined. */
  const probes: Record<string, (request: Request, peer: Peer) => Promise<Response> | undefined> = {
    "/healthz": async () => probeResponse("ok\n"),
    "/readyz": async () => ((await isReady()) ? probeResponse("ok\n") : probeResponse("not ready\n", 503)),
    "/metrics": (request, peer) => (metrics && isLocal(request, peer) ? metrics().then(figuresResponse) : undefined),
  };
  const app: ReturnType<typeof createApp> = {
    api,
    mcp,
    doors,
    fetch(request, peer) {
      const { target, record } = peer;
      const [path] = splitTarget(target);
      if (/^\/v[23](?:\/|$)/.test(path)) return app.api(request, peer);
      if (app.doors && findDoor(path)) return app.doors(request, peer);
      if (/^\/mcp\/?$/.test(path) && app.mcp) return app.mcp(request, peer);
      const isReading = request.method === "GET" || request.method === "HEAD";
      const card = isReading && app.mcp ? serveCard(request, peer, path) : undefined;
      const probed = isReading && Object.hasOwn(probes, path) ? probes[path]?.(request, peer) : undefined;
      if (record) record.operation = probed ? "health" : "site";
      if (probed) return probed;
      if (card) return card;
      const origin = site.origins && findPageOrigin(request, peer);
      const response = serveSite(site, request.method, target, request.headers, origin);
      const finish = (match: Response) => {
        if ((match.status === 404 || match.status === 405) && isForApi(request, target)) return app.api(request, peer);
        // A page that reads data of the site learns from this that requests are served at the page's own origin.
        if (api !== noApi && path.endsWith(".json")) match.headers.set("parlance-api", "/");
        return match;
      };
      return response instanceof Promise ? response.then(finish) : finish(response);
    },
  };
  return app;
}

/** Whether an API client with a wrong base URL sent a request for a path that the site lacks. */
function isForApi({ headers }: Request, target: string): boolean {
  const accept = headers.get("accept") ?? "";
  const wantsJson = /\bjson\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
  const hasKey = headers.has("authorization") || headers.has("key") || /[?&]key=/.test(target);
  return wantsJson || hasKey || /\bjson\b/i.test(headers.get("content-type") ?? "");
}

function probeResponse(text: string, status = 200, type = "text/plain; charset=utf-8"): Response {
  return new Response(text, { status, headers: { "cache-control": "no-store", "content-type": type } });
}

const figuresResponse = (figures: string) => probeResponse(figures, 200, "text/plain; version=0.0.4; charset=utf-8");

async function noApi({ method, url }: Request): Promise<Response> {
  return noSuchOperation(method, new URL(url).pathname).toResponse();
}
