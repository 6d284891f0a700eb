import type { Handlers, RequestContext } from "../http/serve-api.ts";
import type { Services } from "../services/services.ts";

/** The second parameter of a handler, after its input. */
export type OperationContext = Services & RequestContext;

export type Routes = Handlers<Services>;
