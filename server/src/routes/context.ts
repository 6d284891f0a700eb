import type { OperationId } from "@parlance/api";
import type { Mode } from "../http/authenticate.ts";
import type { Handlers } from "../http/serve-api.ts";
import type { Clock } from "../ports.ts";
import type { Store } from "../store/store.ts";

/** What every handler may use. */
export interface CallContext {
  store: Store;
  clock: Clock;
  mode: Mode;
}

/** Handlers of some calls, each typed by its call. */
export type Routes<Id extends OperationId> = Handlers<CallContext, Id>;
