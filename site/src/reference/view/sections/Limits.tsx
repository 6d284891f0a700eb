import type { DeepReadonly, Limit } from "@parlance/api";
import { Fragment } from "react";
import { Sentence } from "../text/markdown.tsx";
import { formatAmount, limitsByKind } from "./facts.ts";

/** All limits and defaults of the API. */
export function Limits() {
  return (
    <section className="section prose" aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      {limitsByKind.map(({ kind, title, rows }) => (
        <Fragment key={kind}>
          <h3>{title}</h3>
          <table className="limits">
            <tbody>
              <tr>
                <th>Limit</th>
                <th>Value</th>
                <th>Description</th>
              </tr>
              {rows.map((limit) => (
                <LimitRow key={limit.id} limit={limit} />
              ))}
            </tbody>
          </table>
        </Fragment>
      ))}
    </section>
  );
}

function LimitRow({ limit }: { limit: DeepReadonly<Limit> }) {
  return (
    <tr id={`limit-${limit.id}`}>
      <td>
        <a href={`#${limit.where[0]}`}>{limit.title}</a>
      </td>
      <td>{formatAmount(limit)}</td>
      <td>
        <Sentence text={limit.description} />
      </td>
    </tr>
  );
}
