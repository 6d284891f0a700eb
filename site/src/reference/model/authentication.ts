import { type OpenApiDocument, type OperationObject, resolve, type SecurityScheme } from "@parlance/api/openapi";

/** The ways to authenticate a call, in words; `security` of the document holds where the call says nothing. */
export function describeAuthentication({ security }: OperationObject, document: OpenApiDocument): string[] {
  const schemes = document.components?.securitySchemes ?? {};
  return (security ?? document.security ?? []).flatMap((choice) => {
    const names = Object.keys(choice).flatMap((name) => {
      const scheme = schemes[name];
      return scheme ? [nameScheme(resolve<SecurityScheme>(document, scheme))] : [];
    });
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
