import { hrefOf } from "../docs/links.ts";
import type { DocsPage } from "../docs/pages.ts";
import { Icon } from "../parts/Icon.tsx";

export function PageTop({ page }: { page: DocsPage }) {
  return (
    <header>
      <Breadcrumbs page={page} />
      <div className="page-title">
        <h1>{page.title}</h1>
        <p className="lead">{page.description}</p>
        <button type="button" className="copy-page needs-js" data-action="copy-page">
          <Icon name="copy" className="icon-small icon-copy" />
          <Icon name="check" className="icon-small icon-done" />
          Copy page
        </button>
      </div>
    </header>
  );
}

function Breadcrumbs({ page }: { page: DocsPage }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol className="crumbs">
        <li>
          <a href={hrefOf("/")}>Docs</a>
        </li>
        {page.parents.map((parent) => (
          <li key={parent.route}>
            <a href={hrefOf(parent.route)}>{parent.title}</a>
          </li>
        ))}
        <li aria-current="page">{page.title}</li>
      </ol>
    </nav>
  );
}
