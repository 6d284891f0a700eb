/** Restores settings and cleans the URL. Runs in the head before the first paint. */
export function restoreSettings(): void {
  const root = document.documentElement;
  root.classList.add("js");

  const storedValue = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is disabled, so every visit is the first one
    }
  };
  if (storedValue("theme") === "dark") root.dataset.theme = "dark";
  if (storedValue("announcement.dismissed") === root.dataset.announcement) root.dataset.announcementClosed = "";

  // The page's URL shows the base. A static host may also serve the page under the name of its file.
  const { route, base = "/" } = root.dataset;
  if (!route) return;
  const path = location.pathname.replace(/(\/|\.html|\/index\.html)$/, "");
  const end = route.replace(/\/$/, "");
  root.dataset.foundBase = path.endsWith(end) ? `${path.slice(0, path.length - end.length)}/` : base;
  if (root.dataset.foundBase === base && location.pathname !== base + route.slice(1))
    history.replaceState(history.state, "", base + route.slice(1) + location.search + location.hash);
}
