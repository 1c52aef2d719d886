import { z } from 'zod';
import { slug } from './clinic-fields.ts';
import { field, told } from './record/field-meta.ts';

const servicesThat = (label: string) =>
  field(z.array(slug), { label, kind: 'choices', from: 'services' });

/** Follow-up appointments: which services may have them, when, and what they are booked as. */
export const followUps = z.strictObject({
  returnDays: field(z.int().min(1).max(365).default(30), {
    label: 'Até quantos dias depois da consulta o retorno não se paga',
    help: 'Por exemplo 30.',
    unit: 'dias',
  }),
  returnServices: servicesThat('Serviços que têm retorno'),
  postOperativeServices: servicesThat('Cirurgias que têm pós-operatório'),
  postOperativeDays: field(
    z
      .array(field(z.int().min(1).max(365), { label: 'Dias depois da cirurgia', unit: 'dias' }))
      .min(1)
      .max(6)
      .refine(
        (days) => days.every((day, index) => day > (days[index - 1] ?? 0)),
        told('must ascend', 'Escreva os dias do menor para o maior, cada um uma vez.'),
      ),
    {
      label: 'Dias do pós-operatório',
      help: 'Por exemplo 1, 7 e 30 dias depois da cirurgia.',
      entry: 'um dia',
    },
  ),
  postOperativeAppointment: field(slug, {
    label: 'O pós-operatório é marcado como',
    kind: 'choice',
    from: 'services',
  }),
});
