import type { MarkdownHeading } from "astro";
import { Icon } from "../parts/Icon.tsx";

const selectShown = (all: readonly MarkdownHeading[]) => all.filter(({ depth }) => depth === 2 || depth === 3);

/** The contents next to the text, on a wide screen. */
export function Contents({ headings }: { headings: readonly MarkdownHeading[] }) {
  if (selectShown(headings).length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p className="contents-title" id="contents-title">
        On this page
      </p>
      <List headings={headings} />
    </nav>
  );
}

/** The contents above the text, on a narrow screen. */
export function FoldedContents({ headings }: { headings: readonly MarkdownHeading[] }) {
  if (selectShown(headings).length < 2) return null;
  return (
    <nav className="folded-contents" aria-label="On this page">
      <details>
        <summary>
          On this page <Icon name="down" className="icon-small" />
        </summary>
        <List headings={headings} />
      </details>
    </nav>
  );
}

function List({ headings }: { headings: readonly MarkdownHeading[] }) {
  return (
    <ul className="contents-list">
      {selectShown(headings).map(({ slug, text, depth }) => (
        <li key={slug} className={`level-${depth}`}>
          <a href={`#${slug}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
