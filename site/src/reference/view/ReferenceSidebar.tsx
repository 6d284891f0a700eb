import type { ReferenceModel } from "../../model/index.ts";
import { Method } from "./operation/Method.tsx";

export interface SidebarPart {
  id: string;
  title: string;
}

/** Sections before and after the operations. */
export interface SurroundingSections {
  before: readonly { title: string; parts: readonly SidebarPart[] }[];
  after: readonly SidebarPart[];
}

/** On a narrow screen, the list opens from a bar below the header. */
export function ReferenceSidebar({ reference, around }: { reference: ReferenceModel; around?: SurroundingSections }) {
  const { before, after } = around ?? { before: [], after: [{ id: "entities", title: "Entities" }] };
  return (
    <>
      <div className="calls-bar">
        <button type="button" popoverTarget="calls">
          All operations
        </button>
        <span className="calls-place" />
      </div>
      <nav className="calls" id="calls" popover="auto" aria-label="API reference">
        {before.map(({ title, parts }) => (
          <details key={title}>
            <summary>{title}</summary>
            <Parts parts={parts} />
          </details>
        ))}
        {reference.tags.map(({ name, anchor, operations }) => (
          <div key={anchor}>
            <a className="calls-tag" href={`#${anchor}`}>
              {name}
            </a>
            <ul>
              {operations.map((operation) => (
                <li key={operation.anchor}>
                  <a href={`#${operation.anchor}`}>
                    {operation.summary}
                    {operation.isExtension && <sup title="Parlance extension">ext</sup>}{" "}
                    <Method method={operation.method} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Parts parts={after} />
      </nav>
    </>
  );
}

const Parts = ({ parts }: { parts: readonly SidebarPart[] }) => (
  <ul>
    {parts.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
);
