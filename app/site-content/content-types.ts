import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { ContentType, Option } from '#app/features/content/content-type.ts';
import { EDITORIAL_TYPES } from './content-types-editorial.ts';
import { SITE_TYPES } from './content-types-site.ts';

/** What the fields of a text are made from: which one it is, and whom and what the clinic record knows. */
type FieldContext = {
  slug: string;
  people: readonly Option[];
  services: readonly Option[];
  /** Audio that an episode may have. */
  audios: readonly Option[];
};

/** A kind before the clinic is known. */
export type ContentTypeDefinition = Omit<ContentType, 'fieldsOf'> & {
  fields: (facts: FieldContext) => ReturnType<ContentType['fieldsOf']>;
};

const DEFINITIONS: readonly ContentTypeDefinition[] = [...EDITORIAL_TYPES, ...SITE_TYPES];

/**
 * Every kind of text that staff may change, in the order of the list. One definition makes its list, its form and its
 * checks.
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

/** The public address of a text at home; null for one without a page. */
export function publicPathOf({ kind, slug }: { kind: string; slug: string }): string | null {
  return DEFINITIONS.find(({ name }) => name === kind)?.pathOf(slug) ?? null;
}
