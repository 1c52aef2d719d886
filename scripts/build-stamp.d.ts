export const PAGE_SOURCES: readonly string[];
export const SERVER_SOURCES: readonly string[];
/** A hash of everything that goes into a build, in hexadecimal, with a trailing newline. */
export function buildStamp(projectDir: string, sources: readonly string[]): string;
