import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { buildReference, formatEntity, formatOperation, listAnchors, type OpenApiDocument } from "../../model/index.ts";
import { ReferencePage } from "./ReferencePage.tsx";
import { ReferenceSidebar } from "./ReferenceSidebar.tsx";
import { largeDescriptions } from "./testing/large-descriptions.ts";

const find = createRequire(import.meta.url).resolve;
const load = (path: string): OpenApiDocument => parse(readFileSync(path, "utf8"));
const examples = find("@readme/oas-examples/package.json").replace(/package\.json$/, "");

/** Descriptions of other APIs, and examples of unusual ones. */
const descriptions: Record<string, () => OpenApiDocument | Promise<OpenApiDocument>> = {
  "Figma, 3.1": () => load(find("@figma/rest-api-spec/openapi/openapi.yaml")),
  "Scalar Galaxy, 3.1": () => load(find("@scalar/galaxy/3.1.json")),
  ...Object.fromEntries(
    [
      "star-trek",
      "petstore",
      "petstore-expanded",
      "petstore-simple-no-tags",
      "uspto",
      "polymorphism",
      "discriminators",
      "schema-circular",
      "schema-types",
      "schema-validation",
      "schema-enums",
      "circular",
      "complex-nesting",
      "parameters-style",
      "parameters-common",
      "parameters-cookies",
      "server-variables",
      "http-status-codes",
      "form-data",
      "file-uploads",
      "response-multiple-mediatypes",
      "callbacks",
      "security",
      "circular-paths",
      "circular-request-bodies",
      "link-example",
      "response-examples",
      "request-examples",
    ].map((name) => [`${name}, 3.0`, () => load(`${examples}3.0/json/${name}.json`)]),
  ),
  ...Object.fromEntries(
    ["readme", "train-travel", "webhooks", "schema-types", "security"].map((name) => [
      `${name}, 3.1`,
      () => load(`${examples}3.1/json/${name}.json`),
    ]),
  ),
  ...(process.env.PARLANCE_PROOF ? largeDescriptions() : {}),
};

// React logs HTML that it rejects.
const complaints = vi.spyOn(console, "error");
beforeEach(() => {
  complaints.mockClear();
});
afterEach(() => expect(complaints.mock.calls).toEqual([]));

test.each(Object.entries(descriptions))("%s is shown whole", { timeout: 120_000 }, async (_, read) => {
  const document = await read();
  const reference = buildReference(document);
  const html = renderToStaticMarkup(
    <>
      <ReferenceSidebar reference={reference} />
      <ReferencePage reference={reference} />
    </>,
  );

  const all = reference.tags.flatMap(({ operations }) => operations);
  const shown = all.map(({ method, path }) => `${method} ${path}`);
  expect(shown).toEqual(expect.arrayContaining(requestsIn(document)));

  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => unescapeText(id));
  const present = new Set(ids);
  expect(ids.length).toBe(present.size);
  expect(ids.filter((id) => !id || /\s/.test(id))).toEqual([]);
  expect(listAnchors(reference).filter((anchor) => !present.has(anchor))).toEqual([]);

  const mentioned = [...JSON.stringify(reference).matchAll(/\{"entity":("(?:[^"\\]|\\.)*")\}/g)];
  expect(mentioned.map(([, name]) => JSON.parse(name as string)).filter((name) => !present.has(name))).toEqual([]);
  for (const one of all) expect(formatOperation(one)).toContain(`(${one.id})`);
  for (const entity of reference.schemas) expect(formatEntity(entity)).toContain(`### ${entity.name}`);
});

/** Method and path of every operation, read without the model. */
function requestsIn({ paths = {}, webhooks = {} }: OpenApiDocument): string[] {
  const isMethod = (key: string) => /^(get|put|post|delete|options|head|patch|trace)$/.test(key);
  return [...Object.entries(paths), ...Object.entries(webhooks)].flatMap(([path, item]) =>
    Object.keys(item)
      .filter(isMethod)
      .map((method) => `${method} ${path}`),
  );
}

const unescapeText = (html = ""): string =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
