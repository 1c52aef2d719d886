import { z } from 'zod';
import { BOOKING_GROUPS } from '#app/clinic/booking-groups.ts';
import { localized, slug, words } from '#app/clinic/clinic-fields.ts';
import { examFields } from '#app/clinic/exam-fields.ts';
import { preparationRule } from '#app/clinic/preparation-rule.ts';
import { isArchived } from './archived.ts';
import { bookingRule, serviceTimes } from './booking-rule-fields.ts';
import { branchOfPlace } from './branch-fields.ts';
import { field } from './field-meta.ts';
import { ownServiceFields } from './own-service-fields.ts';

const place = z.strictObject({
  slug: field(slug, { label: 'Nome no endereço', madeFrom: 'name' }),
  name: field(words, { label: 'Nome', help: 'Por exemplo “Consultório 1”.' }),
  branch: branchOfPlace,
  isArchived,
});
export const resources = z.strictObject({
  rooms: field(z.array(place), { label: 'Salas', entry: 'uma sala' }),
  equipment: field(z.array(place), { label: 'Aparelhos', entry: 'um aparelho' }),
});

/** Needs one of `practitioners` and, if it lists `resources`, one of those too. */
const service = z.strictObject({
  slug: field(slug, { label: 'Nome no endereço', madeFrom: 'title' }),
  ...serviceTimes,
  isBookableOnline: field(z.boolean(), { label: 'Pode ser marcado pelo site' }),
  bookingGroup: field(z.enum(BOOKING_GROUPS).optional(), {
    label: 'Onde aparece na primeira escolha de quem marca',
    help: 'Em branco, entre os outros serviços.',
    options: {
      consultation: 'Consulta',
      glasses: 'Óculos e lentes',
      exam: 'Exames',
      child: 'Crianças',
    },
  }),
  /** What is booked first, online, while this service is not: its page's button leads there. */
  evaluation: field(
    z
      .strictObject({
        service: field(slug, { label: 'Serviço', kind: 'choice', from: 'services' }),
        button: field(localized, {
          label: 'Texto do botão',
          help: 'Por exemplo “Marcar avaliação para catarata”.',
        }),
      })
      .optional(),
    {
      label: 'Avaliação que vem antes',
      help: 'Para o que não se marca pelo site: o botão da página leva a este serviço.',
    },
  ),
  /** What staff have settled about the patient's preparation; without it, what the service's text says. */
  preparation: field(preparationRule.optional(), { label: 'Preparo', kind: 'kept' }),
  booking: field(bookingRule.optional(), { label: 'Ao marcar' }),
  practitioners: field(z.array(slug).min(1), {
    label: 'Quem faz',
    kind: 'choices',
    from: 'people',
  }),
  resources: field(z.array(slug), {
    label: 'Salas e aparelhos',
    help: 'O serviço usa um dos marcados; sem nenhum, não depende de sala.',
    kind: 'choices',
    from: 'rooms-and-equipment',
  }),
  /** Own services have a name here; those of the catalogue have the title of their text. */
  title: field(localized.optional(), {
    label: 'Nome',
    help: 'Em branco, o título do texto do serviço.',
  }),
  isArchived,
  ...examFields,
  ...ownServiceFields,
});
export const services = z.array(service).min(1);
