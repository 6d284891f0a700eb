import { escapeHtml } from "./html.ts";
import { buildUrl, type SiteAddress } from "./pages.ts";

/**
 * The copy for hosts that look for folders: `quickstart.html` → `quickstart/index.html`. Pages in folders need none,
 * nor does the not-found page, which hosts find by its name.
 */
export const pageCopy = (file: string): string | undefined =>
  /(?:^|\/)index\.html$|^404\.html$/.test(file) ? undefined : file.replace(/\.html$/, "/index.html");

/** Redirects on hosts without redirects of their own. Our server reads the route from the page. */
export function drawRedirect(route: string, { title, location }: { title: string; location: SiteAddress }): string {
  const link = location.base + route.slice(1);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${link}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${buildUrl(location, route)}">
</head>
<body>
<p>This page is at <a href="${link}">${escapeHtml(title)}</a>.</p>
</body>
</html>
`;
}
