import type { FastifySchemaCompiler } from 'fastify';
import { type ZodType, z } from 'zod';
import { apiMessages } from '#app/features/booking/refusal-messages.ts';
import { hasHidden } from '#app/platform/free-text.ts';

export type FieldError = { field: string; message: string };

const { field: messages } = apiMessages;

const withoutHiddenTexts = z.unknown().superRefine((data, context) => {
  for (const path of pathsOfHidden(data)) {
    context.addIssue({ code: 'custom', message: messages.hidden, path });
  }
});

/**
 * Validates part of a request against its schema, with messages in Portuguese. No text of any schema may have
 * hidden characters. Headers are left out: HTTP allows them neither control nor Unicode characters.
 */
export const compileValidator: FastifySchemaCompiler<ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const seen = httpPart === 'headers' ? undefined : withoutHiddenTexts.safeParse(data);
    if (seen?.error) return { error: seen.error };
    const parsed = schema.safeParse(data, { error: inPortuguese });
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  };

/**
 * One line per invalid field, named by its path such as 'contact.phone'; each unknown field gets its own.
 * @param part of the request; names errors that have no path
 */
export function fieldErrors({ issues }: z.ZodError, part: string): FieldError[] {
  return issues.flatMap((issue) => {
    const { path, message } = issue;
    if (issue.code !== 'unrecognized_keys') return { field: fieldName(path, part), message };
    return issue.keys.map((key) => ({ field: fieldName([...path, key], part), message }));
  });
}

function pathsOfHidden(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return hasHidden(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    hasHidden(key) ? [path] : pathsOfHidden(each, [...path, key]),
  );
}

function fieldName(path: PropertyKey[], part: string): string {
  const name = path.map(String).join('.').slice(0, 100);
  if (name === 'idempotency-key') return 'Idempotency-Key';
  return name || part;
}

function inPortuguese(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return messages.unknown;
  if (issue.input === undefined) return messages.missing;
  return issue.code === 'too_big' ? messages.tooLong : messages.wrong;
}
