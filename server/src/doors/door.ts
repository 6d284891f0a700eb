import type { Operation } from "@openparlance/api";
import type { InputSchema, Validator } from "@openparlance/api/validators";
import type { ApiError } from "../core/errors.ts";
import type { RequestContext } from "../http/serve-api.ts";
import type { Services } from "../services/services.ts";

export interface DoorContext extends Omit<RequestContext, "report"> {
  services: Services;
  /** The memory in the URL. */
  memoryId: number | undefined;
  /** The program that sends the request, from its headers. */
  program: string;
  /** The file in a form. */
  file: File | undefined;
}

/**
 * @returns the JSON of the response, undefined for an empty body, or a `Response` for other content. @throws ApiError
 */
export type DoorHandler<Input, Result> = (input: Input, context: DoorContext) => Promise<Result | Response>;

export type DoorHandlers<
  Inputs,
  Responses,
  Id extends keyof Inputs & keyof Responses = keyof Inputs & keyof Responses,
> = {
  [id in Id]: DoorHandler<Inputs[id], Responses[id]>;
};

/** The interface of another service: operations below one path, with the keys and errors that its clients expect. */
export interface Door {
  /** `/deepl` */
  path: string;
  /** The name of memories that are created for clients without a name. */
  name: string;
  operations: Readonly<Record<string, Operation>>;
  inputSchemas: Readonly<Record<string, InputSchema>>;
  validators: Readonly<Record<string, { input: Validator }>>;
  handlers: Readonly<Record<string, DoorHandler<never, unknown>>>;
  readKey(headers: Headers, query: URLSearchParams): string | undefined;
  /** The field of a body that may contain the key. */
  keyField?: string;
  toResponse(error: ApiError): Response;
}
