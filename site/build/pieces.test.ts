import { expect, test } from "vitest";
import { apiCatalog } from "./api-catalog.ts";
import { pageWith, place } from "./fixtures.ts";
import { drawPiece, readStyles } from "./pieces.ts";

const piece = {
  id: "Job",
  group: "Entities",
  title: "Job & more",
  description: "",
  purpose: "",
  anchors: ["Job"],
  markdown: "# Job\n\n- `status`: one of <b>\n\n| A |\n| - |\n| 1 |\n",
};

test("a piece has a page that leads people to the reference, and loads the site's styles", () => {
  const page = pageWith("404.html", "", '<link rel="stylesheet" href="/assets/docs.css">');
  const html = drawPiece(piece, { place, styles: readStyles(page), siteTitle: "Docs" });
  expect(html).toContain("<title>Job &amp; more · Docs</title>");
  expect(html).toContain('<link rel="stylesheet" href="/assets/docs.css">');
  expect(html).toContain('<link rel="canonical" href="https://docs.example/api/#Job">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.indexOf('href="/llms.txt"')).toBeLessThan(html.indexOf("<li>"));
  expect(html).toContain("<code>status</code>: one of &lt;b&gt;");
  expect(html).toContain("<td>1</td>");
});

test("the catalog names the description of the API for programs and for people", () => {
  const { linkset } = JSON.parse(apiCatalog({ origin: "https://docs.example", base: "/docs/" }));
  expect(linkset).toMatchObject([
    {
      anchor: "https://docs.example/docs/",
      "service-desc": [{ href: "https://docs.example/docs/openapi.yaml" }, {}],
      "service-doc": [{ href: "https://docs.example/docs/api/", type: "text/html" }, {}, {}],
    },
  ]);
});
