import type { NamedScheme } from "@openparlance/api/described";
import type { SecurityScheme } from "@openparlance/api/openapi";

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

function nameScheme({ type, scheme, in: location, name }: SecurityScheme): string {
  if (type === "http") return scheme === "basic" ? "HTTP Basic" : `HTTP ${scheme ?? ""}`.trim();
  if (type === "apiKey") return `${location === "query" ? "query parameter" : location} \`${name}\``;
  return schemeNames[type] ?? type;
}
