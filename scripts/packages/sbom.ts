import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.ts";
import { version } from "./manifest.ts";

/** In CycloneDX 1.6. @param folders of the included or installed packages, below the repository's root */
export function formatSbom(name: string, folders: readonly string[]) {
  const packages = [...new Set(folders)].map((folder) =>
    JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")),
  );
  const components = new Map(packages.map((each) => [purlOf(each.name, each.version), componentOf(each)] as const));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { ...componentOf({ name, version, license: "Apache-2.0" }), type: "application" },
    },
    components: [...components.keys()].sort().map((purl) => components.get(purl)),
  };
}

function componentOf({ name, version, license }: { name: string; version: string; license: string }) {
  const purl = purlOf(name, version);
  return { type: "library", "bom-ref": purl, name, version, purl, licenses: [{ license: { id: license } }] };
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
