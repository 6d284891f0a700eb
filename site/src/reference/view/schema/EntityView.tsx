import type { Entity } from "../../../model/index.ts";
import { CodeBlock } from "../text/CodeBlock.tsx";
import { Identifier, Sentence } from "../text/markdown.tsx";
import { Fields, NestedFields, TypeName } from "./Fields.tsx";

/** All other parts of the page link to it or open it in place. */
export function EntityView({ entity }: { entity: Entity }) {
  const { anchor, name, description, example, type, constraints, fields } = entity;
  return (
    <section className="entity" id={anchor}>
      <div className="entity-text">
        <h3>
          <Identifier name={name} />
        </h3>
        <p>
          <Sentence text={description} />
        </p>
        {fields.length === 0 && (
          <p className="facts">
            <TypeName type={type} />
            {constraints.map((fact) => ` · ${fact}`).join("")}
          </p>
        )}
        <Fields fields={fields} />
        {fields.length === 0 && <NestedFields shape={entity} name={name} />}
      </div>
      {example && (
        <div className="panel">
          <CodeBlock text={example} lang="json" />
        </div>
      )}
    </section>
  );
}
