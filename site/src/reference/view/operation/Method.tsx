import type { RenderedOperation } from "../../../model/index.ts";

/** The method in words; its color only helps. */
export const Method = ({ method }: Pick<RenderedOperation, "method">) => (
  <b className={`method ${method}`}>{method.toUpperCase()}</b>
);
