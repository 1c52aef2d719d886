/** A hash of everything that the build is made of, in hexadecimal, with a line end. */
export function buildStamp(projectDir: string): string;
