import type { Handlers, RequestContext } from "../http/serve-api.ts";
import type { Services } from "../services/services.ts";

/** The parameters of a handler besides its input. */
export type OperationContext = Services & RequestContext;

export type Routes = Handlers<Services>;
