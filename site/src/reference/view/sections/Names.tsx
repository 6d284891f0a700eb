import { Fragment } from "react";
import { Sentence } from "../markdown.tsx";

/** Names of the wire, each with what it means. */
export const Names = ({ rows }: { rows: readonly { name: string; text: string }[] }) => (
  <dl>
    {rows.map(({ name, text }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>
          <Sentence text={text.replaceAll("`", "")} />
        </dd>
      </Fragment>
    ))}
  </dl>
);
