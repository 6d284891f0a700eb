import type { CatalogError, DeepReadonly, FailureReason } from "@openparlance/api";
import { Markdown, Sentence } from "../text/markdown.tsx";
import { errorRows, formatFault, formatResponse, formatSession, formatTitle, listValues, reasons } from "./facts.ts";

export const errorsText =
  "This catalog lists every error with its exact message, cause, and fix, and shows how to reproduce it on a server in [development mode](#development-mode). Names in braces are placeholders. The `Parlance-Error` response header contains the error ID. All errors except 401 are JSON with one field, `message`; 401 is a bare string.";

export const reasonsText =
  "The reasons why a file couldn't be translated. If a translation is `Failed`, its `errorMsg` is the reason. If the file caused the failure, `note` contains the details. [listFileTranslations](#listFileTranslations) returns both, with status 200.";

const alsoImport =
  "If a document can't be imported, its [import_error_message](#Document.import_error_message) also contains this reason.";

export function ErrorCatalog() {
  return (
    <section className="section prose catalog" aria-labelledby="errors">
      <h2 id="errors">Errors</h2>
      <Markdown text={errorsText} />
      {errorRows.map((error) => (
        <Row
          key={error.id}
          heading="h3"
          anchor={`error-${error.id}`}
          title={formatTitle(error)}
          texts={error}
          messages={error.messages}
          values={listValues(error)}
          response={formatResponse(error)}
        />
      ))}
      <section aria-labelledby="reasons">
        <h3 id="reasons">File-translation reasons</h3>
        <Markdown text={reasonsText} />
        {reasons.map((reason) => (
          <Row
            key={reason.id}
            heading="h4"
            anchor={`reason-${reason.id}`}
            title={reason.message}
            texts={reason}
            values={reason.alsoDocumentImport ? alsoImport : ""}
            response={formatFault(reason)}
            details={reason.details}
          />
        ))}
      </section>
    </section>
  );
}

interface RowProps {
  heading: "h3" | "h4";
  anchor: string;
  title: string;
  texts: Pick<DeepReadonly<CatalogError>, "cause" | "remedy" | "reproduce">;
  messages?: readonly string[];
  values: string;
  response: string;
  details?: DeepReadonly<FailureReason>["details"];
}

function Row({ heading: Heading, anchor, title, texts, messages = [], values, response, details = [] }: RowProps) {
  const { cause, remedy, reproduce } = texts;
  return (
    <>
      <Heading id={anchor}>{title}</Heading>
      {messages.length > 0 && <p className="message">{messages.join("\n")}</p>}
      <Markdown text={`${cause} ${values}`} />
      <p className="remedy">
        <Sentence text={remedy} />
      </p>
      {details.length > 0 && (
        <ul>
          {details.map(({ text, remedy }) => (
            <li key={text}>
              “{text}”: <Sentence text={remedy} />
            </li>
          ))}
        </ul>
      )}
      <details className="inside">
        <summary>How to reproduce</summary>
        {formatSession(reproduce, response)}
      </details>
    </>
  );
}
