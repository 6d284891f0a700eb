/** The clean address of a page of this site. Its host may have found it with a slash at the end or in a file. */
export function cleanAddress({ documentElement }: Document, found: URL): URL {
  const { route, base = "/" } = documentElement.dataset;
  return route ? Object.assign(new URL(found), { pathname: base + route.slice(1) }) : found;
}
