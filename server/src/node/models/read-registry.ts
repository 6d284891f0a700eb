import { CliError } from "../../commands/command.ts";
import { limitBytes } from "../../core/limit-bytes.ts";

/** The registry of Firefox. Source: https://remote-settings.readthedocs.io, "Client Specifications". */
export const defaultRegistry = "https://firefox.settings.services.mozilla.com/v1";

export interface ModelFile {
  name: string;
  url: string;
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
}

export interface ModelRelease {
  /** `en-de` */
  pair: string;
  version: string;
  files: ModelFile[];
}

/** A part of the record of a file. `filter_expression` selects channels of Firefox, and Parlance is in none. */
interface ModelRecord {
  name: string;
  fromLang: string;
  toLang: string;
  version: string;
  fileType: string;
  attachment: { hash: string; size: number; location: string };
}

/** In order of preference. Bergamot 0.4.9 was built for version 1; pairs without such models get those of version 2. */
const majorVersions = [1, 2];
const requiredTypes = [
  ["model", "lex", "vocab"],
  ["model", "lex", "srcvocab", "trgvocab"],
];
const maxFileBytes = 2 ** 30;
const maxListBytes = 2 ** 26;
const maxRequestMs = 30_000;

/** The models of a registry, one for each pair, sorted by pair. `registry` is its URL up to `/v1`. @throws CliError */
export async function readRegistry(registry: string): Promise<ModelRelease[]> {
  const about = (await readJson(registry, `${registry}/`)) as {
    capabilities?: { attachments?: { base_url?: unknown } };
  } | null;
  const base = String(about?.capabilities?.attachments?.base_url);
  const list = await readJson(registry, `${registry}/buckets/main/collections/translations-models/records`);
  const records = (list as { data?: unknown } | null)?.data;
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? "") || !Array.isArray(records)) {
    throw new CliError(`${registry} is not a registry of Firefox's models.`);
  }
  return findReleases(records.filter(isUsable), base.endsWith("/") ? base : `${base}/`);
}

async function readJson(registry: string, url: string): Promise<unknown> {
  let text: string;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(maxRequestMs) });
    if (!response.ok) throw new CliError(`The model registry ${registry} responded with ${response.status}.`);
    text = await new Response(response.body?.pipeThrough(limitBytes(maxListBytes, () => tooLongError(url)))).text();
  } catch (cause) {
    throw cause instanceof CliError ? cause : unreachableRegistryError(registry, cause);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(`${registry} is not a registry of Firefox's models.`);
  }
}

const tooLongError = (url: string) => new CliError(`${url} is longer than ${maxListBytes} bytes.`);

/** The error for a registry, or its mirror, that doesn't respond. */
export function unreachableRegistryError(registry: string, cause: unknown): CliError {
  const { code } = ((cause as Error).cause ?? cause) as { code?: unknown };
  const reason = typeof code === "string" ? code : "no response in time";
  return new CliError(
    `The model registry ${registry} can't be reached (${reason}). Check the network, or set PARLANCE_MODELS_REGISTRY to a mirror.`,
  );
}

/** Names become paths, so only names in Firefox's form are accepted. */
function isUsable(record: unknown): record is ModelRecord {
  const { name, fromLang, toLang, version, fileType, attachment } = (record ?? {}) as Partial<ModelRecord>;
  const isNamed = /^(model|lex|vocab|srcvocab|trgvocab)\.[\w.-]+\.(?:bin|spm)$/.exec(String(name))?.[1] === fileType;
  const isOfPair = [fromLang, toLang].every((language) => /^[a-z]{2}$/.test(String(language)));
  const { hash, size, location } = attachment ?? {};
  return (
    isNamed &&
    isOfPair &&
    parseVersion(version) !== undefined &&
    /^[0-9a-f]{64}$/.test(String(hash)) &&
    Number.isSafeInteger(size) &&
    Number(size) > 0 &&
    Number(size) <= maxFileBytes &&
    typeof location === "string"
  );
}

/** Parses `1.0`, or an earlier `1.0a1`. */
function parseVersion(version: unknown) {
  const [, major, minor, before] = /^(\d{1,4})\.(\d{1,4})([a-z]\d{0,4})?$/.exec(String(version)) ?? [];
  if (!majorVersions.includes(Number(major))) return undefined;
  return { major: Number(major), minor: Number(minor), before };
}

function findReleases(records: readonly ModelRecord[], base: string): ModelRelease[] {
  const groups = Map.groupBy(records, ({ fromLang, toLang, version }) => `${fromLang}-${toLang} ${version}`);
  const releases = new Map<string, ModelRelease>();
  for (const [key, group] of groups) {
    const [pair = "", version = ""] = key.split(" ");
    const byType = new Map(group.map((record) => [record.fileType, record]));
    const types = requiredTypes.find((all) => all.every((type) => byType.has(type)));
    const earlier = releases.get(pair);
    if (!types || (earlier && compareVersions(earlier.version, version) >= 0)) continue;
    const files = types.map((type) => toFile(byType.get(type) as ModelRecord, base));
    releases.set(pair, { pair, version, files });
  }
  return [...releases.values()].sort((one, other) => (one.pair < other.pair ? -1 : 1));
}

const toFile = ({ name, attachment: { hash, size, location } }: ModelRecord, base: string): ModelFile => ({
  name,
  size,
  sha256: hash,
  url: base + location.replace(/^\/+/, ""),
});

/** Returns more than 0 if the first version is better: released, of an earlier major version, or newer. */
function compareVersions(one: string, other: string): number {
  const rank = (text: string) => {
    const { major = 0, minor = 0, before } = parseVersion(text) ?? {};
    return [before === undefined ? 1 : 0, -major, minor];
  };
  const [first, second] = [rank(one), rank(other)];
  const index = first.findIndex((part, at) => part !== second[at]);
  if (index === -1) return one > other ? 1 : -1;
  return (first[index] ?? 0) - (second[index] ?? 0);
}
