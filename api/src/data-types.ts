/**
 * The content of `api/data/*.yaml`. Texts are English sentences, whose only markup is Markdown code spans and links to
 * anchors of the reference (`[listMemories](#listMemories)`).
 */

/** `api/data/errors.yaml`. */
export interface ErrorData {
  /** The name of each kind of object in messages, and its ID in every example. */
  objects: Record<ObjectKind, { name: string; example: number }>;
  errors: CatalogError[];
  reasons: FailureReason[];
}

/** `api/data/states.yaml`. */
export interface StateData {
  machines: StateMachine[];
}

/** `api/data/run.yaml`: the order in which a collection of all requests runs. */
export interface RunData {
  folders: RunFolder[];
}

export interface RunFolder {
  /** The name of a tag. The description contains a tag with this name, unless `description` is set here. */
  name: string;
  description?: string;
  steps: RunStep[];
}

/** A request of an operation, or of a URL that a response before it returned. */
export interface RunStep {
  /** Defaults to the operation ID. */
  id?: string;
  /** Defaults to the summary of the operation. */
  title?: string;
  operation?: string;
  /** Sends a file with PUT, without a key. `url` is a captured value. */
  send?: { url: string; file: string };
  /** Defaults to the first example of the body. */
  example?: string;
  /** Names of optional parameters that are sent too. */
  options?: string[];
  /** Values of fields that differ from the example; `{{name}}` is a captured value. */
  with?: Record<string, string | number>;
  /** JSON Pointers into the response, by the name of the value. */
  captures?: Record<string, string>;
  /** JSON Pointers to captured values that the response repeats, by the name of the value. */
  checks?: Record<string, string>;
  /** The request is sent again until the response has the value `is` at the JSON Pointer `at`. */
  until?: { at: string; is: string | number | boolean };
}

/** `api/data/limits.yaml`. */
export interface LimitData {
  limits: Limit[];
}

/** The kinds of object that a request can name by ID, and `projectMemory`, which a project names: see `x-objects`. */
export type ObjectKind =
  | "memory"
  | "import"
  | "segment"
  | "file"
  | "upload"
  | "translation"
  | "content"
  | "workflowTemplate"
  | "job"
  | "project"
  | "projectMemory"
  | "document"
  | "webhook"
  | "domain"
  | "model"
  | "filterConfig";

/**
 * The operations that return an error:
 *
 * - `all`: every operation
 * - `address`: none, because the request reached no operation
 * - `parameters`: operations with parameters or body fields
 * - `body`: operations with a body, `jsonBody`: those whose body is JSON
 * - `object`: operations whose `x-objects` names one of the error's `objects`
 * - `listed`: operations whose `x-errors` names the error
 * - `idempotencyKey`: operations with the method POST that change data
 * - `default`: every operation, as its `default` response
 */
export type ErrorScope =
  | "all"
  | "address"
  | "parameters"
  | "body"
  | "jsonBody"
  | "object"
  | "listed"
  | "idempotencyKey"
  | "default";

export interface CatalogError {
  /** Kebab-case and unique: `#error-<id>` in the reference. */
  id: string;
  status: number | "default";
  title: string;
  /** Exact texts, one for each wording of the server; `{name}` is filled in (`{Thing}` from `objects`). */
  messages: [string, ...string[]];
  /** All texts that can replace a `{name}`; they may contain further `{…}`. */
  values?: Record<string, string[]>;
  mediaType: "application/json" | "text/plain";
  applies: ErrorScope;
  /** With `applies: object` only. Absent: objects of every kind. */
  objects?: ObjectKind[];
  cause: string;
  remedy: string;
  reproduce: Reproduction;
  /** A whole body: JSON, or the bare string of a text response. */
  example: ErrorBody;
  /** The body for an operation that accepts a file, if it differs. */
  uploadExample?: ErrorBody;
  /** Headers in addition to those of every response. */
  headers?: Record<string, ErrorHeader>;
}

export type ErrorBody = { message: string } | string;

export interface ErrorHeader {
  description: string;
  /** An integer header has an integer example. */
  example: string | number;
}

/** A way to see an error or a failure on a server in development mode. */
export interface Reproduction {
  /** The preparation, and the effect of the request. */
  how: string;
  /**
   * Shell lines that end with the failing request. `$API` is the base URL, `$API_KEY` a valid key, and `$MEMORY_ID` and
   * similar variables are IDs of the reader's own objects.
   */
  curl: string;
}

/** Why a file could not be translated. */
export interface FailureReason {
  /** Kebab-case and unique: `#reason-<id>` in the reference, and the `Parlance-Fault` that causes it. */
  id: string;
  /** The `errorMsg` of the failed translation; its `note` has the details where the file is the cause. */
  message: string;
  cause: string;
  remedy: string;
  /** The details that are most frequent. */
  details?: FailureDetail[];
  reproduce: Reproduction;
  /** The `note` of the translation at the end of the reproduction; absent if that has none. */
  note?: string;
  /** Whether a document can show it as its `import_error_message`. */
  alsoDocumentImport: boolean;
}

/** The details of a reason, as a `note` has them. */
export interface FailureDetail {
  /** `{name}` is filled in; an entry of an archive follows in parentheses. */
  text: string;
  remedy: string;
}

/** The states of an entity, or of one of its fields, and the transitions between them. */
export interface StateMachine {
  /** Kebab-case and unique: `#states-<id>` in the reference. */
  id: string;
  title: string;
  /** The schema that the machine belongs to. */
  entity: string;
  /** Anchor of the reference where the state shows, without `#`. */
  field: string;
  /** Further anchors that show the same states. */
  alsoFields?: string[];
  description: string;
  states: [State, ...State[]];
  transitions: [Transition, ...Transition[]];
}

export interface State {
  /** The wire value if there is one (`null`, `0`, `inReview`), otherwise a short name. */
  name: string;
  description: string;
  /** Whether an object can begin in this state. */
  initial?: true;
  /** No transition begins in this state. */
  final?: true;
}

export interface Transition {
  /** Null for the creation of the object. */
  from: string | null;
  to: string;
  trigger: Trigger;
  /** Side effects; may be empty. */
  effects: string[];
  /** The ID of the catalog row that is returned instead of a success. In that case, the state doesn't change. */
  response?: string;
}

/**
 * An operation by its operation ID, perhaps only in the case `when`, or another event. `short` names the case or the
 * event in at most 32 plain characters, for diagrams.
 */
export type Trigger = { operation: string; when?: string; short?: string } | { event: string; short: string };

/** A number, default, or duration that the API guarantees. */
export interface Limit {
  /** Kebab-case and unique: `#limit-<id>` in the reference. */
  id: string;
  title: string;
  /** A list is a schedule: one value per step. */
  value: number | string | boolean | number[];
  /** The unit of a number; absent for values that aren't quantities. */
  unit?: string;
  /** `limit`: more is refused or skipped. `default`: holds when nothing is sent. `quota`: use over time. */
  kind: "limit" | "default" | "quota";
  /** Anchors of the reference, without `#`. */
  where: string[];
  /** The schema keyword that states the value at the first of `where`; absent when no keyword can. */
  keyword?: LimitKeyword;
  /** Absent where title and value say everything. */
  description?: string;
}

export type LimitKeyword =
  | "default"
  | "minimum"
  | "maximum"
  | "minLength"
  | "maxLength"
  | "minItems"
  | "maxItems"
  | "maxProperties";
