import type { CallId } from "@parlance/api";
import type { Handlers } from "../http/serve-api.ts";
import type { Services } from "../services/services.ts";

/** What every handler may use. */
export type CallContext = Services;

/** Handlers of some calls, each typed by its call. */
export type Routes<Id extends CallId> = Handlers<CallContext, Id>;
