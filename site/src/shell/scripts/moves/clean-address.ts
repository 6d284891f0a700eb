/** The canonical URL. A host may also serve the page with a slash at the end, or under its file name. */
export function cleanAddress({ documentElement }: Document, match: URL): URL {
  const { route, base = "/" } = documentElement.dataset;
  return route ? Object.assign(new URL(match), { pathname: base + route.slice(1) }) : match;
}
