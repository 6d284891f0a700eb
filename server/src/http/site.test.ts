import { describe, expect, test } from "vitest";
import { type Site, serveSite } from "./site.ts";
import type { SiteBody, SiteFile } from "./site-file.ts";

const body = (text: string): SiteBody => ({ bytes: new TextEncoder().encode(text), etag: `"${text}"` });
const html = "text/html; charset=utf-8";

function buildFile(text: string, type = html): SiteFile {
  return { type, plain: body(text), br: body(`${text}.br`), gzip: body(`${text}.gz`) };
}

const site: Site = {
  files: new Map([
    ["/", buildFile("home")],
    ["/quickstart", buildFile("quickstart")],
    ["/guides/upload/file-upload", buildFile("upload")],
    ["/api/", buildFile("reference")],
    ["/openapi.yaml", buildFile("openapi", "application/yaml")],
    ["/assets/page.a1b2.js", buildFile("script", "text/javascript")],
    ["/assets/search.worker-a1b2.js", buildFile("worker", "text/javascript")],
    ["/favicon.png", { type: "image/png", plain: body("icon") }],
  ]),
  notFound: buildFile("missing"),
  redirects: new Map([["/guides/upload/files", "/guides/upload/file-upload"]]),
  contentSecurityPolicy: "default-src 'self'",
};

/** A site without an origin in its files responds at once. */
const serve = (...request: Parameters<typeof serveSite>) => serveSite(...request) as Response;
const get = (target: string, headers: HeadersInit = {}) => serve(site, "GET", target, new Headers(headers));

describe("Markdown", () => {
  const markdown = "text/markdown; charset=utf-8";
  const docs: Site = {
    ...site,
    files: new Map([
      ...site.files,
      ["/index.md", buildFile("home.md", markdown)],
      ["/api.md", buildFile("reference.md", markdown)],
      ["/quickstart.md", buildFile("quickstart.md", markdown)],
      ["/api/createJob.md", buildFile("createJob.md", markdown)],
      ["/llms.txt", buildFile("llms", "text/plain")],
    ]),
  };
  const send = (target: string, accept?: string) =>
    serve(docs, "GET", target, new Headers(accept === undefined ? {} : { accept }));

  test.each([
    ["/", "home.md"],
    ["/api/", "reference.md"],
    ["/quickstart?a=1", "quickstart.md"],
  ])("%s is served as Markdown on request", async (target, text) => {
    const response = send(target, "text/markdown, text/html;q=0.9, */*;q=0.1");
    expect(await response.text()).toBe(text);
    expect(response.headers.get("content-type")).toBe(markdown);
    expect(response.headers.get("etag")).toBe(`"${text}"`);
  });

  test.each([undefined, "*/*", "text/html,*/*;q=0.8", "text/html, text/markdown;q=0.5", "text/markdown;q=0"])(
    "a client that accepts %s gets HTML",
    async (accept) => {
      expect(await send("/quickstart", accept).text()).toBe("quickstart");
    },
  );

  test("caches keep both forms of a page apart", () => {
    expect(send("/quickstart").headers.get("vary")).toBe("accept, accept-encoding");
    expect(send("/quickstart", "text/markdown").headers.get("vary")).toBe("accept, accept-encoding");
    expect(send("/guides/upload/file-upload").headers.get("vary")).toBe("accept-encoding");
  });

  test("a file with only Markdown is there without its ending for programs, and for readers a page that isn't found", async () => {
    const forPrograms = send("/api/createJob", "text/markdown");
    expect([forPrograms.status, await forPrograms.text()]).toEqual([200, "createJob.md"]);
    expect(forPrograms.headers.get("content-type")).toBe(markdown);
    const forReaders = send("/api/createJob", "text/html");
    expect([forReaders.status, await forReaders.text()]).toEqual([404, "missing"]);
    for (const { headers } of [forPrograms, forReaders]) expect(headers.get("vary")).toBe("accept, accept-encoding");
  });

  test("a file without Markdown is served as it is", async () => {
    expect(await send("/guides/upload/file-upload", "text/markdown").text()).toBe("upload");
    expect(send("/missing", "text/markdown").status).toBe(404);
  });

  test("a page links to what programs read, as far as it is there", () => {
    const link = send("/quickstart").headers.get("link");
    expect(link).toContain('</quickstart.md>; rel="alternate"; type="text/markdown"');
    expect(link).toContain('</llms.txt>; rel="llms-txt"');
    expect(link).toContain('</openapi.yaml>; rel="service-desc"');
    expect(link).not.toContain("api-catalog");
    expect(send("/openapi.yaml").headers.get("link")).toBeNull();
    expect(send("/missing").headers.get("link")).toBeNull();
  });
});

describe("addresses", () => {
  test.each([
    ["/", "home"],
    ["/quickstart", "quickstart"],
    ["/quickstart?from=mail", "quickstart"],
    ["/guides/upload/file-upload", "upload"],
    ["/api/", "reference"],
    ["/openapi.yaml", "openapi"],
  ])("%s is served with its file", async (target, text) => {
    const response = get(target);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
  });

  test.each([
    ["/index.html", "/"],
    ["/quickstart.html", "/quickstart"],
    ["/quickstart/", "/quickstart"],
    ["/quickstart/index.html", "/quickstart"],
    ["/quickstart.html?a=1&b=/c/", "/quickstart?a=1&b=/c/"],
    ["/guides/upload/file-upload/", "/guides/upload/file-upload"],
    ["/api", "/api/"],
    ["/api?x", "/api/?x"],
    ["/api.html", "/api/"],
    ["/api/index.html", "/api/"],
    ["/guides/upload/files", "/guides/upload/file-upload"],
    ["/guides/upload/files?a=1", "/guides/upload/file-upload?a=1"],
    ["/guides/upload/files/", "/guides/upload/file-upload"],
    ["/guides/upload/files.html", "/guides/upload/file-upload"],
    ["/guides/upload/files/index.html", "/guides/upload/file-upload"],
  ])("%s moves for good to %s", (target, location) => {
    const response = get(target);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(location);
  });

  test.each([
    "/Quickstart",
    "/API/",
    "/guides",
    "/guides/",
    "/404",
    "/404.html",
    "/search",
    "//",
    "//quickstart",
    "//example.org/",
    "/quickstart//",
    "/.html",
    "/quickstart/.html",
    "/openapi.yaml/",
    "/openapi.yaml.html",
    "/openapi.yaml.br",
    "/../package.json",
    "/guides/../quickstart",
    "/./quickstart",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/%252e%252e/package.json",
    "/quick%00start",
    "/quickstart%00.html",
    "/%71uickstart",
    "/api%2F",
    "/..\\package.json",
    "/constructor",
    "/__proto__",
    "*",
  ])("%s is not found, and says so with the not-found page", async (target) => {
    const response = get(target);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe(html);
    expect(await response.text()).toBe("missing");
  });
});

describe("compression", () => {
  test.each([
    ["", null],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", null],
    ["*", "br"],
    ["*;q=0", null],
    ["br;q=0, *", "gzip"],
    ["BR", "br"],
    ["deflate", null],
  ])("Accept-Encoding %j is served with %s", (accepted, encoding) => {
    const response = get("/quickstart", { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
  });

  test("a file without compressed forms is sent as it is", () => {
    const response = get("/favicon.png", { "accept-encoding": "br" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("vary")).toBeNull();
    expect(response.headers.get("content-length")).toBe("4");
  });
});

describe("caching", () => {
  test("files with a hash in their name are cached for good, all others are revalidated", () => {
    expect(get("/assets/page.a1b2.js").headers.get("cache-control")).toBe("max-age=31536000, immutable");
    expect(get("/assets/missing.js").headers.get("cache-control")).toBe("no-cache");
    expect(get("/quickstart").headers.get("cache-control")).toBe("no-cache");
  });

  test.each(['"quickstart.br"', 'W/"quickstart.br"', '"old", "quickstart.br"', "*"])(
    "If-None-Match %s of the same form returns 304 without a body",
    async (known) => {
      const response = get("/quickstart", { "if-none-match": known, "accept-encoding": "br" });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe('"quickstart.br"');
      expect(await response.text()).toBe("");
    },
  );

  test("each compressed form has its own tag", () => {
    const response = get("/quickstart", { "if-none-match": '"quickstart"', "accept-encoding": "br" });
    expect(response.status).toBe(200);
  });

  test("the not-found page is never 304", () => {
    expect(get("/nothing", { "if-none-match": '"missing"' }).status).toBe(404);
  });
});

describe("methods", () => {
  test("HEAD has the headers of GET and no body", async () => {
    const response = serve(site, "HEAD", "/quickstart", new Headers());
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("10");
    expect(await response.text()).toBe("");
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("%s is refused", (method) => {
    const response = serve(site, method, "/quickstart", new Headers());
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("security", () => {
  test.each([
    ["/", "default-src 'self'"],
    ["/nothing", "default-src 'self'"],
    ["/openapi.yaml", "default-src 'none'"],
  ])("%s carries the policy %s and the guarding headers", (target, policy) => {
    expect(Object.fromEntries(get(target).headers)).toMatchObject({
      "content-security-policy": `${policy}; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  test("a part of a page obeys that page's policy and carries none", () => {
    const headers = get("/assets/page.a1b2.js").headers;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.has("content-security-policy")).toBe(false);
  });

  test("a worker has a policy of its own", () => {
    const policy = get("/assets/search.worker-a1b2.js").headers.get("content-security-policy");
    expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'");
  });
});
