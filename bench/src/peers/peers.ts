/** The operation that is last in a reference. */
export interface LastOperation {
  id: string;
  tag: string;
  method: string;
  path: string;
}

export interface ReferencePeer {
  name: string;
  /** Those whose versions say what was measured. */
  packages: string[];
  /** Address of its reference. */
  page: string;
  /** Selector of what is in the page as soon as the last operation is. */
  lastOperation(last: LastOperation): string;
}

/** A reference that is drawn in the browser by files of one package. */
export interface Standalone extends ReferencePeer {
  packages: [name: string];
  version: string;
  /** In `pages/`. */
  html: string;
  /** In the package; served from `/assets/`. */
  files: string[];
}

/** Its versions are in `docusaurus/package.json`. */
export const docusaurus: ReferencePeer = {
  name: "Docusaurus with Redoc",
  packages: ["@docusaurus/core", "redocusaurus", "redoc", "react"],
  page: "/api/",
  lastOperation: ({ id }) => `[id$="operation/${id}"]`,
};

export const standalones: Standalone[] = [
  {
    name: "Redoc",
    packages: ["redoc"],
    version: "3.0.1",
    page: "/",
    html: "redoc.html",
    files: ["bundles/redoc.standalone.js"],
    lastOperation: ({ id }) => `[id*="${id}" i]`,
  },
  {
    name: "Scalar",
    packages: ["@scalar/api-reference"],
    version: "1.72.1",
    page: "/",
    html: "scalar.html",
    files: ["dist/browser/standalone.js"],
    lastOperation: ({ tag, method, path }) => `[id$="tag/${tag}/${method}${path}" i]`,
  },
  {
    name: "Swagger UI",
    packages: ["swagger-ui-dist"],
    version: "5.35.0",
    page: "/",
    html: "swagger-ui.html",
    files: ["swagger-ui.css", "index.css", "swagger-ui-bundle.js", "swagger-ui-standalone-preset.js"],
    lastOperation: ({ tag, id }) => `[id="operations-${tag}-${id}"]`,
  },
  {
    name: "Stoplight Elements",
    packages: ["@stoplight/elements"],
    version: "9.0.25",
    page: "/",
    html: "elements.html",
    files: ["styles.min.css", "web-components.min.js"],
    lastOperation: ({ id }) => `a[href$="/operations/${id}"]`,
  },
];
