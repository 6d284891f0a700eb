import type { ReferenceModel } from "../../model/index.ts";
import { Markdown } from "./text/markdown.tsx";

/** What a description says of its API as a whole. */
export const General = ({ reference: { title, version, description, servers } }: { reference: ReferenceModel }) => (
  <section className="section prose" aria-label={`${title} ${version}`}>
    <Markdown text={description} />
    {servers.length > 0 && (
      <ul>
        {servers.map((url) => (
          <li key={url}>
            <code>{url}</code>
          </li>
        ))}
      </ul>
    )}
  </section>
);
