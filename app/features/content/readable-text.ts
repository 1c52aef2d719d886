import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { ContentType, Field } from './content-type.ts';
import { BODY_FIELD, type FieldValues, fieldName, rowsIn } from './field-values.ts';

/** An entry as plain lines, one for each field and each line of the body, for comparison. */
export function readableText(
  type: Pick<ContentType, 'body'>,
  fields: readonly Field[],
  values: FieldValues,
): string {
  const body = values[BODY_FIELD]?.[0] ?? '';
  return [...linesOf(fields, values, { prefix: '', before: '' }), `${type.body.label}:`, body].join(
    '\n',
  );
}

function linesOf(
  fields: readonly Field[],
  values: FieldValues,
  { prefix, before }: { prefix: string; before: string },
): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    const label = `${before}${field.label}`;
    if (field.type === 'group')
      return linesOf(field.of, values, { prefix: `${path}.`, before: `${label}, ` });
    if (field.type === 'rows')
      return Array.from({ length: rowsIn(field, values, path) }, (_, index) =>
        linesOf(field.of, values, {
          prefix: `${path}.${index}.`,
          before: `${staffContent.fields.rowNumber(field.rowTitle, index + 1)}, `,
        }),
      ).flat();
    const given = (values[fieldName(path)] ?? []).map((value) => formatValue(field, value));
    const text = given.join(', ');
    if (text === '') return [];
    return field.type === 'lines'
      ? text.split('\n').map((line) => `${label}: ${line}`)
      : [`${label}: ${text}`];
  });
}

function formatValue(field: Field, value: string): string {
  if (field.type === 'day') return isCalendarDay(value) ? formatDate(value) : value;
  if (field.type !== 'choice' && field.type !== 'checks' && field.type !== 'audio') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
