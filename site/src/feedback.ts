import { site } from "./config.ts";

/** The URL of a new public issue with the page and its section, without its host, and the version. */
export function issueUrl(title: string, page: string, version: string): string {
  const body = `What is wrong or missing?\n\n\nPage: ${page}\nVersion: ${version}`;
  return `${site.repository.url}/issues/new?${new URLSearchParams({ title: `${title}: `, body })}`;
}
