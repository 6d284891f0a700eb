/** The server cannot start; the message is for whoever started it, one line for each reason. */
export class StartError extends Error {}
