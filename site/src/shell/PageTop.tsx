import type { DocsPage } from "../docs/pages.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

/** Where the page is, what it is called and what it is for. */
export function PageTop({ page }: { page: DocsPage }) {
  return (
    <header>
      <Breadcrumbs page={page} />
      <h1>{page.title}</h1>
      <p className="lead">{page.description}</p>
    </header>
  );
}
