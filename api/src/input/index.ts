export { coerce, coerceText, dates } from "./coerce.ts";
export { type Fault, findFault, words } from "./fault.ts";
