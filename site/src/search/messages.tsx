import { Icon } from "../parts/Icon.tsx";

/** Show that search accepts words, not only names. */
export const examples = ["translate a file", "webhook signature", "rate limits", "import a glossary", "job status"];

export function Examples({ onChoose }: { onChoose: (words: string) => void }) {
  return (
    <p className="search-examples">
      <span>Try</span>
      {examples.map((words) => (
        <button key={words} type="button" onClick={() => onChoose(words)}>
          {words}
        </button>
      ))}
    </p>
  );
}

export function Loading() {
  return (
    <div className="search-loading" role="status" aria-label="Loading the search index">
      {["a", "b", "c", "d"].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-message" role="alert">
      <Icon name="warning" />
      <p className="search-message-title">Search didn't load</p>
      <p>Check your connection, or reload the page: the site may have changed.</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

export function NoResults({ query }: { query: string }) {
  const base = document.documentElement.dataset.base ?? "/";
  return (
    <div className="search-message">
      <Icon name="search" />
      <p className="search-message-title">No results for “{query.trim()}”</p>
      <p>
        Check the spelling or try different keywords. You can also browse the <a href={`${base}api/`}>API reference</a>{" "}
        and the <a href={`${base}category/guides`}>guides</a>.
      </p>
    </div>
  );
}

export function KeyHints() {
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
