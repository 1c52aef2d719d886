import { z } from 'zod';
import { type ContentProblem, isProblemCode } from '#app/platform/text/content-problem.ts';

const rows = z.array(
  z.object({
    file: z.string(),
    path: z.string(),
    code: z.string(),
    params: z.record(z.string(), z.string()),
  }),
);

/** Serializes the reasons why a scheduled publication failed. */
export function storedProblems(problems: readonly ContentProblem[]): string {
  return JSON.stringify(problems);
}

/** Parses what `storedProblems` wrote. Plain text from an older release becomes one problem. */
export function readStoredProblems(stored: string): ContentProblem[] {
  const read = rows.safeParse(jsonOf(stored));
  if (read.success && read.data.every(isProblem)) return read.data;
  return [{ file: '', path: '', code: 'unreadable', params: { message: stored } }];
}

function isProblem(row: z.output<typeof rows>[number]): row is ContentProblem {
  return isProblemCode(row.code);
}

function jsonOf(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
