import type { DescribedParameter } from "@openparlance/api/described";
import { type Method, simplifySchema } from "@openparlance/api/openapi";
import type { SampleRequest } from "./samples/sample-request.ts";

interface RequestParts {
  method: Method;
  path: string;
  parameters: DescribedParameter[];
  body: { mediaType: string; example: unknown } | undefined;
  response: { mediaType: string | undefined; fileName: string | undefined };
  /** The caption of the response next to the request, such as `With id=310`. */
  caption: string | undefined;
}

/** Has the required inputs and those in the caption, or else one optional parameter, with values of the examples. */
export function buildSampleRequest({ method, path, parameters, body, response, caption }: RequestParts): SampleRequest {
  const at = (location: string) => parameters.filter((parameter) => parameter.in === location);
  const inBody = isObject(body?.example) ? Object.keys(body.example) : [];
  const isNeeded = ({ name, isRequired, sources }: DescribedParameter) =>
    isRequired && !(sources.includes("body") && inBody.includes(name));
  const query = at("query");
  const isCaptioned = ({ name }: DescribedParameter) =>
    caption?.split(/[\s&]/).some((word) => word.startsWith(`${name}=`));
  const needed = query.filter((parameter) => isNeeded(parameter) || isCaptioned(parameter));
  const hasOthers = needed.length > 0 || body || at("path").length > 0 || caption !== undefined;
  const shown = hasOthers ? needed : query.slice(0, 1);
  const headers = at("header").filter(isNeeded);
  const sent = [...shown, ...headers];
  const name = parameters.find((parameter) => parameter.name === "name");
  return {
    method,
    path: path.replaceAll(/\{([^}]+)\}/g, (_, id: string) => {
      const parameter = at("path").find((candidate) => candidate.name === id);
      return encodeURIComponent(formatExample(parameter));
    }),
    query: shown.map((parameter) => [parameter.name, formatExample(parameter)]),
    headers: headers.map((parameter) => [parameter.name, formatExample(parameter)]),
    variables: at("path").map((parameter) => [parameter.name, formatExample(parameter)]),
    unsentOptions: parameters.flatMap((parameter) => {
      const { in: location, name } = parameter;
      const isOption = (location === "query" || location === "header") && !sent.includes(parameter);
      return isOption ? [{ location, name, value: formatExample(parameter) }] : [];
    }),
    route: path,
    values: {
      ...collectValues("path", at("path")),
      ...collectValues("query", shown),
      ...collectValues("header", headers),
    },
    body: body && buildBody(body, name ? formatExample(name) : "file"),
    response: describeResponse(response),
  };
}

/** Forms and texts are inline, other bodies are files with this name. */
export function buildBody(
  { mediaType, example }: { mediaType: string; example: unknown },
  name: string,
): SampleRequest["body"] {
  if (isJson(mediaType)) return { kind: "json", value: example ?? {} };
  if (/^application\/x-www-form-urlencoded\b/.test(mediaType) && isObject(example))
    return { kind: "text", mediaType, value: example, text: encodeForm(example) };
  if (/^multipart\//.test(mediaType) && isObject(example))
    return {
      kind: "text",
      mediaType: `${mediaType}; boundary=${boundary}`,
      value: example,
      text: encodeMultipart(example),
    };
  return isText(mediaType) && typeof example === "string"
    ? { kind: "text", mediaType, value: example, text: example }
    : { kind: "file", name, isExample: true };
}

/** A list is a repeated field. */
const encodeForm = (fields: Record<string, unknown>): string => new URLSearchParams(listFields(fields)).toString();

const boundary = "next-field";

const encodeMultipart = (fields: Record<string, unknown>): string =>
  [
    ...listFields(fields).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}--\r\n`,
  ].join("");

const listFields = (fields: Record<string, unknown>): [name: string, value: string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, typeof one === "object" ? JSON.stringify(one) : String(one)]),
  );

const isText = (mediaType: string): boolean => /^text\/|^application\/([\w.-]+\+)?xml\b/.test(mediaType);

function describeResponse({ mediaType, fileName }: RequestParts["response"]): SampleRequest["response"] {
  if (mediaType === undefined) return { kind: "nothing" };
  if (isJson(mediaType)) return { kind: "json" };
  if (mediaType === "text/event-stream") return { kind: "stream" };
  return fileName || mediaType === "application/octet-stream"
    ? { kind: "file", name: fileName ?? "answer" }
    : { kind: "text" };
}

export const isJson = (mediaType: string): boolean => /^application\/(?:[\w.+-]+\+)?json\b/.test(mediaType);

const collectValues = (location: "path" | "query" | "header", all: DescribedParameter[]): SampleRequest["values"] =>
  all.length > 0 ? { [location]: Object.fromEntries(all.map((each) => [each.name, findPlainValue(each)])) } : {};

const findPlainValue = (parameter: DescribedParameter | undefined): unknown =>
  parameter?.example ?? simplifySchema(parameter?.schema ?? {}).default ?? "";

const formatExample = (parameter: DescribedParameter | undefined): string => formatValue(findPlainValue(parameter));

/** Lists are separated by commas, objects are JSON. */
export function formatValue(value: unknown): string {
  const isList = Array.isArray(value) && !value.some((item) => typeof item === "object");
  if (isList) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
