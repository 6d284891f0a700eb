import { type ReactNode, useState } from "react";
import { ExactNumber } from "../request/json.ts";
import { LinkButton } from "./controls.tsx";

/** Deeper values are folded initially. */
const maxOpenDepth = 3;
/** Deeper values are rendered when they are unfolded. */
const maxDrawnDepth = 10;
/** Lines that are rendered initially, and later inside an unfolded part. */
const maxLines = 2000;
/** Entries of a list or object that are shown initially, and added each time. */
const entriesAtOnce = 100;
const maxLineChars = 64;

interface Props {
  value: unknown;
  name?: string;
  depth?: number;
  isLast?: boolean;
  lines?: number;
}

/** JSON with folds. A list of scalars that fits on one line stays on it, as in the samples. */
export function JsonTree({ value, name, depth = 0, isLast = true, lines = maxLines }: Props): ReactNode {
  const key = name !== undefined && (
    <>
      <span className="p">{JSON.stringify(name)}</span>:{" "}
    </>
  );
  const end = isLast ? "" : ",";
  if (!isNested(value) || Object.keys(value).length === 0) {
    return (
      <div className="json-line">
        {key}
        <Literal value={value} />
        {end}
      </div>
    );
  }
  if (isShortList(value)) {
    return (
      <div className="json-line">
        {key}[
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a response keep their order
          <span key={index}>
            {index > 0 && ", "}
            <Literal value={item} />
          </span>
        ))}
        ]{end}
      </div>
    );
  }
  return <Fold value={value} before={key} end={end} depth={depth} lines={lines} />;
}

const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof ExactNumber);

const Literal = ({ value }: { value: unknown }) => (
  <span className={typeof value === "string" ? "s" : "n"}>
    {value instanceof ExactNumber ? value.digits : JSON.stringify(value)}
  </span>
);

const isShortList = (value: object): value is unknown[] =>
  Array.isArray(value) &&
  value.length <= maxLineChars / 2 &&
  !value.some(isNested) &&
  JSON.stringify(value).length <= maxLineChars;

interface FoldProps {
  value: object;
  before: ReactNode;
  end: string;
  depth: number;
  lines: number;
}

function Fold({ value, before, end, depth, lines }: FoldProps) {
  const isList = Array.isArray(value);
  const entries: [string | undefined, unknown][] = isList
    ? value.map((item) => [undefined, item])
    : Object.entries(value);
  const [shownCount, setShownCount] = useState(Math.min(entries.length, entriesAtOnce));
  /** The limit of rendered lines inside the fold; 0 while nothing is rendered there. */
  const [linesInside, setLinesInside] = useState(depth < maxDrawnDepth && shownCount <= lines ? lines : 0);
  const [isOpenAtFirst] = useState(depth < maxOpenDepth && linesInside > 0);
  const linesEach = Math.floor((linesInside - shownCount) / shownCount);
  const [open, close] = isList ? "[]" : "{}";
  return (
    <details
      className="json-fold"
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && setLinesInside(linesInside || maxLines)}
    >
      <summary>
        {before}
        {open}
        <span className="json-folded">
          {" "}
          {entries.length} {isList ? "item" : "key"}
          {entries.length > 1 && "s"} {close}
          {end}
        </span>
      </summary>
      {linesInside > 0 && (
        <div className="json-inside">
          {entries.slice(0, shownCount).map(([own, item], index) => (
            <JsonTree
              key={own ?? index}
              value={item}
              {...(own !== undefined && { name: own })}
              depth={depth + 1}
              isLast={index === entries.length - 1}
              lines={linesEach}
            />
          ))}
          {shownCount < entries.length && (
            <LinkButton onClick={() => setShownCount(Math.min(entries.length, shownCount + entriesAtOnce))}>
              Show more of {entries.length.toLocaleString("en-US")}
            </LinkButton>
          )}
        </div>
      )}
      <div className="json-line">
        {close}
        {end}
      </div>
    </details>
  );
}
