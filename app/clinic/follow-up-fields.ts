import { z } from 'zod';
import { slug, words } from './clinic-fields.ts';
import { field, told } from './record/field-meta.ts';

const servicesThat = (label: string) =>
  field(z.array(slug), { label, kind: 'choices', from: 'services' });

const serviceOf = (label: string) => field(slug, { label, kind: 'choice', from: 'services' });

/** What one service does otherwise with returns than the clinic's other services. */
const ownReturn = z.strictObject({
  service: serviceOf('Serviço'),
  returnDays: field(z.int().min(1).max(365), {
    label: 'Até quantos dias depois',
    help: 'Por exemplo 15.',
    unit: 'dias',
  }),
  isFree: field(z.boolean().default(true), {
    label: 'Até lá o retorno não se paga',
    help: 'Desmarque onde todo retorno deste serviço se paga.',
  }),
});

/** One appointment after a surgery, with the day that it must not miss. */
const control = z.strictObject({
  service: serviceOf('Cirurgia'),
  name: field(words.max(60), {
    label: 'Nome do controle',
    help: 'Por exemplo “1º dia depois da cirurgia”. Só a equipe vê.',
  }),
  daysAfter: field(z.int().min(1).max(365), {
    label: 'Dias depois da cirurgia',
    help: 'Por exemplo 1.',
    unit: 'dias',
  }),
  toleranceDays: field(z.int().min(0).max(60).default(0), {
    label: 'Quantos dias depois disso ainda serve',
    help: 'Com 0, só no próprio dia: sem horário, a agenda para e avisa.',
    unit: 'dias',
  }),
  bookedAs: serviceOf('É marcado como'),
  durationMinutes: field(z.int().min(5).max(240).optional(), {
    label: 'Duração deste controle',
    help: 'Por exemplo 15. Em branco, a do serviço com que é marcado.',
    unit: 'minutos',
  }),
});

function areDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length;
}

/** Follow-up appointments: which services may have them, when, and what they are booked as. */
export const followUps = z.strictObject({
  returnDays: field(z.int().min(1).max(365).default(30), {
    label: 'Até quantos dias depois da consulta o retorno não se paga',
    help: 'Por exemplo 30.',
    unit: 'dias',
  }),
  returnServices: servicesThat('Serviços que têm retorno'),
  ownReturns: field(
    z
      .array(ownReturn)
      .max(40)
      .refine(
        (all) => areDistinct(all.map(({ service }) => service)),
        told('has a service twice', 'O mesmo serviço está duas vezes. Deixe um só.'),
      )
      .default([]),
    {
      label: 'Serviços com outra regra de retorno',
      help: 'Vale no lugar do prazo acima. O serviço passa a ter retorno.',
      entry: 'um serviço',
      isRemovable: true,
    },
  ),
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
  controls: field(
    z
      .array(control)
      .max(60)
      .refine(
        (all) => areDistinct(all.map(({ service, daysAfter }) => `${service} ${daysAfter}`)),
        told(
          'has a day of a surgery twice',
          'A mesma cirurgia tem dois controles no mesmo dia. Deixe um só.',
        ),
      )
      .default([]),
    {
      label: 'Controles próprios de uma cirurgia',
      help: 'No lugar dos dias acima: cada controle com o seu dia, a sua tolerância e a sua duração.',
      entry: 'um controle',
      isRemovable: true,
    },
  ),
});

/** Every service that the rules name, and where in them. */
export function servicesNamedIn(rules: z.output<typeof followUps>) {
  const { returnServices, postOperativeServices, postOperativeAppointment } = rules;
  const ofAll = [...returnServices, ...postOperativeServices, postOperativeAppointment];
  return [
    ...ofAll.map((name) => ({ name, path: [] })),
    ...rules.ownReturns.map(({ service: name }, index) => ({
      name,
      path: ['ownReturns', index, 'service'],
    })),
    ...rules.controls.flatMap(({ service, bookedAs }, index) => [
      { name: service, path: ['controls', index, 'service'] },
      { name: bookedAs, path: ['controls', index, 'bookedAs'] },
    ]),
  ];
}
