import { inLanguage } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { STANDARD_CATEGORIES } from '#app/clinic/record/standard-categories.ts';
import { DEFAULT_LOCALE, LOCALES } from '#app/platform/locale.ts';
import type { FormSetting } from './form-context.ts';

type Given = {
  record: ClinicRecord;
  /** Titles of services, by their texts. */
  serviceTitle: (slug: string) => string;
  /** Images of the library, by their addresses. */
  images: readonly { value: string; label: string }[];
};

/** What the fields of a form choose among, and which rows are in the record. */
export function formSources({
  record,
  serviceTitle,
  images,
}: Given): Omit<FormSetting, 'errors' | 'stored'> {
  const { people, services, resources, branches = [], locales } = record;
  const words = (text: unknown) => String(inLanguage(text, DEFAULT_LOCALE));
  return {
    sources: {
      people: people
        .filter((each) => !each.isArchived)
        .map(({ slug, name }) => ({ value: slug, label: words(name) })),
      services: services
        .filter((each) => !each.isArchived)
        .map(({ slug }) => ({ value: slug, label: serviceTitle(slug) })),
      images,
      branches: branches
        .filter((each) => !each.isArchived)
        .map(({ slug, name }) => ({ value: slug, label: name })),
      'rooms-and-equipment': [...resources.rooms, ...resources.equipment]
        .filter((each) => !each.isArchived)
        .map(({ slug, name }) => ({ value: slug, label: name })),
    },
    asksEnglish: LOCALES.every((locale) => locales.includes(locale)),
  };
}

/** Entries that the record has, and so are mostly archived, never taken away: 'payers particular'. */
export function storedRows({
  people,
  payers,
  services,
  resources,
  branches = [],
  postCategories = STANDARD_CATEGORIES,
}: ClinicRecord): string[] {
  return [
    ...people.map(({ slug }) => `people ${slug}`),
    ...payers.map(({ id }) => `payers ${id}`),
    ...branches.map(({ slug }) => `branches ${slug}`),
    ...postCategories.map(({ slug }) => `postCategories ${slug}`),
    ...services.map(({ slug }) => `services ${slug}`),
    ...resources.rooms.map(({ slug }) => `resources.rooms ${slug}`),
    ...resources.equipment.map(({ slug }) => `resources.equipment ${slug}`),
  ];
}
