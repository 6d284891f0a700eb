import { hrefOf } from "../docs/links.ts";
import { docsPage } from "../docs/pages.ts";
import { Icon } from "../parts/Icon.tsx";

export function Cards({ routes }: { routes: readonly string[] }) {
  return (
    <ul className="cards">
      {routes.map(docsPage).map((page) => (
        <li key={page.route} className="card">
          <a href={hrefOf(page.route)}>
            {page.title}
            <Icon name="arrow" />
          </a>
          <p>{page.description}</p>
        </li>
      ))}
    </ul>
  );
}
