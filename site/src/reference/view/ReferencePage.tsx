import type { ComponentType } from "react";
import { hrefOf } from "../../docs/links.ts";
import type { ReferenceModel } from "../../model/index.ts";
import { Icon } from "../../parts/Icon.tsx";
import { files } from "../downloads/files.ts";
import { type OperationLinks, OperationView } from "./operation/OperationView.tsx";
import { EntityView } from "./schema/EntityView.tsx";
import { AnchorLink } from "./schema/Fields.tsx";
import { Markdown, Paragraphs } from "./text/markdown.tsx";

const downloads = [
  ...["openapi.yaml", "openapi.json", "api.md"].map((file) => ({ file, label: file })),
  ...Object.values(files),
];

/** Parts of the page besides the description. */
export interface Sections extends OperationLinks {
  beforeOperations: readonly ComponentType[];
  afterOperations: readonly ComponentType[];
  afterEntities: readonly ComponentType[];
}

/** Without `sections`, the introduction is the one in the description. */
export function ReferencePage({ reference, sections }: { reference: ReferenceModel; sections?: Sections }) {
  return (
    <>
      <header className="reference-top">
        <h1>API reference</h1>
        {reference.summary && <p className="lead">{reference.summary}</p>}
        <p className="downloads">
          <Icon name="download" />
          {downloads.map(({ file, label }) => (
            <a key={file} className="download" href={hrefOf(`/${file}`)} download={file}>
              {label}
            </a>
          ))}
        </p>
      </header>
      {sections ? <All parts={sections.beforeOperations} /> : <General reference={reference} />}
      {reference.tags.map((tag) => (
        <section key={tag.anchor} className="tag" aria-labelledby={tag.anchor}>
          <div className="tag-text">
            <h2 id={tag.anchor}>{tag.name}</h2>
            <Paragraphs text={tag.description} />
          </div>
          {tag.operations.map((operation) => (
            <OperationView
              key={operation.anchor}
              operation={operation}
              guideLinks={sections}
              entities={reference.schemas}
            />
          ))}
        </section>
      ))}
      <All parts={sections?.afterOperations} />
      <section className="entities" aria-labelledby="entities">
        <h2 id="entities">
          <AnchorLink anchor="entities">Entities</AnchorLink>
        </h2>
        {reference.schemas.map((entity) => (
          <EntityView key={entity.name} entity={entity} />
        ))}
      </section>
      <All parts={sections?.afterEntities} />
    </>
  );
}

const All = ({ parts = [] }: { parts: readonly ComponentType[] | undefined }) =>
  parts.map((Part) => <Part key={Part.name} />);

const General = ({ reference: { title, version, description, servers } }: { reference: ReferenceModel }) => (
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
