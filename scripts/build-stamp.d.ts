/** A hash of everything that goes into the build, in hexadecimal, with a trailing newline. */
export function buildStamp(projectDir: string): string;
