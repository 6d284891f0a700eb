import { hrefOf } from "../docs/links.ts";
import { type DocsPage, docsPages } from "../docs/pages.ts";
import { Icon } from "../parts/Icon.tsx";

export function PreviousNext({ page }: { page: DocsPage }) {
  const position = docsPages.indexOf(page);
  const previous = docsPages[position - 1];
  const next = docsPages[position + 1];
  return (
    <nav className="previous-next" aria-label="Previous and next page">
      {previous && (
        <a className="previous" href={hrefOf(previous.route)} rel="prev">
          <span className="direction">
            <Icon name="back" className="icon-small" /> Previous
          </span>
          <span className="name">{previous.title}</span>
        </a>
      )}
      {next && (
        <a className="next" href={hrefOf(next.route)} rel="next">
          <span className="direction">
            Next <Icon name="arrow" className="icon-small" />
          </span>
          <span className="name">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
