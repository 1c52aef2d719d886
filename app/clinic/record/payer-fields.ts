import { z } from 'zod';
import { localized, slug } from '#app/clinic/clinic-fields.ts';
import { isArchived } from './archived.ts';
import { field, told } from './field-meta.ts';

const payer = z.strictObject({
  id: field(slug, { label: 'Nome no endereço', madeFrom: 'title' }),
  title: field(localized, {
    label: 'Nome',
    help: 'Como o paciente conhece, por exemplo “Vida Serrana Saúde”.',
  }),
  bring: field(z.array(field(localized, { label: 'O que trazer' })).min(1), {
    label: 'O que o paciente traz',
    help: 'Uma coisa por linha, por exemplo “Carteirinha do convênio”.',
    entry: 'uma coisa',
  }),
  isArchived,
});
export const payers = z
  .array(payer)
  .refine(
    ([first]) => first?.id === 'particular' && !first.isArchived,
    told(
      "must begin with 'particular'",
      '“Particular” fica sempre em primeiro lugar e não se arquiva.',
    ),
  )
  .refine(
    (list) => new Set(list.map((each) => each.id)).size === list.length,
    told('has an id twice', 'Há duas formas de pagamento com o mesmo nome.'),
  );
