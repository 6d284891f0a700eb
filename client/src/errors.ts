type ErrorFacts = Partial<Pick<ParlanceError, "code" | "retryAfterSeconds">>;

/** The API responded, and the response was not a success. */
export class ParlanceError extends Error {
  override readonly name = "ParlanceError";
  readonly status: number;
  /** The ID of the error in the reference: `not-found`; undefined when a proxy responded. */
  readonly code: string | undefined;
  /** Seconds to wait before the next request, from the header `Retry-After`: with status 429 and 503, and some 409. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, { code, retryAfterSeconds }: ErrorFacts = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Work that continues after the response. */
export type AsyncWork = "import" | "translation" | "job" | "export" | "pretranslation" | "content";

/** Background work ended without a result; the message is the API's reason. */
export class WorkFailed extends Error {
  override readonly name = "WorkFailed";
  readonly work: AsyncWork;

  constructor(work: AsyncWork, message: string) {
    super(message);
    this.work = work;
  }
}

/** Reads an error response: `{"message": …}`, or the bare string of a 401. */
export async function readError(response: Response): Promise<ParlanceError> {
  const text = await response.text();
  const retryAfter = response.headers.get("retry-after");
  return new ParlanceError(
    response.status,
    readMessage(text) || text || `The server returned ${response.status} without a message.`,
    {
      code: response.headers.get("parlance-error") ?? undefined,
      ...(retryAfter && { retryAfterSeconds: Number(retryAfter) }),
    },
  );
}

function readMessage(text: string): string | undefined {
  try {
    return JSON.parse(text).message;
  } catch {
    return undefined; // a bare string, or the page of a proxy on the way
  }
}
