import { z } from 'zod';
import { localized, slug } from '#app/clinic/clinic-fields.ts';
import { isArchived } from './archived.ts';

const payer = z.strictObject({
  id: slug,
  title: localized,
  bring: z.array(localized).min(1),
  isArchived,
});
export const payers = z
  .array(payer)
  .refine(
    ([first]) => first?.id === 'particular' && !first.isArchived,
    "must begin with 'particular'",
  )
  .refine((list) => new Set(list.map((each) => each.id)).size === list.length, 'has an id twice');
