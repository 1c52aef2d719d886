import type { z } from 'zod';
import type { Problem } from '#app/platform/text/content-problem.ts';

/** Codes of our own checks, for which the schema library has no name. */
const OWN_CHECKS = [
  'days-reversed',
  'minutes-reversed',
  'not-a-timestamp',
  'not-a-slug',
  'not-a-film',
  'not-captions',
  'not-an-audio-path',
  'not-a-picture',
  'alt-not-words',
] as const;
type OwnCheck = (typeof OWN_CHECKS)[number];

/** For `refine`: the problem when the check fails. @param message in English, for the start of the app */
export function coded(code: OwnCheck, message: string) {
  return { message, params: { code } };
}

/** Path of problems that concern the whole front matter. */
const WHOLE = 'front matter';

/**
 * Validates a value by its schema.
 * @returns the value, or its problems; paths start at the value, and `whole` stands for the value itself
 */
export function checkedBy<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  whole = WHOLE,
): { value: Value; problems?: never } | { problems: (Problem & { path: string })[] } {
  const checked = schema.safeParse(value, {
    error: ({ input }) => (input === undefined ? 'is missing' : undefined),
    // Needed to tell a missing field from a wrong one.
    reportInput: true,
  });
  if (checked.success) return { value: checked.data };
  return {
    problems: checked.error.issues.map((issue) => ({
      path: issue.path.join('.') || whole,
      ...problemOf(issue),
    })),
  };
}

/** Based on the library's issue code, never on its message, which may change with any update. */
function problemOf(issue: z.core.$ZodIssue): Problem {
  const { message } = issue;
  if (issue.input === undefined) return { code: 'missing', params: { message } };
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: isNumber(issue.expected) ? 'not-a-number' : 'wrong-type',
        params: { message },
      };
    case 'invalid_value':
      return { code: 'not-an-option', params: { message } };
    case 'invalid_format':
      return { code: FORMATS.get(issue.format) ?? 'not-accepted', params: { message } };
    case 'unrecognized_keys': {
      const names = issue.keys.map((key) => `"${key}"`).join(', ');
      return { code: 'unknown-field', params: { message, names } };
    }
    case 'too_small':
      return sizeProblem(issue, issue.minimum);
    case 'too_big':
      return sizeProblem(issue, issue.maximum);
    case 'custom':
      return { code: ownCheckOf(issue.params) ?? 'not-accepted', params: { message } };
    default:
      return { code: 'not-accepted', params: { message } };
  }
}

const FORMATS = new Map<string, 'not-a-day' | 'no-question-mark'>([
  ['date', 'not-a-day'],
  // The only suffix that our schemas check.
  ['ends_with', 'no-question-mark'],
]);

function sizeProblem(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  limit: number | bigint,
): Problem {
  const { code, origin, exact, message } = issue;
  const isTooSmall = code === 'too_small';
  if (isNumber(origin)) return { code: 'out-of-range', params: { message } };
  if (exact) return { code: 'wrong-count', params: { message, count: String(limit) } };
  if (isTooSmall && limit === 1) return { code: 'missing', params: { message } };
  // The origin is the type of the value, not of the schema: a list that was sent as a string counts its
  // characters.
  if (isTooSmall) return { code: 'too-few', params: { message, minimum: String(limit) } };
  const params = { message, maximum: String(limit) };
  return { code: origin === 'string' ? 'too-long' : 'too-many', params };
}

function isNumber(type: string): boolean {
  return type === 'number' || type === 'int';
}

function ownCheckOf(params: Readonly<Record<string, unknown>> | undefined): OwnCheck | undefined {
  return OWN_CHECKS.find((code) => code === params?.code);
}
