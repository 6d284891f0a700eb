import type { RenderedOperation } from "../../../model/index.ts";

export const Method = ({ method }: Pick<RenderedOperation, "method">) => (
  <b className={`method ${method}`}>{method.toUpperCase()}</b>
);
