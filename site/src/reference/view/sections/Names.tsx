import { Fragment } from "react";
import { Identifier, Sentence } from "../text/markdown.tsx";

interface NamesRow {
  /** Undefined for a name that is described in another part. */
  anchor?: string;
  name: string;
  /** Markdown. */
  text: string;
}

export const Names = ({ rows }: { rows: readonly NamesRow[] }) => (
  <dl>
    {rows.map(({ anchor, name, text }) => (
      <Fragment key={name}>
        <dt id={anchor}>
          <Identifier name={name} />
        </dt>
        <dd>
          <Sentence text={text} />
        </dd>
      </Fragment>
    ))}
  </dl>
);
