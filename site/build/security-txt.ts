import { buildUrl, type SiteAddress } from "./pages.ts";

const validDays = 364;

/**
 * The contact for vulnerabilities. Expires within a year, so that an outdated server lists no invalid contact.
 * Source: RFC 9116.
 *
 * @param repository its URL
 * @param changedOn the day of the release's last change, `2026-01-31`
 */
export function securityTxt(repository: string, changedOn: string, location: SiteAddress): string {
  const expires = new Date(Date.parse(changedOn) + validDays * 86_400_000).toISOString().replace(".000Z", "Z");
  return [
    `Contact: ${repository}/security/advisories/new`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${buildUrl(location, "/.well-known/security.txt")}`,
    `Policy: ${repository}/blob/main/SECURITY.md`,
    "",
  ].join("\n");
}
