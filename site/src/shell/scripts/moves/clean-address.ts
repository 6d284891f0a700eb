/** The clean address of a page of this site. Its host may have found it with a slash at the end or in a file. */
export function cleanAddress({ documentElement }: Document, match: URL): URL {
  const { route, base = "/" } = documentElement.dataset;
  return route ? Object.assign(new URL(match), { pathname: base + route.slice(1) }) : match;
}
