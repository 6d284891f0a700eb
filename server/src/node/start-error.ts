/** The server cannot start; the message is for anyone who started it, one line for each reason. */
export class StartError extends Error {}
