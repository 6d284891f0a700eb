import { buildUrl, type SiteAddress } from "./pages.ts";

/** Where the API is described, for programs and for people. Source: RFC 9727. */
export function apiCatalog(location: SiteAddress): string {
  const link = (route: string, type: string) => ({ href: buildUrl(location, route), type });
  const api = {
    anchor: buildUrl(location, "/"),
    "service-desc": [
      link("/openapi.yaml", "application/yaml"),
      link("/openapi.json", "application/json"),
      link("/openapi-3.2.json", "application/json"),
    ],
    "service-doc": [link("/api/", "text/html"), link("/api.md", "text/markdown"), link("/llms.txt", "text/plain")],
  };
  return `${JSON.stringify({ linkset: [api] }, null, 2)}\n`;
}
