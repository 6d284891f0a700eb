import type { failureReasons } from "@openparlance/api";
import { FilterError } from "@openparlance/filters/filter-error";

/** The words of the API for why a file translation failed. */
export type FailureMessage = (typeof failureReasons)[keyof typeof failureReasons]["message"];

/** Why a file was not translated. */
export class TranslationFailure extends Error {
  override readonly name = "TranslationFailure";
  readonly reason: FailureMessage;

  constructor(reason: FailureMessage, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }

  /** The reason, and from a filter what was wrong and where. */
  get described(): string {
    return this.cause instanceof FilterError ? this.cause.message : this.reason;
  }

  /** The same without text of the file. */
  get withoutText(): string {
    return this.cause instanceof FilterError ? this.cause.withoutText : this.reason;
  }

  /** Whether it may go well another time: the file is not to blame. */
  get isTransient(): boolean {
    return !(this.cause === undefined || this.cause instanceof FilterError);
  }
}

/** The reason of a failure as it is described, and its details if it has any. */
export function splitFailure(described: string): { reason: string; details?: string } {
  const [reason = "", ...details] = described.split(": ");
  return { reason, ...(details.length > 0 && { details: details.join(": ") }) };
}

/** Describes a file that could not be put together, whatever the filter calls it. */
export const describeReassembly = ({ detail, fault }: FilterError): string =>
  new FilterError("File reassembly error", detail, fault).message;

/**
 * One step of a translation.
 *
 * @param reason what it means when the step fails, unless a filter gives its own reason
 * @throws TranslationFailure
 */
export async function failingAs<Done>(reason: FailureMessage, work: () => Done | Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (cause) {
    throw new TranslationFailure(cause instanceof FilterError ? cause.reason : reason, { cause });
  }
}
