/** The clean URL of a page, whose host may have served it with a slash at the end, or under its file name. */
export function cleanAddress({ documentElement }: Document, match: URL): URL {
  const { route, base = "/" } = documentElement.dataset;
  return route ? Object.assign(new URL(match), { pathname: base + route.slice(1) }) : match;
}
