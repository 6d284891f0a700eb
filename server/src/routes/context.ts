import type { Handlers } from "../http/serve-api.ts";
import type { Services } from "../services/services.ts";

/** What every handler may use. */
export type CallContext = Services;

/** The handlers of all calls, each typed by its call. */
export type Routes = Handlers<CallContext>;
