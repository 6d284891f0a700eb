import { Fragment } from "react";
import { hrefOf } from "../../../docs/links.ts";
import {
  describeEffects,
  type Entity,
  joinWays,
  locationTitles,
  type RenderedBody,
  type RenderedContent,
  type RenderedOperation,
  type RenderedResponse,
  type Shape,
} from "../../../model/index.ts";
import { Fields, Name, NestedFields, Required, TypeName, Values } from "../schema/Fields.tsx";
import { Paragraphs, Sentence } from "../text/markdown.tsx";
import { heightClass } from "./height-class.ts";
import { Method } from "./Method.tsx";
import { ExampleBody, Panel } from "./Panel.tsx";

export interface OperationLinks {
  guideTitle(route: string): string;
  /** The anchor of the section about extensions. */
  extensions: string;
}

interface Props {
  operation: RenderedOperation;
  guideLinks?: OperationLinks | undefined;
}

interface ViewProps extends Props {
  /** The entities that can be opened in place. */
  entities: readonly Entity[];
}

export function OperationView({ operation, guideLinks, entities }: ViewProps) {
  const { anchor, method, path, summary, description, isDeprecated, isExtension, parameters, body } = operation;
  const successes = operation.responses.filter(({ isSuccess }) => isSuccess);
  return (
    <section className={`operation ${heightClass(operation, entities)}`} id={anchor}>
      <div className="operation-head">
        <h3>{summary}</h3>
        <p className="call">
          <Method method={method} />
          <Path path={path} />
          {isExtension &&
            (guideLinks ? <a href={`#${guideLinks.extensions}`}>Parlance extension</a> : <b>Parlance extension</b>)}
        </p>
        {isDeprecated && <p className="deprecated">Deprecated. Don't use it in new programs.</p>}
        <Paragraphs text={description} />
      </div>
      <Panel operation={operation} />
      <div className="operation-text">
        <Effects operation={operation} />
        {parameters.map(({ location, fields }) => (
          <Fragment key={location}>
            <h4>{locationTitles[location]}</h4>
            <Fields fields={fields} />
          </Fragment>
        ))}
        {body && (
          <>
            <h4 id={body.anchor}>Body</h4>
            <p className="facts">
              {body.mediaTypes.join(" or ")}
              {body.isRequired && <Required />}
            </p>
            <Paragraphs text={body.description} />
            <Values values={body.shape.values} />
            <Fields fields={body.shape.fields} />
            {body.shape.fields.length === 0 && <NamedShape shape={body.shape} name="the body" />}
            <OtherContents contents={body.others} name="the body" />
            <BodyExamples body={body} />
          </>
        )}
        {successes.map((response) => (
          <Success key={response.status} response={response} />
        ))}
        <Errors operation={operation} />
        <SeeAlso operation={operation} guideLinks={guideLinks} />
      </div>
    </section>
  );
}

/** Bodies that the sample doesn't have. */
function BodyExamples({ body: { examples } }: { body: RenderedBody }) {
  const others = examples.filter(({ mediaType }, index) => index > 0 || !mediaType.includes("json"));
  if (others.length === 0) return null;
  return (
    <details className="inside">
      <summary>{others.length === 1 ? "Another example" : `${others.length} more examples`}</summary>
      <div className="panel">
        {others.map((example) => (
          <ExampleBody key={`${example.mediaType} ${example.name}`} example={example} />
        ))}
      </div>
    </details>
  );
}

/** It can wrap around a parameter, and after a slash if the words before that are long. */
const Path = ({ path }: { path: string }) => (
  <code className="path">
    {path.split(/(\{[^}]+\}|(?<=^[^{]{24,}\/)(?=\w))/).map((piece, index) => {
      const Part = piece ? "i" : "wbr";
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a path keep their order
      return index % 2 === 0 ? piece : <Part key={index}>{piece || undefined}</Part>;
    })}
  </code>
);

/** Effects besides the response. */
function Effects({ operation }: { operation: RenderedOperation }) {
  const texts = describeEffects(operation);
  if (texts.length === 0) return null;
  const items = texts.map((text) => (
    <li key={text}>
      <Sentence text={text} />
    </li>
  ));
  return (
    <>
      <h4>Behavior</h4>
      {texts.length === 1 ? <Paragraphs text={texts.join()} /> : <ul className="behind">{items}</ul>}
    </>
  );
}

function Success({ response }: { response: RenderedResponse }) {
  const { anchor, status, description, shape, others, mediaType, events, headers } = response;
  return (
    <>
      <h4 id={anchor}>Response {status}</h4>
      {shape && (shape.fields.length === 0 || mediaType !== "application/json") && (
        <p className="facts">
          <TypeName type={shape.type} />
          {mediaType !== "application/json" && ` · ${mediaType}`}
        </p>
      )}
      <Paragraphs text={description} />
      {shape && shape.fields.length > 0 && <Fields fields={shape.fields} />}
      {shape && shape.fields.length === 0 && <NestedFields shape={shape} name="the response" />}
      <OtherContents contents={others} name="the response" />
      {(events.length > 0 || headers.length > 0) && (
        <ul className="fields">
          {events.map(({ event, meaning, occurs, shape: data }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of events is fixed and a name can come twice
            <li key={index}>
              <Name>event {event}</Name>
              <small>
                <TypeName type={data.type} /> · {[...data.constraints, occurs].join(" · ")}
              </small>{" "}
              <Sentence text={meaning} />
              <NestedFields shape={data} name={`the ${event} event`} />
            </li>
          ))}
          {headers.map(({ name, description: text }) => (
            <li key={name}>
              <Name>{name}</Name>
              <small>header</small> <Sentence text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A body that is a shared type or a list of one. */
function NamedShape({ shape, name }: { shape: Shape; name: string }) {
  if (shape.type.every((part) => typeof part === "string")) return null;
  return (
    <>
      <p className="facts">
        <TypeName type={shape.type} />
      </p>
      <NestedFields shape={{ ...shape, values: [] }} name={name} />
    </>
  );
}

const OtherContents = ({ contents, name }: { contents: readonly RenderedContent[]; name: string }) =>
  contents.map(({ mediaTypes, shape }) => (
    <Fragment key={mediaTypes[0]}>
      <p className="facts">
        {mediaTypes.join(" or ")} · <TypeName type={shape.type} />
      </p>
      <NestedFields shape={shape} name={name} />
    </Fragment>
  ));

/** The operation's own errors by status, and those of all operations in one line. */
function Errors({ operation: { responses, authentication } }: Pick<Props, "operation">) {
  const errors = responses.filter(({ isSuccess }) => !isSuccess);
  const own = errors.filter(({ isShared }) => !isShared);
  const shared = errors.filter(({ isShared }) => isShared);
  if (errors.length === 0 && authentication.length === 0) return null;
  const ways = joinWays(authentication).replaceAll("`", "");
  return (
    <>
      {errors.length > 0 && <h4>Errors</h4>}
      {own.length > 0 && (
        <ul className="errors">
          {own.map(({ anchor, status, errors: rows, description, shape, others }) => (
            <li key={status} id={anchor}>
              <Name>{status}</Name>
              {rows.length === 0 && (
                <>
                  {" "}
                  <Sentence text={description} />
                </>
              )}
              {shape && <NestedFields shape={shape} name="the error" />}
              <OtherContents contents={others} name="the error" />
              {rows.map(({ id, title }, index) => [
                index === 0 ? " " : ", ",
                <a key={id} href={`#error-${id}`}>
                  {title}
                </a>,
              ])}
            </li>
          ))}
        </ul>
      )}
      {(shared.length > 0 || authentication.length > 0) && (
        <p className="everywhere">
          {shared.length > 0 && (
            <>
              Plus the <a href="#errors">errors common to all operations</a>:{" "}
              {shared.map(({ status }) => status).join(", ")}.{" "}
            </>
          )}
          {authentication.length > 0 && `Authentication: ${ways}.`}
        </p>
      )}
    </>
  );
}

function SeeAlso({ operation: { related, guides }, guideLinks }: Props) {
  const links = [
    ...related.map(({ id, summary }) => ({ address: `#${id}`, text: summary })),
    ...guides.flatMap((route) =>
      guideLinks ? { address: hrefOf(route), text: `Guide: ${guideLinks.guideTitle(route)}` } : [],
    ),
  ];
  if (links.length === 0) return null;
  return (
    <p className="see-also">
      See also{" "}
      {links.map(({ address, text }, index) => [
        index > 0 && " · ",
        <a key={address} href={address}>
          {text}
        </a>,
      ])}
    </p>
  );
}
