import { href } from "../docs/links.ts";
import type { PageSuggestion } from "../docs/suggestions.ts";

interface NotFoundProps {
  /** Listed for every reader. */
  pages: readonly PageSuggestion[];
  /** What a script chooses its suggestions from. */
  places: readonly PageSuggestion[];
}

export function NotFound({ pages, places }: NotFoundProps) {
  return (
    <article className="prose not-found">
      <h1>Page not found</h1>
      <p className="lead">We can't find that page. Check the URL, or try one of these.</p>
      <section aria-labelledby="suggestions" data-suggestions="" hidden>
        <h2 id="suggestions">Did you mean</h2>
        <ul className="suggestions" />
      </section>
      <h2>All pages</h2>
      <ul className="all-pages">
        {pages.map(({ route, title }) => (
          <li key={route}>
            <a href={href(route)}>{title}</a>
          </li>
        ))}
      </ul>
      <script
        type="application/json"
        data-places=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of this build's own titles and routes
        dangerouslySetInnerHTML={{ __html: JSON.stringify(places).replaceAll("<", "\\u003c") }}
      />
    </article>
  );
}
