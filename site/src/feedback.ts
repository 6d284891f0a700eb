import { site } from "./config.ts";

/** The URL for reporting a problem: a new issue with the page and its section, and the version of the site. */
export function issueUrl(title: string, page: string, version: string): string {
  const body = `What is wrong or missing?\n\n\nPage: ${page}\nVersion: ${version}`;
  return `${site.repository.url}/issues/new?${new URLSearchParams({ title: `${title}: `, body })}`;
}
