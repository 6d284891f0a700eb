import {
  type RenderedExample,
  type RenderedOperation,
  type RenderedResponse,
  writeSamples,
} from "../../../model/index.ts";
import { CodeBlock } from "../text/CodeBlock.tsx";

/** Samples and responses. Folds are the tabs, so no script is needed. */
export function Panel({ operation }: { operation: RenderedOperation }) {
  const [curl, ...others] = writeSamples(operation.request);
  const { responses } = operation;
  if (operation.isIncoming) return <Received operation={operation} />;
  const successes = responses.filter(({ isSuccess }) => isSuccess);
  const more = successes.flatMap(({ examples }) => examples.slice(1));
  const errors = errorBodies(responses);
  return (
    <div className="panels">
      <div className="panel tabs" data-sample="">
        <details data-lang="sh" open>
          <summary>cURL</summary>
          <CodeBlock text={curl?.code ?? ""} lang="sh" />
        </details>
        {others.map(({ id, name, code }) => (
          <Fold key={id} name={name} lang={id} code={code} />
        ))}
      </div>
      <div className="panel tabs">
        {successes.map((response, index) => (
          <details key={response.status} open={index === 0}>
            <summary>{response.status}</summary>
            <Body response={response} />
          </details>
        ))}
        {more.length > 0 && (
          <details>
            <summary>More examples</summary>
            {more.map((example) => (
              <ExampleBody key={`${example.mediaType} ${example.name}`} example={example} />
            ))}
          </details>
        )}
        {errors && <Fold name="Errors" code={errors} />}
      </div>
    </div>
  );
}

/** The code is the fold's own text, which keeps the page small: see `wrapCode`. */
const Fold = ({ name, lang, code }: { name: string; lang?: string; code: string }) => (
  <details data-lang={lang}>
    <summary>{name}</summary>
    {code}
  </details>
);

/** The payload of an operation that the API sends. */
function Received({ operation: { body } }: { operation: RenderedOperation }) {
  const [example] = body?.examples ?? [];
  if (!example) return null;
  return (
    <div className="panels">
      <div className="panel">
        <ExampleBody example={example} />
      </div>
    </div>
  );
}

function Body({ response: { examples, description } }: { response: RenderedResponse }) {
  const [example] = examples;
  return example ? <ExampleBody example={example} /> : <p className="panel-label">{plainText(description)}</p>;
}

export function ExampleBody({ example: { summary, text, mediaType } }: { example: RenderedExample }) {
  return (
    <>
      {summary && <p className="panel-label">{summary}</p>}
      <CodeBlock text={text.trimEnd()} lang={mediaType.includes("json") ? "json" : "text"} />
    </>
  );
}

/** The bodies of the operation's own errors, a line each. */
function errorBodies(responses: readonly RenderedResponse[]): string {
  return responses
    .filter(({ isSuccess, isShared }) => !isSuccess && !isShared)
    .flatMap(({ status, examples }) => examples.map(({ text }) => `${status}  ${text.replaceAll(/\n\s*/g, "")}`))
    .join("\n");
}

const plainText = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll("`", "");
