import { hrefOf } from "../docs/links.ts";
import type { PageSuggestion } from "../docs/suggestions.ts";
import { Icon } from "../parts/Icon.tsx";

interface NotFoundProps {
  /** Always listed. */
  pages: readonly PageSuggestion[];
  /** A script selects suggestions from these pages. */
  suggestions: readonly PageSuggestion[];
}

export function NotFound({ pages, suggestions }: NotFoundProps) {
  return (
    <article className="prose not-found">
      <div>
        <h1>Page not found</h1>
        <p className="lead">We can't find that page. Check the URL, or try one of these.</p>
        <div className="not-found-ways">
          <button type="button" className="not-found-search needs-js" data-action="open-search" aria-haspopup="dialog">
            <Icon name="search" />
            Search guides and reference
          </button>
          <a className="button" href={hrefOf("/")}>
            Home
          </a>
        </div>
        <section aria-labelledby="suggestions" data-suggestions="" hidden>
          <h2 id="suggestions">Did you mean</h2>
          <ul className="suggestions" />
        </section>
      </div>
      <section aria-labelledby="all-pages">
        <h2 id="all-pages">All pages</h2>
        <ul className="all-pages">
          {pages.map(({ route, title }) => (
            <li key={route}>
              <a href={hrefOf(route)}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
      <script
        type="application/json"
        data-places=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of this build's own titles and routes
        dangerouslySetInnerHTML={{ __html: JSON.stringify(suggestions).replaceAll("<", "\\u003c") }}
      />
    </article>
  );
}
