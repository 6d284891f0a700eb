import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { isOfInputMethod } from "../browser/input-method.ts";
import { positionAfterKey } from "../browser/next-by-key.ts";
import { Icon } from "../parts/Icon.tsx";
import { type Group, group } from "./groups.ts";
import { type Index, indexNow, loadIndex } from "./load.ts";
import { Examples, Failed, KeyHints, Loading, NoResults } from "./messages.tsx";
import { Results } from "./Results.tsx";
import { listDistinctiveWords } from "./ranking.ts";
import type { Hit } from "./record.ts";
import { splitWords } from "./words.ts";

const maxHits = 40;
const maxPerKind = 6;

export function SearchDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  /** Enter, pressed before there are results. */
  const waiting = useRef<MouseEventInit>(undefined);
  const id = useId();
  const state = useSyncExternalStore(indexNow.subscribe, indexNow.get);
  const index = typeof state === "object" ? state : undefined;

  const { groups, isExact } = useMemo(() => findResults(query, index), [query, index]);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isSearching = query.trim() !== "";
  const close = () => ref.current?.close();

  const choose = (keys: MouseEventInit) => {
    waiting.current = index ? undefined : keys;
    const option = document.getElementById(`${id}-${active}`);
    option?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  };

  useEffect(() => {
    if (index && waiting.current) choose(waiting.current);
  });

  const search = (words: string) => {
    waiting.current = undefined;
    setQuery(words);
    setActive(0);
    body.current?.scrollTo(0, 0);
    input.current?.focus();
  };

  const moveTo = (position: number) => {
    setActive(position);
    document.getElementById(`${id}-${position}`)?.scrollIntoView({ block: "nearest" });
    if (position === 0) body.current?.scrollTo(0, 0); // the name of the first group too
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === "Enter") {
      // Otherwise the key would press the button that gets the focus when the dialog closes.
      event.preventDefault();
      choose({ ctrlKey, metaKey, shiftKey });
    }
    const next = shiftKey ? undefined : positionAfterKey(key, active, count, ["ArrowDown", "ArrowUp"]);
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };

  // A click around the dialog closes it, and so does the choice of a result.
  const onClick = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const isLink = event.target instanceof Element && event.target.closest("a");
    if (event.target === ref.current || (isLink && !isElsewhere)) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by key the dialog closes with Esc and its links with Enter
    <dialog
      ref={ref}
      className="search-dialog"
      aria-label="Search"
      onClick={onClick}
      onClose={() => {
        waiting.current = undefined;
      }}
    >
      <div className="search-sheet floating">
        <div className="search-top">
          <Icon name="search" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search the documentation"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? id : undefined}
            aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
            placeholder="Search guides and reference"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="icon-button" aria-label="Close search" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="search-body" ref={body}>
          {state === "loading" && <Loading />}
          {state === "failed" && <Failed onRetry={() => loadIndex()} />}
          {index && !isSearching && <Examples onChoose={search} />}
          {index && isSearching && count === 0 && <NoResults query={query} />}
          {isSearching && count > 0 && !isExact && <p className="search-note">No exact match. Closest results:</p>}
          {count > 0 && <Results id={id} groups={groups} active={active} onPoint={setActive} />}
        </div>
        <KeyHints />
        <p className="visually-hidden" role="status">
          {index && isSearching && countText(count)}
        </p>
      </div>
    </dialog>
  );
}

/** Finds hits; without a query, pages to start from. */
function findResults(query: string, index: Index | undefined): { groups: readonly Group[]; isExact: boolean } {
  if (!index) return { groups: [], isExact: true };
  if (query.trim() === "") {
    const hits = index.pages.map((record): Hit => ({ record, terms: [] }));
    return { groups: group(hits, hits.length), isExact: true };
  }
  const { hits, isExact } = index.engine.search(query, maxHits);
  // A hit found by its topic or name has no terms, so the words of the query are marked.
  const own = listDistinctiveWords(splitWords(query)).flatMap(({ terms }) => terms);
  const marked = hits.map((hit) => (hit.terms.length > 0 ? hit : { ...hit, terms: own }));
  return { groups: group(marked, maxPerKind), isExact };
}

const countText = (count: number) => (count === 0 ? "No results" : `${count} ${count === 1 ? "result" : "results"}`);
