import type { DeepLInputs, DeepLResponses } from "@openparlance/api/doors/deepl";
import type { DoorHandlers } from "../door.ts";

export type DeepLHandlers = DoorHandlers<DeepLInputs, DeepLResponses>;
