export { coerce, coerceText } from "./coerce.ts";
export { type Fault, faultOf, words } from "./fault.ts";
