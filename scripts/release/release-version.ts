/** The message is one line for the author of the release. */
export class ReleaseError extends Error {}

type Triple = [major: number, minor: number, patch: number];

/** @throws ReleaseError unless the text is a version without a suffix, such as 0.2.0 */
export function parseVersion(text: string): Triple {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text);
  if (!match) throw new ReleaseError(`Name a version such as 0.2.0, not "${text}".`);
  return match.slice(1).map(Number) as Triple;
}

/**
 * Source: Semantic Versioning 2.0.0.
 *
 * @param current the version in package.json
 * @param tags of earlier releases, such as v0.1.0
 * @throws ReleaseError with the allowed versions, unless `version` is one of them
 */
export function checkNextVersion(version: string, current: string, tags: readonly string[]): void {
  parseVersion(version);
  const [major, minor, patch] = parseVersion(current);
  const isReleased = tags.includes(`v${current}`);
  const next = [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];
  const allowed = isReleased ? next : [current, ...next];
  if (tags.includes(`v${version}`)) throw new ReleaseError(`There is a tag v${version} already.`);
  if (!allowed.includes(version)) throw new ReleaseError(`After ${current}, the version is ${allowed.join(", ")}.`);
}

/** Adds version and date to the newest section. @throws ReleaseError if it is of another version, or has no entry */
export function closeChangelog(text: string, version: string, day: string): string {
  const [heading, title = ""] = /^## (\S+).*$/m.exec(text) ?? [];
  if (heading === undefined || (title !== "Unreleased" && title !== version)) {
    throw new ReleaseError('The first section of CHANGELOG.md must be "## Unreleased".');
  }
  const begin = text.indexOf(heading) + heading.length;
  const [section = ""] = text.slice(begin).split(/^## /m);
  if (!/^- /m.test(section)) throw new ReleaseError(`CHANGELOG.md lists nothing for ${version}.`);
  return text.replace(heading, `## ${version} (${day})`);
}
