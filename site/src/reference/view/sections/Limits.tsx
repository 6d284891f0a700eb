import { Sentence } from "../text/markdown.tsx";
import { formatAmount, keyLimits, limitsByKind } from "./facts.ts";

/** The most frequent limits are in a table, the others in folds. */
export function Limits() {
  return (
    <section className="section prose" aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      <table className="limits">
        <tbody>
          <tr>
            <th>Limit</th>
            <th>Value</th>
            <th>Description</th>
          </tr>
          {keyLimits.map((limit) => (
            <tr key={limit.id} id={`limit-${limit.id}`}>
              <td>
                <a href={`#${limit.where[0]}`}>{limit.title}</a>
              </td>
              <td>{formatAmount(limit)}</td>
              <td>{limit.description && <Sentence text={limit.description} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {limitsByKind.map(({ kind, title, rows }) => (
        <details key={kind} className="inside">
          <summary>{title}</summary>
          <ul className="limit-list">
            {rows.map((limit, index) => (
              <li key={limit.id} id={`limit-${limit.id}`}>
                {/* Links a part with several limits once. Errors contain their limits themselves. */}
                {!/^(?:errors?|reason)-/.test(limit.where[0] ?? "") &&
                rows.findIndex(({ where }) => where[0] === limit.where[0]) === index ? (
                  <a href={`#${limit.where[0]}`}>{limit.title}</a>
                ) : (
                  <b>{limit.title}</b>
                )}{" "}
                {formatAmount(limit)}. {limit.description && <Sentence text={limit.description} />}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
