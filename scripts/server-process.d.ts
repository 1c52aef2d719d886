/** Node's arguments for the built server, whose memory they limit; run in the project's folder. */
export const SERVER_ARGUMENTS: readonly string[];
export const SERVER_ENVIRONMENT: Readonly<Record<string, string>>;
