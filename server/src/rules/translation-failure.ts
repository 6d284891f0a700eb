import type { failureReasons } from "@openparlance/api";
import { FilterError } from "@openparlance/filters/filter-error";

export type FailureMessage = (typeof failureReasons)[keyof typeof failureReasons]["message"];

export class TranslationFailure extends Error {
  override readonly name = "TranslationFailure";
  readonly reason: FailureMessage;

  constructor(reason: FailureMessage, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }

  /** The reason; for an error of a filter, the fault and its location. */
  get description(): string {
    return this.cause instanceof FilterError ? this.cause.message : this.reason;
  }

  /** The description without text of the file. */
  get withoutText(): string {
    return this.cause instanceof FilterError ? this.cause.withoutText : this.reason;
  }

  /** Whether another attempt may succeed because the file is not the cause. */
  get isTransient(): boolean {
    return !(this.cause === undefined || this.cause instanceof FilterError);
  }
}

export function splitFailure(description: string): { reason: string; details?: string } {
  const [reason = "", ...details] = description.split(": ");
  return { reason, ...(details.length > 0 && { details: details.join(": ") }) };
}

/** Describes a file that could not be built, regardless of the filter's reason. */
export const describeReassembly = ({ detail, fault }: FilterError): string =>
  new FilterError("File reassembly error", detail, fault).message;

/** `reason` applies when the step fails, unless a filter has its own. @throws TranslationFailure */
export async function failAs<Done>(reason: FailureMessage, work: () => Done | Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (cause) {
    throw new TranslationFailure(cause instanceof FilterError ? cause.reason : reason, { cause });
  }
}
