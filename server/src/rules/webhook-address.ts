export interface WebhookUrlRules {
  mode: "development" | "production";
  /** Private networks that are allowed nevertheless. */
  networks: readonly Network[];
}

/** A block of addresses, whose first `prefix` bits are those of `bits`. */
export interface Network {
  size: 32 | 128;
  bits: bigint;
  prefix: number;
}

/** Reads `10.1.0.0/16` or `fd00::/8`; undefined when it is neither. */
export function parseNetwork(text: string): Network | undefined {
  const [address = "", length = ""] = text.split("/");
  const size = address.includes(":") ? 128 : 32;
  const prefix = Number(length);
  const hostname = URL.parse(size === 128 ? `http://[${address}]` : `http://${address}`)?.hostname;
  const isAddress = size === 128 ? hostname !== undefined : hostname === address && isV4(address);
  if (!isAddress || !/^\d+$/.test(length) || prefix > size) return undefined;
  return { size, bits: parseAddress(hostname ?? ""), prefix };
}

/**
 * Returns what the URL of a webhook must be, such as "an https URI", if it isn't; otherwise undefined. Names are resolved
 * and checked again at each delivery. Source: contract of the API, section "Webhook delivery".
 */
export function findUrlFault(webhookUrl: string, rules: WebhookUrlRules): string | undefined {
  const url = URL.parse(webhookUrl);
  if (!url?.host) return "an absolute URI";
  if (url.username || url.password) return "a public address";
  if (rules.mode === "development") return ["http:", "https:"].includes(url.protocol) ? undefined : "an https URI";
  if (url.protocol !== "https:") return "an https URI";
  return mayConnect(url.hostname, rules) ? undefined : "a public address";
}

/** Whether deliveries may go to a host: an address in any notation, or a name that isn't private. */
export function mayConnect(hostname: string, { mode, networks }: WebhookUrlRules): boolean {
  if (mode === "development") return true;
  const isBareV6 = hostname.includes(":") && !hostname.startsWith("[");
  const spelled = URL.parse(`http://${isBareV6 ? `[${hostname}]` : hostname}`)?.hostname;
  if (spelled === undefined) return false;
  return !isPrivateHost(spelled) || isWithin(spelled, networks);
}

/** @param address as `URL` writes it, or an IPv6 address without brackets */
export function isWithin(address: string, networks: readonly Network[]): boolean {
  const host = address.replace(/^\[|\]$/g, "");
  const size = host.includes(":") ? 128 : 32;
  if (size === 32 && !isV4(host)) return false;
  const bits = parseAddress(host);
  return networks.some((network) => {
    const rest = BigInt(size - network.prefix);
    return network.size === size && bits >> rest === network.bits >> rest;
  });
}

/** Whether a host, as `URL` writes it, is an address or name of a machine that isn't public. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  return host.includes(":") ? isPrivateV6(host) : isV4(host) && isPrivateV4(host);
}

const isV4 = (host: string) => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host);

function parseAddress(host: string): bigint {
  const address = host.replace(/^\[|\]$/g, "");
  if (!address.includes(":")) return BigInt(parseIpv4(address));
  return parseIpv6(address).reduce((bits, group) => (bits << 16n) | BigInt(group), 0n);
}

/** Ranges that are not for the public internet. Source: IANA IPv4 Special-Purpose Address Registry. */
const privateV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

function isPrivateV4(address: string): boolean {
  const value = parseIpv4(address);
  return privateV4.some(([start, bits]) => value >>> (32 - bits) === parseIpv4(start) >>> (32 - bits));
}

const parseIpv4 = (address: string): number =>
  address.split(".").reduce((value, part) => (value << 8) | Number(part), 0) >>> 0;

/**
 * Whether an IPv6 address is not global unicast. Another notation of an IPv4 address is judged by that address. An
 * address that a gateway translates into an IPv4 address (NAT64, 6to4) is always refused.
 */
function isPrivateV6(address: string): boolean {
  const groups = parseIpv6(address);
  const [first = 0, second = 0] = groups;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return isPrivateV4([groups[6] ?? 0, groups[7] ?? 0].flatMap((it) => [it >> 8, it & 255]).join("."));
  if (first === 0x2002) return true;
  if (first === 0x3fff && second < 0x1000) return true;
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return true;
  return first >> 13 !== 1;
}

function parseIpv6(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const parse = (text: string) => (text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16)));
  const [before, after] = [parse(head), parse(tail ?? "")];
  return [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}
