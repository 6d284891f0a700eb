import { hrefOf } from "../docs/links.ts";
import { docsPages } from "../docs/pages.ts";
import { type CategoryEntry, isCategory, type SidebarEntry, sidebar } from "../docs/sidebar.ts";
import { Icon } from "../parts/Icon.tsx";

const titles = new Map(docsPages.map((page) => [page.route, page.title]));

/** The same on every page and in the mobile menu. */
export function DocsTree({ route, id }: { route: string | undefined; id: string }) {
  return <Entries entries={sidebar} route={route} id={id} />;
}

export function Sidebar({ route }: { route: string }) {
  return (
    <nav className="sidebar" aria-label="Documentation">
      <DocsTree route={route} id="sidebar" />
    </nav>
  );
}

function Entries({ entries, route, id }: { entries: readonly SidebarEntry[]; route: string | undefined; id: string }) {
  return (
    <ul className="tree">
      {entries.map((entry) => (
        <li key={entry.route}>
          <a href={hrefOf(entry.route)} aria-current={entry.route === route ? "page" : undefined}>
            {titles.get(entry.route)}
          </a>
          {isCategory(entry) && <Branch entry={entry} route={route} id={id} />}
        </li>
      ))}
    </ul>
  );
}

function Branch({ entry, route, id }: { entry: CategoryEntry; route: string | undefined; id: string }) {
  return (
    <details open id={`${id}-${entry.route.split("/").pop()}`}>
      <summary aria-label={`Pages in ${entry.title}`}>
        <Icon name="chevron" className="icon-small" />
      </summary>
      <Entries entries={entry.children} route={route} id={id} />
    </details>
  );
}
