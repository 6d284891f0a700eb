import type { Handlers } from "../http/serve-api.ts";
import type { Services } from "../services/services.ts";

/** What every handler may use. */
export type OperationContext = Services;

/** The handlers of all operations, each typed by its call. */
export type Routes = Handlers<OperationContext>;
