export type { Account, DeliveryMessage, Faults, Mode, OperatorAction, SandboxAccounts } from "./messages.ts";
export { openSandbox, type Sandbox, type WebhookReceiver } from "./page.ts";
