export { coerce, coerceText, dates } from "./coerce.ts";
export { type Fault, faultOf, words } from "./fault.ts";
