import { readFileSync } from "node:fs";

/** The parts that each part may import, through their entries. */
const mayImport = {
  api: [],
  text: [],
  engine: ["text"],
  filters: ["text"],
  client: ["api"],
  server: ["api", "text", "engine", "filters"],
  sandbox: ["api", "server"],
  // Its tests use the client.
  testing: ["api", "client", "server", "sandbox"],
  site: ["api", "client", "sandbox"],
  e2e: ["api", "client", "server", "sandbox", "testing", "site"],
  bench: ["api", "text", "engine", "filters", "client", "server", "sandbox", "site"],
};

/** Tools, and the only files that may import them. */
const owners = [
  // A test of the reference reads descriptions of other APIs. The check of words reads every text.
  {
    tool: "the YAML parser",
    packages: ["yaml"],
    locations: [
      "^api/",
      "^scripts/words/",
      "^filters/src/yaml/",
      "^scripts/packages/",
      "^site/src/reference/view/general\\.test\\.tsx$",
      "^site/src/pages/\\[file\\]\\.ts$",
      "^(?:site/src/docs/arazzo|e2e/src/(?:arazzo|built/reference|exports/exports)\\.)",
    ],
  },
  {
    tool: "the query builder",
    packages: ["kysely"],
    locations: ["^server/(?:gen/|src/(?:store/|open-core\\.ts|node/database/)|testing/)"],
  },
  {
    tool: "PostgreSQL's driver",
    packages: ["pg"],
    // The tests with histories stop the work of processes in the database.
    locations: ["^server/src/node/database/postgres\\.ts$", "^server/testing/histories/"],
  },
  {
    tool: "the Model Context Protocol",
    packages: ["@modelcontextprotocol/[^/]+"],
    locations: ["^server/src/mcp/", "^server/src/node/cli/mcp\\."],
  },
  {
    tool: "the adapter between Node and `Request`",
    packages: ["@hono/node-server"],
    locations: ["^server/src/node/", "^testing/src/listen\\.ts$"],
  },
  { tool: "the detector of languages", packages: ["eld"], locations: ["^text/src/detect\\.ts$"] },
  { tool: "the XML parser", packages: ["saxes"], locations: ["^text/src/sentences/"] },
  {
    tool: "React and Astro",
    packages: ["react", "react-dom", "astro", "@astrojs/[^/]+"],
    locations: ["^site/"],
  },
];

// The folders of filters/src, lowest first: a folder imports only folders of earlier rows, and none of its own row.
const filterLayers = [
  ["zip", "document"],
  ["xml", "subtitles"],
  ["ooxml"],
  ["android", "csv", "html", "xliff", "yaml", "xlsx"],
  // biome-ignore format: a list of names
  [
    "docx", "epub", "fluent", "generic-xml", "idml", "json", "markdown", "odf", "plaintext", "po", "pptx", "properties", "qt", "resx",
    "sdlxliff", "srt", "stringsdict", "vtt",
  ],
  ["strings"],
  ["exchange"],
];

const siteLayers = [
  ["arazzo", "browser", "compatibility", "diagram", "model"],
  ["parts"],
  ["changes", "docs", "executed", "sandbox"],
  ["cases"],
  ["console", "own-memory"],
  ["scenario"],
  ["reference", "shell"],
  ["markdown", "search"],
  ["layout"],
  ["pages"],
];

const parts = Object.keys(mayImport);
const anyOf = (patterns) => `(?:${patterns.join("|")})`;

/** The files that a part's package.json exports. */
function entriesOf(part) {
  const { exports = {} } = JSON.parse(readFileSync(new URL(`${part}/package.json`, import.meta.url), "utf8"));
  const values = typeof exports === "string" ? [exports] : Object.values(exports);
  const paths = values.flatMap((value) => (typeof value === "string" ? [value] : Object.values(value)));
  return paths.map((path) => `^${part}/${path.slice(2).replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`);
}

const betweenParts = parts.flatMap((part) => {
  const others = parts.filter((other) => other !== part);
  return [
    {
      name: `${part}-imports-only-what-it-may`,
      from: { path: `^${part}/` },
      to: { path: others.filter((other) => !mayImport[part].includes(other)).map((other) => `^${other}/`) },
    },
    {
      name: `${part}-is-imported-through-its-entry`,
      from: { path: anyOf(others.map((other) => `^${other}/`)) },
      to: { path: `^${part}/`, ...(entriesOf(part).length > 0 && { pathNot: entriesOf(part) }) },
    },
  ].filter((rule) => rule.to.path.length > 0);
});

const ownership = owners.map(({ tool, packages, locations }) => ({
  name: `one-owner-of-${packages[0].replace(/\W+/g, "-")}`,
  comment: `Only ${locations.join(", ")} knows ${tool}.`,
  from: { path: anyOf(parts.map((part) => `^${part}/`)), pathNot: locations },
  to: { path: `node_modules/${anyOf(packages)}/` },
}));

/** The folders that each folder of the server may import. Imports have one direction. */
const serverMayImport = {
  node: [
    "commands",
    "doors",
    "engines",
    "evaluation",
    "files",
    "http",
    "mcp",
    "providers",
    "rules",
    "services",
    "store",
  ],
  commands: ["background", "rules", "services", "store"],
  evaluation: ["commands", "engines", "rules"],
  routes: ["files", "http", "rules", "services", "store"],
  http: ["files", "store"],
  mcp: ["http", "rules"],
  doors: ["files", "http", "rules", "services", "store"],
  background: ["files", "rules", "services", "store"],
  services: ["engines", "files", "rules", "store", "writing"],
  providers: ["writing"],
  engines: ["store"],
  files: ["rules"],
  faults: ["background", "rules", "services", "store"],
  writing: [],
  rules: [],
  store: [],
};

const serverFolders = Object.keys(serverMayImport);
const isTest = ["\\.test\\.ts$"];
const serverTop = "(?:app|index|open-core)\\.ts$";

const basicsOfNode = ["data-folder", "log", "look-up-name", "loopback", "request-log", "start-error", "with-timeout"];

// Lowest first. All may use the files next to them.
const serviceLayers = [["access"], ["memories"], ["documents"], ["jobs"]];

const insideServer = [
  ...serverFolders.map((folder) => ({
    name: `server-${folder}-imports-only-what-it-may`,
    from: { path: `^server/src/${folder}/`, pathNot: isTest },
    to: {
      path: serverFolders
        .filter((other) => other !== folder && !serverMayImport[folder].includes(other))
        .map((other) => `^server/src/${other}/`)
        .concat(folder === "node" ? [] : `^server/src/${serverTop}`),
      // Rules may import the types of stored data, but no code that reads or writes it.
      ...(folder === "rules" && { dependencyTypesNot: ["type-only"] }),
    },
  })),
  {
    name: "core-imports-nothing-above",
    from: { path: "^server/src/core/", pathNot: isTest },
    to: { path: [...serverFolders.map((folder) => `^server/src/${folder}/`), `^server/src/${serverTop}`] },
  },
  {
    name: "basics-of-node-import-no-folder",
    comment: "All other files there put the server together.",
    from: { path: `^server/src/node/${anyOf(basicsOfNode)}\\.ts$` },
    to: { path: "^server/src/node/[^/]+/" },
  },
  ...layersOf("server/src/services", serviceLayers),
  {
    name: "store-database-imports-no-part-of-the-store",
    from: { path: "^server/src/store/database/", pathNot: isTest },
    to: { path: "^server/src/store/", pathNot: "^server/src/store/database/" },
  },
  {
    name: "parts-of-the-store-do-not-know-the-store",
    from: { path: "^server/src/store/[^/]+/", pathNot: isTest },
    to: { path: "^server/src/store/[^/]+\\.ts$" },
  },
  {
    name: "server-does-not-need-scripts",
    from: { path: "^server/" },
    to: { path: "^scripts/" },
  },
];

const registration = "^filters/src/(?:configuration|index|registry)\\.ts$";

/** A folder imports only folders of earlier layers, and each folder has a layer. */
function layersOf(location, layers, { apart = [] } = {}) {
  const folderOf = (name) => `^${location}/${name}/`;
  return [
    {
      name: `every-folder-of-${location}-has-a-layer`,
      from: {},
      to: { path: `^${location}/[^/]+/`, pathNot: [...layers.flat(), ...apart].map(folderOf) },
    },
    ...layers.flatMap((layer, index) =>
      layer.map((folder) => ({
        name: `${location}/${folder}-imports-only-lower-folders`,
        from: { path: folderOf(folder), pathNot: "\\.test\\.tsx?$" },
        to: {
          path: `^${location}/[^/]+/`,
          pathNot: [folder, ...layers.slice(0, index).flat()].map(folderOf),
        },
      })),
    ),
  ];
}

const filterFolders = filterLayers.flat().map((name) => `^filters/src/${name}/`);

const betweenFilterFolders = [
  {
    name: "shared-files-of-filters-import-no-folder",
    from: { path: "^filters/src/[^/]+\\.ts$", pathNot: [registration, "\\.test\\.ts$"] },
    to: { path: ["^filters/src/[^/]+/", registration] },
  },
  ...layersOf("filters/src", filterLayers, { apart: ["testing"] }),
  {
    name: "folders-of-filters-do-not-know-the-registry",
    from: { path: filterFolders, pathNot: "\\.test\\.ts$" },
    to: { path: registration },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...betweenParts,
    ...ownership,
    ...insideServer,
    ...betweenFilterFolders,
    ...layersOf("site/src", siteLayers),
    {
      name: "only-server-node-needs-node",
      comment: "The rest of the server, text, engine and filters also run in a browser worker.",
      from: {
        path: "^(?:server|text|engine|filters)/src/",
        pathNot: ["^server/src/node/", "/src/testing/", ...isTest],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "server-core-does-not-reach-into-node",
      from: { path: "^server/src/", pathNot: ["^server/src/node/", ...isTest] },
      to: { path: "^server/src/node/" },
    },
    {
      name: "filters-are-loaded-with-the-first-file",
      comment: "They are large: whoever starts a server or a sandbox does not wait for them.",
      from: { path: "^server/src/", pathNot: ["^server/src/node/", "^server/src/rules/extract\\.ts$", ...isTest] },
      to: {
        path: ["^filters/src/index\\.ts$", "^server/src/rules/extract\\.ts$"],
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    { name: "no-circles", from: {}, to: { circular: true } },
    {
      name: "no-circles-between-folders",
      comment: "Folders are layers: what two of them need of each other belongs in a third below both.",
      scope: "folder",
      from: { path: "^(?:engine|site)/src/." },
      to: { path: "^(?:engine|site)/src/.", circular: true },
    },
    {
      name: "resolvable",
      comment:
        "hast and mdast are types without code; ?raw, ?url and virtual: are the site builder's words for a file as text, its address and what it makes.",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^astro:", "^(?:hast|mdast)$", "\\?(?:raw|url)$", "^virtual:"] },
    },
  ].map((rule) => ({ severity: "error", ...rule })),
  options: {
    doNotFollow: { path: "node_modules" },
    // The shared code of the engine's tests imports from all its folders.
    exclude: {
      path: ["^site/dist/", "^[^/]+/\\.(?:astro|cache)/", "^site/src/samples/", "^engine/src/testing/"],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
