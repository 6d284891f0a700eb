/**
 * Whether node_modules contains the packages of the lock file. Because npm writes its own record last, interrupted,
 * outdated and manual installations differ from the lock file. Optional packages depend on the platform and may differ.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, undefined when it is missing
 * @typedef {{ packages: Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }> }}
 *   Lock
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  const present = new Map(Object.entries(installed.packages));
  const wantedPackages = Object.entries(wanted.packages).filter(([path]) => path.includes("node_modules/"));
  const allThere = wantedPackages.every(([path, entry]) => {
    const installed = present.get(path);
    if (!installed) return entry.optional === true;
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
  const nothingElse = [...present].every(([path, entry]) => path in wanted.packages || entry.optional === true);
  return allThere && nothingElse;
}
