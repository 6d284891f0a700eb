const pages = new Map<string, Promise<FetchedPage>>();

export interface FetchedPage {
  html: string;
  /** The URL after redirects, without a hash. */
  address: string;
}

/** Fetches a page once per visit, unless it fails. */
export function fetchPage(url: URL, priority: RequestPriority = "auto"): Promise<FetchedPage> {
  const key = url.origin + url.pathname + url.search;
  const known = pages.get(key);
  if (known) return known;
  const requested = requestPage(key, priority);
  pages.set(key, requested);
  requested.catch(() => pages.delete(key));
  return requested;
}

async function requestPage(address: string, priority: RequestPriority): Promise<FetchedPage> {
  const response = await fetch(address, { priority });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  if (!response.headers.get("content-type")?.startsWith("text/html")) throw new Error(`${address} isn't a page.`);
  return { html: await response.text(), address: response.url };
}

/** The limit of a page parsed ahead, in characters; only the reference exceeds it. */
const maxAhead = 200_000;

let parsedAhead: { page: FetchedPage; parsed?: Document } | undefined;

const parseHtml = ({ html }: FetchedPage) => new DOMParser().parseFromString(html, "text/html");

/** Parses a page before the reader follows the link. Only the last one is kept. */
export function parseAhead(page: FetchedPage): void {
  if (page.html.length < maxAhead && parsedAhead?.page !== page) parsedAhead = { page, parsed: parseHtml(page) };
}

/** Each call returns a new document. The page isn't parsed ahead again when its pressed link gets the focus. */
export function parsePage(page: FetchedPage): Document {
  const parsed = (parsedAhead?.page === page && parsedAhead.parsed) || parseHtml(page);
  parsedAhead = { page };
  return parsed;
}
