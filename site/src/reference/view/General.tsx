import type { ReferenceModel } from "../../model/index.ts";
import { Markdown } from "./text/markdown.tsx";

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
