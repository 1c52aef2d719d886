import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/**
 * The messages at the fields of a form about a person.
 * @param messages may contain `{phone}`, which becomes the example number
 * @param phoneExample digits only
 */
export function personFieldErrors<Refusal extends string>(
  errors: readonly { field: string; refusal: Refusal }[],
  messages: Readonly<Record<Refusal, string>>,
  { phoneExample, idPrefix = '' }: { phoneExample: string; idPrefix?: string },
): FieldError[] {
  return errors.map(({ field, refusal }) => ({
    fieldId: `${idPrefix}${field}`,
    message: messages[refusal].replace('{phone}', phoneExample),
  }));
}
