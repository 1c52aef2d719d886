import { z } from 'zod';
import { gridMinutes, slug } from './clinic-fields.ts';
import { field } from './record/field-meta.ts';

/** How a service goes together with others on one coming, in the clinic record. */
export const examFields = {
  /** With this the service is done for each eye; its duration is that of both. */
  oneEyeMinutes: field(gridMinutes.min(5).max(480).optional(), {
    label: 'Duração de um olho só',
    help: 'Só para o que se faz em cada olho; a duração acima é a dos dois.',
    unit: 'minutos',
    problem: 'Escreva um múltiplo de 5, de 5 a 480.',
  }),
  dilates: field(z.boolean().default(false), {
    label: 'Dilata as pupilas',
    help: 'Vem depois de tudo o que não dilata.',
  }),
  orderRank: field(z.int().min(0).max(99).default(0), {
    label: 'Ordem quando há vários exames',
    help: 'De 0 a 99; os menores vêm antes.',
  }),
  standsAlone: field(z.boolean().default(false), {
    label: 'Nunca na mesma vinda que outro serviço',
    help: 'Por exemplo uma cirurgia.',
  }),
  notTogetherWith: field(z.array(slug).default([]), {
    label: 'Não se faz na mesma vinda que',
    kind: 'choices',
    from: 'services',
  }),
};

type Named = { slug: string; notTogetherWith: readonly string[] };

/** Names that are no service, or the service's own. */
export function strangersOf({ slug: own, notTogetherWith }: Named, services: readonly Named[]) {
  return notTogetherWith.filter(
    (name) => name === own || !services.some((each) => each.slug === name),
  );
}
