import { Icon, type IconName } from "../parts/Icon.tsx";
import { buildExcerpt, type ExcerptPiece, firstSentence, mark } from "./excerpt.ts";
import type { Group } from "./groups.ts";
import { type Hit, type Kind, kinds } from "./record.ts";
import { listSynonymWords } from "./synonyms.ts";

const icons: Record<Kind, IconName> = {
  page: "file",
  operation: "arrow",
  entity: "memory",
  error: "warning",
  limit: "note",
  section: "file",
  value: "code",
  states: "connect",
  field: "code",
  heading: "file",
  server: "external",
  response: "back",
  term: "memory",
};

/** Kinds whose titles are names of the API, rendered as code. */
const codeKinds: ReadonlySet<Kind> = new Set(["entity", "value", "field", "response"]);

interface ResultsProps {
  /** The ID of the list, and the prefix of its options' IDs. */
  id: string;
  groups: readonly Group[];
  /** The position of the option that the keyboard selected. */
  active: number;
  onPoint: (position: number) => void;
}

export function Results({ id, groups, active, onPoint }: ResultsProps) {
  let position = 0;
  return (
    <div id={id} className="search-results" role="listbox" aria-label="Results" tabIndex={-1}>
      {groups.map(({ id: group, title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="search-kind">
            {title}
          </p>
          {hits.map((hit) => {
            const own = position++;
            return (
              <Option
                key={hit.record.url + hit.record.title}
                id={`${id}-${own}`}
                hit={hit}
                namesKind={group === "best"}
                isActive={own === active}
                onPoint={() => own !== active && onPoint(own)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  hit: Hit;
  /** Whether to show the kind, because the group doesn't. */
  namesKind: boolean;
  isActive: boolean;
  onPoint: () => void;
}

function Option({ id, hit: { record, terms }, namesKind, isActive, onPoint }: OptionProps) {
  const { kind, title, code, detail, path, url, text } = record;
  // A record found by a synonym has another word than the query.
  const marked = new Set([...terms, ...terms.flatMap(listSynonymWords)]);
  const base = document.documentElement.dataset.base ?? "/";
  const [method, address] = kind === "operation" ? detail.split(" ") : [];
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      className="search-option"
      href={url.startsWith("/") ? base + url.slice(1) : url}
      tabIndex={-1}
      onPointerMove={onPoint}
    >
      <Icon name={icons[kind]} className="search-icon" />
      <span className="search-text">
        <span>
          <span className="search-title">
            {(kind === "error" || kind === "response") && code && <code className="search-status">{code}</code>}
            {codeKinds.has(kind) ? (
              <code>
                <Pieces of={mark(title, marked)} />
              </code>
            ) : (
              <span>
                <Pieces of={mark(title, marked)} />
              </span>
            )}
            {kind === "limit" && <span className="search-amount">{detail}</span>}
            {kind === "operation" && (
              <code className="search-name">
                <Pieces of={mark(code, marked)} />
              </code>
            )}
          </span>
          <span className="search-path">
            {namesKind && <span className="search-tag">{kinds[kind].one}</span>}
            {method && (
              <>
                <b className={`method ${method.toLowerCase()}`}>{method}</b> <code>{address}</code>
                <i> · </i>
              </>
            )}
            {path.join(" › ")}
          </span>
        </span>
        {text && (
          <span className="search-excerpt">
            <Pieces of={marked.size > 0 ? buildExcerpt(text, marked) : mark(firstSentence(text), marked)} />
          </span>
        )}
      </span>
      <span className="search-enter" aria-hidden="true">
        ↵
      </span>
    </a>
  );
}

function Pieces({ of: pieces }: { of: readonly ExcerptPiece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their position
  return pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}
