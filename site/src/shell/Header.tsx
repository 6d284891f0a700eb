import { site } from "../config.ts";
import { hrefOf } from "../docs/links.ts";
import { Icon } from "../parts/Icon.tsx";
import { LanguageMenu, VersionMenu } from "./Menu.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** The sections in the navigation bar and the mobile menu. */
export const sections = [
  { name: "Docs", route: "/" },
  { name: "API", route: "/api/" },
] as const;

export const isCurrent = (section: string, route: string | undefined): boolean =>
  route !== undefined && (route === "/api/") === (section === "/api/");

export function Header({ route }: { route?: string | undefined }) {
  return (
    <header className="bar">
      <div className="bar-inner">
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="mobile-menu"
          data-action="open-menu"
          aria-label="Menu"
        >
          <Icon name="menu" />
        </button>
        <a className="home-link" href={hrefOf("/")} aria-label={`${site.title}, home`}>
          <Wordmark />
        </a>
        <nav className="bar-sections" aria-label="Main">
          {sections.map((section) => (
            <a
              key={section.route}
              href={hrefOf(section.route)}
              aria-current={isCurrent(section.route, route) ? (section.route === route ? "page" : "true") : undefined}
            >
              {section.name}
            </a>
          ))}
        </nav>
        <SearchBox />
        <div className="bar-tools">
          <a className="bar-tool" href={site.repository.url} aria-label={`${site.repository.name} (external site)`}>
            <Icon name="code" />
            <span className="bar-tool-name">{site.repository.name}</span>
          </a>
          <LanguageMenu />
          <VersionMenu />
          <button
            type="button"
            className="icon-button theme-toggle needs-js"
            data-action="toggle-theme"
            aria-pressed="false"
            aria-label="Dark theme"
          >
            <Icon name="moon" className="icon-moon" />
            <Icon name="sun" className="icon-sun" />
          </button>
        </div>
      </div>
    </header>
  );
}

/** A button that looks like a box; without scripts, a link to the list of guides. */
function SearchBox() {
  return (
    <div className="search">
      <button
        type="button"
        className="search-box needs-js"
        data-action="open-search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" />
        <span className="search-hint">Search</span>
        <kbd>Ctrl K</kbd>
      </button>
      <a className="search-box without-js" href={hrefOf("/category/guides")}>
        <Icon name="search" />
        <span className="search-hint">All guides</span>
      </a>
    </div>
  );
}
