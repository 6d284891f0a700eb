import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, test } from "vitest";
import {
  docsRoutes,
  isMarked,
  markPage,
  missingRoute,
  open,
  origin,
  plainOrigin,
  routes,
  sharedVisit,
  waitForArrival,
} from "./harness.ts";

const send = (path: string, from = origin) => fetch(from + path, { redirect: "manual" });

describe("R1: each route is a page of its own", () => {
  const visit = sharedVisit({ js: false });
  const titles = new Set<string>();
  const descriptions = new Set<string>();

  test.each(routes)("%s returns 200 with one heading, a title, a description and its clean address", async (route) => {
    const { page, goto } = visit();
    const response = await goto(`${route}?utm=1`);
    expect(response?.status()).toBe(200);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toBe(`${origin}${route}`);
    titles.add(await page.title());
    descriptions.add((await page.locator("meta[name=description]").getAttribute("content")) ?? "");
  });

  test("no two pages share a title or a description", () => {
    expect(titles.size).toBe(routes.length);
    expect(descriptions.size).toBe(routes.length);
    expect(descriptions).not.toContain("");
  });
});

describe("R2: addresses are matched exactly and case counts", () => {
  const strangers = ["/Quickstart", "/guides", "/category", "/search", "/blog", "/API/", "/category/Guides", "/v1"];
  test.each(strangers)("%s is a not-found page, from our server and from a plain host", async (path) => {
    for (const from of [origin, plainOrigin]) {
      const response = await send(path, from);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Page not found</h1>");
    }
  });
});

const variants = [
  ["/quickstart.html", "/quickstart"],
  ["/quickstart/index.html", "/quickstart"],
  ["/index.html", "/"],
  ["/api.html", "/api/"],
  ["/api/index.html", "/api/"],
  ["/category/guides.html", "/category/guides"],
  ["/guides/manage-content/tm-query-ddb", "/guides/manage-content/tm-query"],
] as const;

describe("R3, S5: .html and /index.html endings, and the other reading of a route, lead to the clean address", () => {
  const ours = sharedVisit();
  test.each(variants)("%s ends at %s with query and hash, without an error", async (variant, route) => {
    const { page, goto, address } = ours();
    const response = await goto(`${variant}?a=1&b=%20#main`);
    expect(response?.status()).toBe(200);
    await expect.poll(address).toBe(`${route}?a=1&b=%20#main`);
    expect(await page.locator("html").getAttribute("data-route")).toBe(route);
  });

  test.each(variants)("%s is moved for good to %s", async (variant, route) => {
    const response = await send(`${variant}?a=1`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `${route}?a=1`]);
  });

  const plain = sharedVisit({ host: "plain" });
  const files = [
    ["/quickstart.html", "/quickstart"],
    ["/index.html", "/"],
    ["/api/index.html", "/api/"],
    ["/category/guides.html", "/category/guides"],
  ] as const;
  test.each(files)("on a plain host %s rewrites the address to %s", async (file, route) => {
    const { page, goto, address } = plain();
    await goto(`${file}?a=1#main`);
    await expect.poll(address).toBe(`${route}?a=1#main`);
    expect(await page.locator("html").getAttribute("data-route")).toBe(route);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(new RegExp(`[a-z]${route}$`));
  });

  test.each([
    ["/quickstart/index.html", "/quickstart"],
    ["/quickstart/", "/quickstart"],
    ["/category/guides/", "/category/guides"],
    ["/api.html", "/api/"],
  ])("on a plain host, %s ends at %s", async (path, route) => {
    const { page, address } = await open(`${path}?a=1#main`, { host: "plain" });
    await page.locator(`html[data-route="${route}"]`).waitFor();
    await expect.poll(address).toBe(`${route}?a=1#main`);
  });

  test("on a plain host moving on from a rewritten address and back works", async () => {
    const { page, goto, address } = plain();
    await goto("/quickstart.html");
    await markPage(page);
    await page.locator(".sidebar").getByRole("link", { name: "Guides", exact: true }).click();
    await waitForArrival(page, "/category/guides");
    await page.goBack();
    await waitForArrival(page, "/quickstart");
    await expect.poll(address).toBe("/quickstart");
    expect(await isMarked(page)).toBe(true);
  });
});

describe("R4: a page has one address, with or without a slash at the end", () => {
  test.each([
    ["/quickstart/", "/quickstart"],
    ["/category/guides/", "/category/guides"],
    ["/guides/upload/file-upload/", "/guides/upload/file-upload"],
    ["/api", "/api/"],
  ])("%s leads to %s", async (variant, route) => {
    const response = await send(`${variant}?q=1`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `${route}?q=1`]);
  });

  test("on a plain host /api shows the reference under /api/", async () => {
    const { page, address } = await open("/api?a=1#main", { host: "plain" });
    await expect.poll(address).toBe("/api/?a=1#main");
    expect(await page.locator("html").getAttribute("data-route")).toBe("/api/");
  });
});

describe("R5: any other path is the not-found page", () => {
  const visit = sharedVisit();
  const suggestions = () => visit().page.locator("[data-suggestions] a");

  test("it returns 404 with its heading and is kept out of search engines", async () => {
    const { page, goto } = visit();
    const response = await goto(missingRoute);
    expect(response?.status()).toBe(404);
    expect(await page.locator("h1").textContent()).toBe("Page not found");
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(await page.locator("link[rel=canonical]").count()).toBe(0);
  });

  test("it has the full shell", async () => {
    const { page, goto } = visit();
    await goto(missingRoute);
    for (const part of [".announcement", "header.bar", "footer", "main"]) {
      expect(await page.locator(part).isVisible()).toBe(true);
    }
    const search = page.locator("header [data-action=open-search]");
    await search.focus();
    expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test.each([
    ["/quickstrat", "/quickstart"],
    ["/guide/manage-content/tm-qery", "/guides/manage-content/tm-query"],
    ["/guides/manage-content/tm-query-dbd", "/guides/manage-content/tm-query"],
    ["/api/jobs", "/api/#tag-Jobs"],
    ["/api/createJob", "/api/#createJob"],
    ["/api/Job", "/api/#Job"],
    ["/api/errors-410", "/api/#error-file-deleted"],
    ["/instant-translate", "/guides/translate-content/instant-translate"],
    ["/pricing", "/api/#usage-and-charges"],
    ["/changelog", "/api/#changes"],
    ["/docs/sdk", "/api/#client-libraries"],
    ["/install", "/quickstart#run-your-own"],
  ])("%s suggests %s first", async (path, first) => {
    await visit().goto(path);
    expect(await suggestions().first().getAttribute("href")).toBe(first);
  });

  test("a suggestion is followed without a full load, and Back shows the suggestions again", async () => {
    const { page, goto } = visit();
    await goto("/quickstrat");
    await markPage(page);
    await suggestions().first().click();
    await waitForArrival(page, "/quickstart");
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await suggestions().first().waitFor();
    expect(await suggestions().first().getAttribute("href")).toBe("/quickstart");
  });

  test("without JavaScript the list of all pages is there", async () => {
    const { page } = await open("/quickstrat", { js: false });
    const listed = await page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(listed)).toEqual(new Set(routes));
    expect(await page.locator("main a").first().isVisible()).toBe(true);
  });
});

describe("R6: category pages show their children", () => {
  const visit = sharedVisit({ js: false });
  test.each([
    [
      "/category/guides",
      "Guides",
      [
        "/guides/connect-systems-to-workflows",
        "/guides/create-new-content",
        "/category/manage-content",
        "/category/translate-content",
        "/category/upload-files",
      ],
    ],
    [
      "/category/manage-content",
      "Manage content",
      ["/guides/manage-content/create-a-datasource", "/guides/manage-content/tm-query"],
    ],
    [
      "/category/translate-content",
      "Translate content",
      ["/guides/translate-content/instant-translate", "/guides/translate-content/verified-translation"],
    ],
    ["/category/upload-files", "Upload files", ["/guides/upload/file-upload"]],
  ])("%s is called %s and has a card per child, in the order of the tree", async (route, label, children) => {
    const { page, goto } = visit();
    await goto(route);
    expect(await page.locator("h1").textContent()).toBe(label);
    const cards = await page.locator("main .card").evaluateAll((cards) =>
      cards.map((card) => ({
        address: card.querySelector("a")?.getAttribute("href"),
        title: card.querySelector("a")?.textContent?.trim(),
        summary: card.querySelector("p")?.textContent?.trim(),
      })),
    );
    expect(cards.map(({ address }) => address)).toEqual(children);
    for (const { address, title, summary } of cards) {
      const child = await (await send(address ?? "")).text();
      expect(child).toContain(`<h1>${title}</h1>`);
      expect(child).toContain(`<meta name="description" content="${summary}">`);
    }
    const element = docsRoutes.indexOf(route as (typeof docsRoutes)[number]);
    expect(await page.locator("a[rel=prev]").getAttribute("href")).toBe(docsRoutes[element - 1]);
    expect(await page.locator("a[rel=next]").getAttribute("href")).toBe(docsRoutes[element + 1]);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    expect(await crumbs.getByRole("link").first().getAttribute("href")).toBe("/");
    expect(await crumbs.locator("[aria-current=page]").textContent()).toBe(label);
  });
});

describe("R7: search engines find exactly the pages", () => {
  test("sitemap.xml lists the 14 canonical addresses, each with its last change", async () => {
    const text = await (await send("/sitemap.xml")).text();
    const listed = [...text.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(listed.toSorted()).toEqual(routes.toSorted());
    expect(text.match(/<lastmod>\d{4}-\d{2}-\d{2}/g)).toHaveLength(routes.length);
  });

  test("changes.atom is a feed whose links lead to places of the reference, and the reference points to it", async () => {
    const response = await send("/changes.atom");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = new DOMParser().parseFromString(await response.text(), "application/xml");
    const texts = (name: string) =>
      Array.from(feed.getElementsByTagName(name)).map(({ textContent }) => textContent ?? "");
    expect(texts("title").at(-1)).toBe("0.1.0");
    expect(new Set(texts("id")).size).toBe(texts("entry").length + 1);
    const reference = await (await send("/api/")).text();
    expect(reference).toContain('type="application/atom+xml" href="/changes.atom"');
    const anchors = texts("content").flatMap((html) => [...html.matchAll(/href="https?:\/\/[^/]+\/api\/#([^"]+)"/g)]);
    expect(anchors.length).toBeGreaterThan(16);
    for (const [, anchor = ""] of anchors) {
      expect(reference.includes(` id=${anchor}`) || reference.includes(` id="${anchor}"`), anchor).toBe(true);
    }
  });

  test("robots.txt points to it", async () => {
    const text = await (await send("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  });
});

describe("R8: the pages are there for language models", () => {
  const twinOf = (route: string) => (route === "/" ? "/index.md" : `${route.replace(/\/$/, "")}.md`);
  /** The lists link to the copy of the reference that is next to the files of operations. */
  const linkedTwinOf = (route: string) => (route === "/api/" ? "/api/index.md" : twinOf(route));

  const linkedIn = (text: string) =>
    [...text.matchAll(/\]\((?:https?:\/\/[^/)]+)?(\/[^)]*\.md)\)/g)].map(([, path = ""]) => path);

  /** The Markdown files in `/llms.txt` and its lists. */
  async function listFiles(): Promise<string[]> {
    const index = await (await send("/llms.txt")).text();
    const lists = [...index.matchAll(/\]\((?:https?:\/\/[^/)]+)?(\/llms\/[^)]*\.txt)\)/g)];
    expect(lists.length).toBeGreaterThan(20);
    const texts = await Promise.all(lists.map(async ([, path = ""]) => (await send(path)).text()));
    return [index, ...texts].flatMap(linkedIn);
  }

  test("llms.txt and its lists link every twin, and a file for each operation, type, and section of a guide", async () => {
    const linked = await listFiles();
    expect(linked).toEqual(expect.arrayContaining(routes.map(linkedTwinOf)));
    expect(linked).toEqual(expect.arrayContaining(["/api/createJob.md", "/api/Job.md", "/api/errors-409.md"]));
    expect(linked).toContain("/llms/tm-query/2-find-a-fuzzy-match.md");
    expect(new Set(linked).size).toBe(linked.length);
  });

  test("each linked file is there on any host, points to the list, and a reader cuts none of it off", async () => {
    for (const path of await listFiles()) {
      for (const from of [origin, plainOrigin]) {
        const response = await send(path, from);
        const text = await response.text();
        expect([response.status, response.headers.get("content-type")?.split(";")[0]], path).toEqual([
          200,
          "text/markdown",
        ]);
        expect(text.indexOf("/llms.txt)"), path).toBeGreaterThan(0);
        expect(text.indexOf("/llms.txt)"), path).toBeLessThan(800);
        expect(text.length, path).toBeLessThan(50_000);
      }
    }
  });

  test("a request for Markdown gets the twin, and the catalog of the API is at its well-known URL", async () => {
    const response = await fetch(`${origin}/quickstart`, { headers: { accept: "text/markdown" } });
    expect(response.headers.get("content-type")).toContain("text/markdown");
    expect(response.headers.get("vary")).toContain("accept");
    expect(await response.text()).toMatch(/^# Quickstart\n/);
    const catalog = await send("/.well-known/api-catalog");
    expect(catalog.headers.get("content-type")).toContain("application/linkset+json");
    expect(await catalog.json()).toMatchObject({ linkset: [{ "service-desc": [{}, {}, {}] }] });
  });

  test("a file that is only Markdown has no page, and is served as Markdown on request", async () => {
    const response = await fetch(`${origin}/api/createJob`, { headers: { accept: "text/markdown" } });
    expect([response.status, response.headers.get("vary")]).toEqual([200, "accept, accept-encoding"]);
    expect(await response.text()).toMatch(/^# Create a job/);
    expect((await send("/api/createJob")).status).toBe(404);
  });

  test.each(routes)("the twin of %s is plain Markdown", async (route) => {
    const response = await send(twinOf(route));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/markdown");
    expect(text).toMatch(/^# \S/);
    const prose = text.replace(/^ *(```+|~~~+)[^\n]*\n[\s\S]*?\n *\1/gm, "").replace(/(`+)[\s\S]*?\1/g, "");
    expect(prose.match(/<\/?[A-Za-z][^>]*>|^import |\{\/\*/gm) ?? []).toEqual([]);
  });
});
