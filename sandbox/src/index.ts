export type { Account, Accounts, Act, Delivery, Faults, Mode } from "./messages.ts";
export { openSandbox, type Receiver, type Sandbox } from "./page.ts";
