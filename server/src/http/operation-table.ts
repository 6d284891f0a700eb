import { type AnyOperationId, internalOperations, type Operation, operations } from "@openparlance/api";
import { methodNotAllowed, noSuchOperation } from "../core/errors.ts";

export interface MatchedOperation {
  operation: Operation & { id: AnyOperationId };
  /** Percent-decoded. */
  pathParameters: Record<string, string>;
}

interface Route<Id extends string = AnyOperationId> {
  parts: string[];
  byMethod: Map<string, Operation & { id: Id }>;
}

/** GET operations with effects. A HEAD request would have the same effects. */
const withoutHead: ReadonlySet<string> = new Set<AnyOperationId>([
  "exportJob",
  "regenerateCreateContent",
  "getUploadParams",
]);

const routes = buildRoutes(
  Object.values({ ...operations, ...internalOperations }) as (Operation & { id: AnyOperationId })[],
);
/** Routes without parameters, by their path. */
const spelledOutRoutes = new Map(routes.filter(isSpelledOut).map((route) => [route.parts.join("/"), route]));

/** Paths of the vendor's generated Python client (3.0), which adds the prefix to all others. */
const unprefixedPaths: ReadonlyMap<string, string> = new Map([
  ["/segments/tag", "/v2/segments/tag"],
  ["/segments/review/unlock", "/v2/segments/review/unlock"],
]);
/** Path parameters whose name that client sends instead of a value, with the only value that it can mean. */
const unfilledParameters: Readonly<Record<string, string>> = { partNumber: "1" };

/**
 * Finds an operation. `sentPath` is without the query. @throws ApiError `unknown-endpoint`, `method-not-allowed`
 */
export function findOperation(method: string, sentPath: string): MatchedOperation {
  const path = unprefixedPaths.get(sentPath) ?? sentPath;
  const spelledOut = spelledOutRoutes.get(path);
  const parts = spelledOut?.parts ?? path.split("/");
  const route = spelledOut ?? routes.find((each) => fits(each, parts));
  if (!route) throw noSuchOperation(method, path, findMeantPath(parts));
  const operation = route.byMethod.get(method);
  if (!operation) throw methodNotAllowed(method, path, [...route.byMethod.keys()]);
  return { operation, pathParameters: parametersIn(operation.path, parts) };
}

const maxSuggestedParts = 12;
/** The limit before extra slashes are removed. */
const maxSentParts = 50;

/**
 * The path without extra slashes, with the right case and prefix: `/v2/languages` for `/v2//Languages/`,
 * `/v3/languages`, `/2/languages`, `/languages`, `/api/languages/`, `/v2/x/../languages` and `/v2/languages;v=1`.
 */
function findMeantPath(parts: readonly string[]): string | undefined {
  if (parts.length > maxSentParts) return undefined;
  const all: string[] = [];
  for (const part of parts.flatMap((part) => percentDecoded(part).split("/"))) {
    const [name = ""] = part.split(";", 1);
    if (name === "..") all.pop();
    else if (name !== "" && name !== ".") all.push(name);
  }
  if (all.length === 1 && /^mcp$/i.test(all[0] ?? "")) return "/mcp";
  if (all.length > maxSuggestedParts) return undefined;
  const isPrefixed = /^v[23]$/i.test(all[0] ?? "");
  const names = isPrefixed ? all.slice(1) : all;
  for (let dropped = 0; dropped < Math.min(names.length, isPrefixed ? 1 : 3); dropped++) {
    for (const prefix of ["v2", "v3"]) {
      const meant = correctPath(routes, ["", prefix, ...names.slice(dropped)]);
      if (meant !== undefined) return meant;
    }
  }
  return undefined;
}

/** The path of the first route that a path matches when case is ignored, as the route spells it. */
export function correctPath(routes: readonly Pick<Route, "parts">[], parts: readonly string[]): string | undefined {
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  const route = routes.find((each) => fits({ parts: lower(each.parts) }, lower(parts)));
  return route?.parts.map((part, index) => (part === "{}" ? parts[index] : part)).join("/");
}

export function buildRoutes<Id extends string>(all: (Operation & { id: Id })[]): Route<Id>[] {
  const byPath = Map.groupBy(all, ({ path }) => path.replaceAll(/\{\w+\}/g, "{}"));
  const routes = [...byPath].map(([path, own]) => ({ parts: path.split("/"), byMethod: buildMethods(own) }));
  // A route without parameters has priority: `/v2/create/preferences` is not a content.
  return routes.sort((a, b) => countOpen(a.parts) - countOpen(b.parts));
}

function buildMethods<Id extends string>(operations: (Operation & { id: Id })[]): Route<Id>["byMethod"] {
  const byMethod: Route<Id>["byMethod"] = new Map();
  for (const operation of operations) {
    byMethod.set(operation.method.toUpperCase(), operation);
    if (operation.method === "get" && !withoutHead.has(operation.id)) byMethod.set("HEAD", operation);
  }
  return byMethod;
}

function countOpen(parts: string[]): number {
  return parts.filter((part) => part === "{}").length;
}

function isSpelledOut({ parts }: Pick<Route, "parts">): boolean {
  return countOpen(parts) === 0;
}

export const fits = (route: Pick<Route, "parts">, parts: readonly string[]): boolean =>
  route.parts.length === parts.length &&
  route.parts.every((part, index) => (part === "{}" ? parts[index] !== "" : part === parts[index]));

export function parametersIn(path: string, pathParts: readonly string[]): Record<string, string> {
  if (!path.includes("{")) return {};
  const entries = path.split("/").flatMap((part, index): [string, string][] => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return [];
    const text = percentDecoded(pathParts[index] ?? "");
    return [[name, text === name ? (unfilledParameters[name] ?? text) : text]];
  });
  return Object.fromEntries(entries);
}

/** Text with each `%XX` decoded; unchanged when the result would not be UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
