/**
 * Runs in the head before the first paint, as text of the page: it may use nothing from outside its own body.
 * It brings back what the reader chose, tidies the address, and watches for files that cannot be loaded.
 */
export function early(): void {
  const root = document.documentElement;
  root.classList.add("js");

  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is switched off: every visit is the first
    }
  };
  if (stored("theme") === "dark") root.dataset.theme = "dark";
  if (stored("announcement.dismissed") === root.dataset.announcement) root.dataset.announcementClosed = "";

  // A static host may also answer to the file's own name: the address shown is the clean one.
  const { pathname, search, hash } = location;
  const { route, base = "/" } = root.dataset;
  if (route) {
    const stem = (base + route.slice(1)).replace(/\/$/, "");
    const isSamePage = pathname.startsWith(stem) && /^(\/|\.html|\/index\.html)?$/.test(pathname.slice(stem.length));
    if (isSamePage) history.replaceState(history.state, "", base + route.slice(1) + search + hash);
  }

  // Scripts or styles that fail while the page loads mean a wrong base address: say so without them.
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof Element && target.matches("link[rel=stylesheet], script[src]"))) return;
      const show = () => {
        const banner = document.getElementById("wrong-base");
        if (!banner?.hidden || document.readyState === "complete") return;
        const bare = pathname.replace(/(?:\/index\.html|\.html|\/)$/, "");
        const stem = route?.replace(/\/$/, "");
        const likely = stem !== undefined && bare.endsWith(stem) ? `${bare.slice(0, bare.length - stem.length)}/` : "/";
        banner.querySelector("[data-likely-base]")?.append(likely);
        banner.style.cssText =
          "padding:20px;border:2px solid #b3261e;background:#fff;color:#1a1930;font:1rem/1.5 sans-serif";
        banner.hidden = false;
      };
      if (document.body && document.readyState !== "loading") show();
      else addEventListener("DOMContentLoaded", show);
    },
    true,
  );
}
