import type { NamedScheme } from "@openparlance/api/described";
import type { SecurityScheme } from "@openparlance/api/openapi";

export function describeAuthentication(security: NamedScheme[][]): string[] {
  return security.flatMap((way) => {
    const names = way.flatMap(({ scheme }) => (scheme ? [nameScheme(scheme)] : []));
    return names.length > 0 ? [names.join(" and ")] : [];
  });
}

export const joinWays = (ways: readonly string[]) => new Intl.ListFormat("en", { type: "disjunction" }).format(ways);

const schemeNames: Record<string, string> = {
  oauth2: "OAuth 2",
  openIdConnect: "OpenID Connect",
  mutualTLS: "a client certificate",
};

function nameScheme({ type, scheme, in: location, name }: SecurityScheme): string {
  if (type === "http") return scheme === "basic" ? "HTTP Basic" : `HTTP ${scheme ?? ""}`.trim();
  if (type === "apiKey") return `the \`${name}\` ${location === "query" ? "query parameter" : location}`;
  return schemeNames[type] ?? type;
}
