/** The server can't start. The message is for operators, with one line for each reason. */
export class StartError extends Error {}
