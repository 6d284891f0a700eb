import { expect, test } from "vitest";
import { apiCatalog } from "./api-catalog.ts";

test("the catalog names the description of the API for programs and for people", () => {
  const { linkset } = JSON.parse(apiCatalog({ origin: "https://docs.example", base: "/docs/" }));
  expect(linkset).toMatchObject([
    {
      anchor: "https://docs.example/docs/",
      "service-desc": [{ href: "https://docs.example/docs/openapi.yaml" }, {}, {}],
      "service-doc": [{ href: "https://docs.example/docs/api/", type: "text/html" }, {}, {}],
    },
  ]);
});
