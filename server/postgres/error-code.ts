/** Whether a thrown value carries this system or SQLSTATE code, such as 'ENOENT' or '57P03'. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}

/** The value of a promise, or undefined when it fails because the file does not exist. */
export async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
