import { Fragment, type ReactNode } from "react";
import type { EnumValue, Field, Shape, Type } from "../../../model/index.ts";
import { Sentence } from "../text/markdown.tsx";

/** Further values are folded. */
const shownValues = 6;

export function Fields({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <ul className="fields">
      {fields.map((field) => (
        <li key={field.anchor} id={field.anchor}>
          <Name>{field.name}</Name>
          <Facts field={field} /> <Sentence text={field.description} />
          <NestedFields shape={field} name={field.name} />
        </li>
      ))}
    </ul>
  );
}

/** A link to the part itself; a click copies its URL. */
export const AnchorLink = ({ anchor, children }: { anchor: string; children: ReactNode }) => (
  <a className="mark" href={`#${anchor}`}>
    {children}
  </a>
);

export const Required = () => [" · ", <b key="required">required</b>];

/** Omits the example if there is a list of values. */
function Facts({ field }: { field: Field }) {
  const isTelling = field.values.length === 0 && field.type[0] !== "boolean";
  const words = [
    field.isDeprecated && "deprecated",
    ...field.constraints,
    isTelling && field.example && `e.g.\u00a0${field.example}`,
  ];
  return (
    <small>
      <TypeName type={field.type} />
      {field.presence === "required" ? <Required /> : field.presence && ` · ${field.presence}`}
      {words
        .filter(Boolean)
        .map((word) => ` · ${word}`)
        .join("")}
    </small>
  );
}

/** Near the screen, a script turns the name into a link like `AnchorLink`. */
export const Name = ({ children }: { children: ReactNode }) => <b>{children}</b>;

/** Shared types are links to their definitions. */
export function TypeName({ type }: { type: Type }) {
  return type.map((part, index) =>
    typeof part === "string" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a type keep their order
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={index} href={`#${part.entity}`}>
        {part.entity}
      </a>
    ),
  );
}

/** Values, fields, or shared types of a shape. */
export function NestedFields({ shape, name }: { shape: Shape; name: string }) {
  const entities = new Set(shape.type.flatMap((part) => (typeof part === "string" ? [] : [part.entity])));
  return (
    <>
      <Values values={shape.values} />
      {shape.fields.length > 0 && (
        <details className="inside">
          <summary>Fields of {name}</summary>
          <Fields fields={shape.fields} />
        </details>
      )}
      {[...entities].map((entity) => (
        // A script turns the link into a fold with the type's fields.
        <a key={entity} className="inside" href={`#${entity}`}>
          Fields of {entity}
        </a>
      ))}
    </>
  );
}

export function Values({ values }: { values: readonly EnumValue[] }) {
  if (values.length === 0) return null;
  const list = (
    <ul className="values">
      {values.map(({ anchor, value, description }) => (
        <li key={anchor} id={anchor}>
          <Name>{value}</Name> <Sentence text={description} />
        </li>
      ))}
    </ul>
  );
  if (values.length <= shownValues) return list;
  return (
    <details className="inside">
      <summary>{values.length} values</summary>
      {list}
    </details>
  );
}
