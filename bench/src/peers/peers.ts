export interface LastOperation {
  id: string;
  tag: string;
  method: string;
  path: string;
}

/** A reference that files of one package render in the browser. */
export interface ReferencePeer {
  name: string;
  package: string;
  version: string;
  /** The name of the file in `pages/`. */
  html: string;
  /** Paths in the package; served from `/assets/`. */
  files: string[];
  /** A selector of an element that exists when the last operation is rendered. */
  lastOperation(last: LastOperation): string;
}

export const peers: readonly ReferencePeer[] = [
  {
    name: "Redoc",
    package: "redoc",
    version: "3.0.1",
    html: "redoc.html",
    files: ["bundles/redoc.standalone.js"],
    lastOperation: ({ id }) => `[id*="${id}" i]`,
  },
  {
    name: "Scalar",
    package: "@scalar/api-reference",
    version: "1.72.1",
    html: "scalar.html",
    files: ["dist/browser/standalone.js"],
    lastOperation: ({ tag, method, path }) => `[id$="tag/${tag}/${method}${path}" i]`,
  },
  {
    name: "Swagger UI",
    package: "swagger-ui-dist",
    version: "5.35.0",
    html: "swagger-ui.html",
    files: ["swagger-ui.css", "index.css", "swagger-ui-bundle.js", "swagger-ui-standalone-preset.js"],
    lastOperation: ({ tag, id }) => `[id="operations-${tag}-${id}"]`,
  },
  {
    name: "Stoplight Elements",
    package: "@stoplight/elements",
    version: "9.0.25",
    html: "elements.html",
    files: ["styles.min.css", "web-components.min.js"],
    lastOperation: ({ id }) => `a[href$="/operations/${id}"]`,
  },
];
