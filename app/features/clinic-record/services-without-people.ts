import type { ClinicRecord, RecordFault } from '#app/clinic/clinic-schema.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';

type Records = { before: ClinicRecord; after: ClinicRecord };

/**
 * People who may not be archived, because an offered service would have nobody; told at each of them. A record that
 * is so already stays valid, so that a site never loses it.
 */
export function desertedServices(
  { before, after }: Records,
  serviceTitle: (slug: string) => string,
): RecordFault[] {
  const was = new Set(withoutPeople(before));
  const deserted = withoutPeople(after).filter((slug) => !was.has(slug));
  return after.people.flatMap(({ slug, name, isArchived }, index) => {
    const hers = after.services
      .filter((each) => deserted.includes(each.slug) && each.practitioners.includes(slug))
      .map((each) => serviceTitle(each.slug));
    const wasThere = before.people.some((each) => each.slug === slug && !each.isArchived);
    if (!isArchived || !wasThere || hers.length === 0) return [];
    return [
      {
        path: ['people', index, 'isArchived'],
        locale: DEFAULT_LOCALE,
        message: 'leaves services with nobody',
        said: staffRecord.form.lastPerson(
          typeof name === 'string' ? name : name[DEFAULT_LOCALE],
          hers.join(', '),
        ),
      },
    ];
  });
}

function withoutPeople({ people, services }: ClinicRecord): string[] {
  const gone = new Set(people.flatMap((each) => (each.isArchived ? [each.slug] : [])));
  return services
    .filter(({ isArchived }) => !isArchived)
    .filter(({ practitioners }) => practitioners.every((slug) => gone.has(slug)))
    .map(({ slug }) => slug);
}
