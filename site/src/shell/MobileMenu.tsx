import { site } from "../config.ts";
import { hrefOf } from "../docs/links.ts";
import { Icon } from "../parts/Icon.tsx";
import { isCurrent, sections } from "./Header.tsx";
import { DocsTree } from "./Sidebar.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** The menu is a modal dialog with scripts, and a popover without scripts. */
export function MobileMenu({ route }: { route?: string | undefined }) {
  return (
    <dialog id="mobile-menu" className="mobile-menu" popover="auto" aria-label="Menu">
      <div className="mobile-menu-head">
        <Wordmark />
        <button
          type="button"
          className="icon-button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          data-action="close-menu"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Main">
        <ul className="mobile-sections">
          {sections.map((section) => (
            <li key={section.route}>
              <a href={hrefOf(section.route)} aria-current={isCurrent(section.route, route) ? "true" : undefined}>
                {section.name}
              </a>
            </li>
          ))}
          <li>
            <a href={site.repository.url}>
              {`${site.repository.name} `}
              <Icon name="external" className="icon-small" />
              <span className="visually-hidden">(external site)</span>
            </a>
          </li>
        </ul>
      </nav>
      <nav aria-label="Documentation">
        <DocsTree route={route} id="menu" />
      </nav>
    </dialog>
  );
}
