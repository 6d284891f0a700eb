import { type LookupAddress, promises } from "node:dns";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";

/** All addresses of a name; rejects with a `code`, such as `ENOTFOUND`, or when the signal aborts. */
export type LookUpName = (name: string, signal: AbortSignal) => Promise<LookupAddress[]>;

export interface NameSettings {
  /** Name servers to use instead of the system's. */
  servers?: readonly string[];
  /** The content of the system's files `hosts` and `resolv.conf`. */
  hosts?: () => Promise<string>;
  resolvConf?: () => Promise<string>;
  /** The time for the first request; for the second, it is doubled. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 2000;
const maxTries = 2;

const inWindows = process.platform === "win32";
const hostsFile = inWindows ? `${process.env.SystemRoot}\\System32\\drivers\\etc\\hosts` : "/etc/hosts";
const readTextOrEmpty = (path: string) => readFile(path, "utf8").catch(() => "");

/**
 * Looks up names without `getaddrinfo`, which can't be canceled. While a name server doesn't respond, `getaddrinfo`
 * occupies one of the few threads that files and cryptography also need. The order is the same: `localhost` and the
 * hosts file first, then the name servers, with the search domains of `resolv.conf` for names with few dots.
 */
export function nameLookUp(settings: NameSettings = {}): LookUpName {
  const { servers, hosts = () => readTextOrEmpty(hostsFile), timeoutMs = defaultTimeoutMs } = settings;
  const { resolvConf = () => readTextOrEmpty("/etc/resolv.conf") } = settings;
  return async (name, signal) => {
    signal.throwIfAborted();
    const version = isIP(name);
    if (version) return [{ address: name, family: version }];
    const wanted = name.toLowerCase().replace(/\.$/, "");
    const known = addressesIn(await hosts(), wanted);
    if (known.length > 0) return known;
    if (wanted === "localhost" || wanted.endsWith(".localhost")) return loopback;
    // One resolver for each name, because canceling ends all requests of a resolver.
    const resolver = new promises.Resolver({ timeout: timeoutMs, tries: maxTries });
    if (servers) resolver.setServers(servers);
    const stop = () => resolver.cancel();
    signal.addEventListener("abort", stop, { once: true });
    try {
      return await firstMatch(resolver, candidates(name, await resolvConf()), signal);
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
}

const loopback: LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

/** Source: hosts(5). */
function addressesIn(hosts: string, wanted: string): LookupAddress[] {
  return hosts.split("\n").flatMap((line) => {
    const [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
    const family = isIP(address);
    return family && names.some((name) => name.toLowerCase() === wanted) ? [{ address, family }] : [];
  });
}

/** The full names for a name, in order. Source: resolv.conf(5), `search` and `ndots`. */
function candidates(name: string, resolvConf: string): string[] {
  if (name.endsWith(".")) return [name];
  const lastOf = (option: RegExp) => [...resolvConf.matchAll(option)].at(-1)?.[1];
  const domains =
    lastOf(/^[ \t]*(?:search|domain)[ \t](.+)$/gm)
      ?.trim()
      .split(/\s+/) ?? [];
  const dots = Number(lastOf(/^[ \t]*options[ \t].*\bndots:(\d+)/gm) ?? 1);
  const longer = domains.map((domain) => `${name}.${domain.replace(/\.$/, "")}`);
  return name.split(".").length - 1 >= dots ? [name, ...longer] : [...longer, name];
}

async function firstMatch(resolver: promises.Resolver, names: readonly string[], signal: AbortSignal) {
  let failure: unknown;
  for (const name of names) {
    const responses = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.throwIfAborted();
    const addresses = responses.flatMap((response, index) =>
      response.status === "fulfilled"
        ? response.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
        : [],
    );
    if (addresses.length > 0) return addresses;
    // The next full name is tried only if this one does not exist.
    failure =
      responses.find((response) => response.status === "rejected" && !isAbsent(response.reason)) ?? responses[0];
    if (!isAbsent((failure as PromiseRejectedResult).reason)) break;
  }
  throw (failure as PromiseRejectedResult).reason;
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["ENOTFOUND", "ENODATA"].includes(String(error.code));
