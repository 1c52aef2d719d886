import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { namedIn } from '#app/clinic/record/own-service-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { presenceFaults } from './presence-faults.ts';
import { desertedServices } from './services-without-people.ts';

/** The field with the text of a copy. */
export const FIELD = 'dados';

type Service = ClinicRecord['services'][number];
type Records = { before: ClinicRecord; after: ClinicRecord };
type Context = {
  /** Calendar day in the clinic's zone. */
  today: string;
  /** Who could take a deposit now. */
  way: 'prompt' | 'statement' | 'none';
  serviceTitle: (slug: string) => string;
};

/** What a valid copy says that does not fit this clinic as it is, in words; what was so before is no fault of the copy. */
export function copyFaults({ before, after }: Records, context: Context): string[] {
  const { today, serviceTitle } = context;
  const others = [
    ...desertedServices({ before, after }, serviceTitle, today),
    ...presenceFaults({ before, after }, today),
  ].map(({ said, message }) => said ?? message);
  const was = new Set(strangersIn(before).map(({ key }) => key));
  const strangers = strangersIn(after)
    .filter(({ key }) => !was.has(key))
    .map(({ slug, name }) => staffRecord.file.stranger(serviceTitle(slug), name));
  const deposits = after.services.flatMap((service) => {
    const wrong = depositFault(
      service,
      before.services.find(({ slug }) => slug === service.slug),
      context,
    );
    return wrong ? [staffRecord.file.ofService(serviceTitle(service.slug), wrong)] : [];
  });
  return [...new Set([...others, ...strangers, ...deposits])];
}

/** Whose price or length a service has without their doing it. */
function strangersIn({ services, people }: ClinicRecord) {
  return services
    .filter(({ isArchived }) => !isArchived)
    .flatMap((service) =>
      namedIn(service)
        .filter(({ person }) => !service.practitioners.includes(person))
        .map(({ person, path }) => {
          const name = people.find(({ slug }) => slug === person)?.name ?? person;
          return {
            ...{ slug: service.slug, key: [service.slug, person, path[0]].join(' ') },
            name: inPortuguese(name),
          };
        }),
    );
}

function depositFault(
  { booking }: Service,
  before: Service | undefined,
  { way }: Context,
): string | null {
  const deposit = booking?.deposit;
  if (!deposit || isSame(deposit, before?.booking?.deposit)) return null;
  const { wrong } = staffDeposits.form;
  if (way === 'none') return wrong['no-way'];
  return way === 'statement' && deposit.statementHours === null ? wrong['by-hand'] : null;
}
