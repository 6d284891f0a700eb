import {
  type Method,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Reference,
  resolve,
} from "@parlance/api/openapi";

/** An operation of a description at its place. */
export interface OperationEntry {
  /** The operation id, or method and path in one word. */
  id: string;
  tag: string;
  method: Method;
  /** For an incoming call the name of the webhook or the expression of the callback. */
  path: string;
  /** The API makes this call to its user's server: a webhook or a callback. */
  isIncoming: boolean;
  operation: OperationObject;
  parameters: Parameter[];
}

type Paths = Record<string, PathItem | Reference>;

/** The calls of an API in the order of its description, the incoming ones last. */
export function listCalls(document: OpenApiDocument): OperationEntry[] {
  const outgoing = callsAt(document, document.paths, "Operations");
  return [
    ...outgoing.map((call) => ({ ...call, isIncoming: false })),
    ...[
      ...callsAt(document, document.webhooks, "Webhooks"),
      ...outgoing.flatMap(({ operation, tag }) =>
        Object.values(operation.callbacks ?? {}).flatMap((paths) =>
          callsAt(document, resolve<Paths>(document, paths), tag),
        ),
      ),
    ].map((call) => ({ ...call, isIncoming: true })),
  ];
}

function callsAt(
  document: OpenApiDocument,
  paths: Paths | undefined,
  tag: string,
): Omit<OperationEntry, "isIncoming">[] {
  return Object.entries(paths ?? {}).flatMap(([path, given]) => {
    if (path.startsWith("x-")) return [];
    const item = resolvePathItem(document, given);
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return {
        id: operation.operationId ?? `${method}-${path.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^-|-$/g, "")}`,
        tag: operation.tags?.[0] ?? tag,
        method,
        path,
        operation,
        parameters: collectParameters(document, item, operation),
      };
    });
  });
}

/** A path item may refer to another and say more beside. */
function resolvePathItem(document: OpenApiDocument, item: PathItem | Reference): PathItem {
  const { $ref, ...own } = item as PathItem & Partial<Reference>;
  return $ref ? { ...resolve<PathItem>(document, { $ref }), ...own } : own;
}

function collectParameters(document: OpenApiDocument, item: PathItem, operation: OperationObject): Parameter[] {
  const given = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const parameters = given.map((parameter) => resolve<Parameter>(document, parameter));
  // A parameter of the operation replaces the one of the path with the same name and place.
  return [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}
