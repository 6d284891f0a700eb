import { href } from "../docs/links.ts";
import type { DocsPage } from "../docs/pages.ts";

export function Breadcrumbs({ page }: { page: DocsPage }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol className="crumbs">
        <li>
          <a href={href("/")}>Docs</a>
        </li>
        {page.parents.map((parent) => (
          <li key={parent.route}>
            <a href={href(parent.route)}>{parent.title}</a>
          </li>
        ))}
        <li aria-current="page">{page.title}</li>
      </ol>
    </nav>
  );
}
