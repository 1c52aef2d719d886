import { inLanguage } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { ChoiceSource } from '#app/clinic/record/field-meta.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';

/** The name of an entry that a field chooses, by where it chooses from; undefined for one that nobody names. */
export type ChoiceNames = (source: ChoiceSource, value: string) => string | undefined;

/**
 * Names of all that fields choose among, also of what is archived: differences speak of it.
 * @param records those that differ; the last that knows a name says it
 */
export function choiceNames(
  records: readonly ClinicRecord[],
  serviceTitle: (slug: string) => string,
): ChoiceNames {
  const known = new Map<string, string>();
  const keep = (source: ChoiceSource, value: string, name: unknown) =>
    known.set(`${source} ${value}`, String(inLanguage(name, DEFAULT_LOCALE)));
  for (const { people, services, resources, branches = [] } of records) {
    for (const { slug, name } of people) keep('people', slug, name);
    for (const { slug } of services) keep('services', slug, serviceTitle(slug));
    for (const { slug, name } of branches) keep('branches', slug, name);
    for (const { slug, name } of [...resources.rooms, ...resources.equipment])
      keep('rooms-and-equipment', slug, name);
  }
  return (source, value) => known.get(`${source} ${value}`);
}
