import { fetchPage, parsePage } from "./fetch-page.ts";
import { ownAddress } from "./own-address.ts";

export interface LoadedPage {
  page: Document;
  /** The canonical URL, with the requested hash. */
  address: URL;
}

/** Also fetches missing styles. @returns undefined if the page is from another build. @throws if a file doesn't load */
export async function loadPage(to: URL): Promise<LoadedPage | undefined> {
  const fetched = await fetchPage(to);
  const page = parsePage(fetched);
  if (!page.querySelector(`script[src="${ownAddress}"]`)) return undefined;
  for (const element of page.querySelectorAll("noscript")) element.remove();
  await Promise.all(listNewStyles(page).map(preloadStyle));
  return { page, address: cleanAddress(page, Object.assign(new URL(fetched.address), { hash: to.hash })) };
}

function listNewStyles(next: Document): string[] {
  return [...next.querySelectorAll("head link[rel=stylesheet]")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((address) => !document.querySelector(`link[rel=stylesheet][href="${address}"]`));
}

function preloadStyle(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "style", href: address, onload: () => done(), onerror: () => fail() });
    document.head.append(link);
  });
}

/** The canonical URL. A host may also serve the page with a slash at the end, or under its file name. */
function cleanAddress({ documentElement }: Document, match: URL): URL {
  const { route, base = "/" } = documentElement.dataset;
  return route ? Object.assign(new URL(match), { pathname: base + route.slice(1) }) : match;
}
