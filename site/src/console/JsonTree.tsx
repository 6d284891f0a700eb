import type { ReactNode } from "react";

/** Deeper ones are folded at first. */
const openDepth = 3;

interface Props {
  value: unknown;
  name?: string;
  depth?: number;
  isLast?: boolean;
}

/** JSON whose objects and arrays fold. */
export function JsonTree({ value, name, depth = 0, isLast = true }: Props): ReactNode {
  const key = name !== undefined && (
    <>
      <span className="p">{JSON.stringify(name)}</span>:{" "}
    </>
  );
  const end = isLast ? "" : ",";
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) {
    return (
      <div className="json-line">
        {key}
        <span className={typeof value === "string" ? "s" : "n"}>{JSON.stringify(value)}</span>
        {end}
      </div>
    );
  }
  const isList = Array.isArray(value);
  const entries: [string | undefined, unknown][] = isList
    ? value.map((item) => [undefined, item])
    : Object.entries(value);
  const [open, close] = isList ? "[]" : "{}";
  return (
    <details className="json-fold" open={depth < openDepth}>
      <summary>
        {key}
        {open}
        <span className="json-folded">
          {" "}
          {entries.length} {isList ? "items" : "keys"} {close}
          {end}
        </span>
      </summary>
      <div className="json-inside">
        {entries.map(([own, item], index) => (
          <JsonTree
            key={own ?? index}
            value={item}
            {...(own !== undefined && { name: own })}
            depth={depth + 1}
            isLast={index === entries.length - 1}
          />
        ))}
      </div>
      <div className="json-line">
        {close}
        {end}
      </div>
    </details>
  );
}
