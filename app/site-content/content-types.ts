import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { ContentType, Option } from '#app/features/content/content-type.ts';
import { EDITORIAL_TYPES } from './content-types-editorial.ts';
import { SITE_TYPES } from './content-types-site.ts';

/** What an entry's fields are made from: its slug and the clinic's people, services and audio. */
type FieldContext = {
  slug: string;
  people: readonly Option[];
  services: readonly Option[];
  /** Audio that an episode may have. */
  audios: readonly Option[];
};

/** A content type before the clinic is known. */
export type ContentTypeDefinition = Omit<ContentType, 'fieldsOf'> & {
  fields: (context: FieldContext) => ReturnType<ContentType['fieldsOf']>;
};

const DEFINITIONS: readonly ContentTypeDefinition[] = [...EDITORIAL_TYPES, ...SITE_TYPES];

/**
 * All content types that staff may edit, in the order of the list. One definition yields a type's list, form and
 * validation.
 * @param titles of services, by slug
 * @param audios that an episode may have; only its form needs them
 */
export function contentTypes(
  { resources, services }: Pick<Clinic, 'resources' | 'services'>,
  titles: ReadonlyMap<string, string> = new Map(),
  audios: readonly Option[] = [],
): readonly ContentType[] {
  const people = resources.practitioners.map(({ slug, name }) => ({ value: slug, label: name }));
  const offered = services.map(({ slug }) => ({ value: slug, label: titles.get(slug) ?? slug }));
  return DEFINITIONS.map(({ fields, ...kind }) => ({
    ...kind,
    fieldsOf: (slug) => fields({ slug, people, services: offered, audios }),
  }));
}

/** Public address of an entry in the default language; null for one without a page. */
export function publicPathOf({ kind, slug }: { kind: string; slug: string }): string | null {
  return DEFINITIONS.find(({ name }) => name === kind)?.pathOf(slug) ?? null;
}
