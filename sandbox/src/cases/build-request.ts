import { internalOperations, type Operation, operations } from "@openparlance/api";
import { type ExpressionScope, evaluate } from "@openparlance/api/arazzo";
import { buildSecurity, type CaseBody, CaseError, type CaseStep, isExpression, keyInputs } from "./case.ts";

const allOperations: Readonly<Record<string, Operation>> = { ...operations, ...internalOperations };

export const origin = "http://localhost";

/** @throws CaseError when the step can't become a request to this server */
export function buildRequest(step: CaseStep, scope: ExpressionScope): Request {
  const { parameters = [], requestBody } = step;
  const headers = new Headers();
  for (const { name, value } of parameters.filter((each) => each.in === "header"))
    headers.set(name, String(resolveValue(value, scope)));
  const [security] = step["x-security"] ?? buildSecurity(keyInputs.own);
  if (security) {
    const { username = "", password = "" } = security.values;
    headers.set("authorization", `Basic ${btoa(`${resolveValue(username, scope)}:${resolveValue(password, scope)}`)}`);
  }
  if (requestBody?.contentType) headers.set("content-type", requestBody.contentType);
  const { method, target } = resolveEndpoint(step, scope);
  const body = requestBody && buildBody(requestBody, scope);
  return new Request(origin + target, { method, headers, ...(body !== undefined && { body }) });
}

function resolveEndpoint(step: CaseStep, scope: ExpressionScope): { method: string; target: string } {
  const { operationId, operationPath = "", parameters = [] } = step;
  const target = step["x-parlance-target"];
  const [, methodInPath] = /\/([a-z]+)$/.exec(operationPath) ?? [];
  const operation = operationId === undefined ? undefined : allOperations[operationId];
  const method = (operation?.method ?? methodInPath)?.toUpperCase();
  const named = operationId ?? operationPath;
  if (!method) throw new CaseError(named ? `has no operation ${named}.` : "names no operation.");
  if (target !== undefined)
    return { method, target: checkTarget(isExpression(target) ? parsePath(target, scope) : target) };
  if (!operation) throw new CaseError("has no target.");
  const text = (value: unknown) => encodeURIComponent(String(resolveValue(value, scope)));
  const path = parameters
    .filter((each) => each.in === "path")
    .reduce((filled, { name, value }) => filled.replace(`{${name}}`, () => text(value)), operation.path);
  const query = parameters
    .filter((each) => each.in === "query")
    .map(({ name, value }) => `${encodeURIComponent(name)}=${text(value)}`);
  return { method, target: checkTarget(path + (query.length > 0 ? `?${query.join("&")}` : "")) };
}

function parsePath(expression: string, scope: ExpressionScope): string {
  const { pathname, search } = new URL(String(resolveValue(expression, scope)), origin);
  return pathname + search;
}

/** @throws CaseError for another host, or a path that isn't normalized */
function checkTarget(target: string): string {
  const url = URL.canParse(origin + target) ? new URL(origin + target) : undefined;
  const isOwn = url?.origin === origin && /^\/(?!\/)/.test(target) && url.pathname === target.split(/[?#]/)[0];
  if (!isOwn || url.hash !== "") throw new CaseError(`has a path outside the API: ${target.slice(0, 80)}`);
  return target;
}

/** Replaces values that consist of one expression only. */
function resolveValue(value: unknown, scope: ExpressionScope): unknown {
  if (isExpression(value)) return evaluate(String(value), scope);
  if (Array.isArray(value)) return value.map((each) => resolveValue(each, scope));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolveValue(each, scope)]));
}

function buildBody({ payload, ...body }: CaseBody, scope: ExpressionScope): BodyInit {
  if (body["x-parlance-encoding"] === "base64") {
    return Uint8Array.from(atob(String(payload)), (character) => character.charCodeAt(0));
  }
  const value = resolveValue(payload, scope);
  return typeof value === "string" ? value : JSON.stringify(value);
}
