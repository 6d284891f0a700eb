import ipaddr from "ipaddr.js";

export interface WebhookUrlRules {
  mode: "development" | "production";
  /** Private networks that are allowed nevertheless. */
  networks: readonly Network[];
}

/** A block of addresses. */
export interface Network {
  start: ipaddr.IPv4 | ipaddr.IPv6;
  prefix: number;
}

/** Reads `10.1.0.0/16` or `fd00::/8`; undefined when it is neither. */
export function parseNetwork(text: string): Network | undefined {
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(text) && !ipaddr.IPv6.isValidCIDR(text)) return undefined;
  const [start, prefix] = ipaddr.parseCIDR(text);
  return { start, prefix };
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
  const host = withoutBrackets(address);
  if (networks.length === 0 || !ipaddr.isValid(host)) return false;
  const parsed = ipaddr.parse(host);
  return networks.some(({ start, prefix }) => parsed.kind() === start.kind() && parsed.match(start, prefix));
}

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, "");

/** The IPv6 addresses that are assigned to the public internet. Others are reserved, and may get any meaning. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Whether a host, as `URL` writes it, is an address or name of a machine that isn't public. Another notation of an IPv4
 * address is judged by that address. An address that a gateway translates into one (NAT64, 6to4) isn't public.
 */
function isPrivateHost(hostname: string): boolean {
  const host = withoutBrackets(hostname).replace(/\.$/, "").toLowerCase();
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  if (!ipaddr.isValid(host)) return false;
  const address = ipaddr.process(host);
  return address.range() !== "unicast" || (address.kind() === "ipv6" && !address.match(globalUnicast));
}
