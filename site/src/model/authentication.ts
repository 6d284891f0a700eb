import type { NamedScheme } from "@openparlance/api/described";
import type { SecurityScheme } from "@openparlance/api/openapi";

/** The ways to authenticate a call, in words. */
export function describeAuthentication(security: NamedScheme[][]): string[] {
  return security.flatMap((way) => {
    const names = way.flatMap(({ scheme }) => (scheme ? [nameScheme(scheme)] : []));
    return names.length > 0 ? [names.join(" and ")] : [];
  });
}

const schemeNames: Record<string, string> = {
  oauth2: "OAuth 2",
  openIdConnect: "OpenID Connect",
  mutualTLS: "a client certificate",
};

function nameScheme({ type, scheme, in: place, name }: SecurityScheme): string {
  if (type === "http") return scheme === "basic" ? "HTTP Basic" : `HTTP ${scheme ?? ""}`.trim();
  if (type === "apiKey") return `${place === "query" ? "query parameter" : place} \`${name}\``;
  return schemeNames[type] ?? type;
}
