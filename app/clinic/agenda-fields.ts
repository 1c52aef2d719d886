import { z } from 'zod';
import { gridMinutes, minutes, slug } from './clinic-fields.ts';
import { field, told } from './record/field-meta.ts';

/** How long the add-ons of one service take. */
const addOnLength = z.strictObject({
  service: field(slug, { label: 'Serviço', kind: 'choice', from: 'services' }),
  durationMinutes: field(gridMinutes.min(5).max(240), {
    label: 'Duração do encaixe',
    help: 'Por exemplo 10.',
    unit: 'minutos',
    problem: 'Escreva um múltiplo de 5, de 5 a 240.',
  }),
});

/** The rules of the online agenda in the clinic record. */
export const agenda = z
  .strictObject({
    slotStepMinutes: field(gridMinutes.min(5).max(60), {
      label: 'De quantos em quantos minutos começam os horários',
      help: 'Por exemplo 15: 8:00, 8:15, 8:30. Múltiplo de 5.',
      unit: 'minutos',
      problem: 'Escreva um múltiplo de 5, de 5 a 60.',
    }),
    noticeMinutes: field(minutes.min(0), {
      label: 'Quanto antes se marca pelo site',
      help: 'Por exemplo 120: ninguém marca para daqui a uma hora.',
      unit: 'minutos',
    }),
    horizonDays: field(z.int().min(1).max(365), {
      label: 'Até quantos dias à frente se marca',
      help: 'Por exemplo 90.',
      unit: 'dias',
    }),
    holdMinutes: field(minutes.min(1).max(60), {
      label: 'Quanto tempo um horário espera por quem está marcando',
      help: 'Por exemplo 10.',
      unit: 'minutos',
    }),
    maxHoldMinutes: field(minutes.min(1).max(60), {
      label: 'E, com os pedidos de mais tempo, no máximo',
      help: 'Por exemplo 30; nunca menos que o anterior.',
      unit: 'minutos',
    }),
    prefersCompactDays: field(z.boolean().default(true), {
      label: 'Mostra primeiro os horários que não deixam buracos na agenda',
      kind: 'kept',
    }),
    cancelNoticeHours: field(z.int().min(0), {
      label: 'Até quantas horas antes o paciente cancela ou muda sozinho',
      help: 'Por exemplo 24; depois disso, telefona.',
      unit: 'horas',
    }),
    maxFutureAppointmentsPerPhone: field(z.int().min(1), {
      label: 'Quantos horários futuros um mesmo telefone pode ter',
      help: 'Por exemplo 4, para uma família.',
    }),
    addOnsPerDay: field(z.int().min(0).max(20), {
      label: 'Encaixes por profissional e por dia',
      help: 'Por exemplo 2; com 0 não há encaixes.',
    }),
    addOnLengths: field(
      z
        .array(addOnLength)
        .max(60)
        .refine(
          (all) => new Set(all.map(({ service }) => service)).size === all.length,
          told('has a service twice', 'O mesmo serviço está duas vezes. Deixe um só.'),
        )
        .default([]),
      {
        label: 'Encaixes com duração própria',
        help: 'Sem uma linha aqui, o encaixe dura o mesmo que o serviço. Na hora de encaixar se pode escolher outra.',
        entry: 'um serviço',
        isRemovable: true,
      },
    ),
    maxStepGapMinutes: field(minutes.min(0).max(60).default(15), {
      label: 'Espera máxima entre dois exames da mesma vinda',
      help: 'Por exemplo 15.',
      unit: 'minutos',
    }),
  })
  .refine((rules) => rules.maxHoldMinutes >= rules.holdMinutes, {
    ...told('must not be less than holdMinutes', 'Não pode ser menos que o tempo de espera.'),
    path: ['maxHoldMinutes'],
  });
