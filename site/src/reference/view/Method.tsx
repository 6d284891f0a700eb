import type { ReferenceOperation } from "../model/index.ts";

/** The method in words; its colour only helps. */
export const Method = ({ method }: Pick<ReferenceOperation, "method">) => (
  <b className={`method ${method}`}>{method.toUpperCase()}</b>
);
