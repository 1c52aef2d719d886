import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { isOffered } from '#app/clinic/record/archived.ts';
import { namesOf } from '#app/clinic/record/category-fields.ts';
import type { ContentType, Option } from '#app/features/content/content-type.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { EDITORIAL_TYPES } from './content-types-editorial.ts';
import { SITE_TYPES } from './content-types-site.ts';

/** Files that entries may show or play; only their forms need them. */
export type EntryMedia = {
  /** Audio that an episode may have. */
  audios: readonly Option[];
  /** Films that a service may have, and captions. */
  films: readonly Option[];
  captions: readonly Option[];
  /** Images of the library, by their descriptions, which are in Portuguese. */
  images: readonly Option[];
  /** Whether an image's description may be copied into the entry. */
  isDescribed: boolean;
};

/** What an entry's fields are made from: its slug, the clinic's people and services, and files. */
type FieldContext = EntryMedia & {
  slug: string;
  people: readonly Option[];
  services: readonly Option[];
  /** Of articles: what they may be about, and names of these and of archived ones that older articles have. */
  categories: { offered: readonly Option[]; former: readonly Option[] };
};

/** A content type before the clinic is known. */
export type ContentTypeDefinition = Omit<ContentType, 'fieldsOf'> & {
  fields: (context: FieldContext) => ReturnType<ContentType['fieldsOf']>;
};

const DEFINITIONS: readonly ContentTypeDefinition[] = [...EDITORIAL_TYPES, ...SITE_TYPES];

const NO_MEDIA: EntryMedia = {
  audios: [],
  films: [],
  captions: [],
  images: [],
  isDescribed: false,
};

/**
 * All content types that staff may edit, in the order of the list. One definition yields a type's list, form and
 * validation.
 * @param titles of services, by slug
 */
export function contentTypes(
  {
    resources,
    services,
    postCategories,
  }: Pick<Clinic, 'resources' | 'services' | 'postCategories'>,
  titles: ReadonlyMap<string, string> = new Map(),
  media: EntryMedia = NO_MEDIA,
): readonly ContentType[] {
  const people = resources.practitioners.map(({ slug, name }) => ({ value: slug, label: name }));
  const offered = services.map(({ slug }) => ({ value: slug, label: titles.get(slug) ?? slug }));
  const categories = {
    offered: postCategories.filter(isOffered).map(({ slug, label }) => ({ value: slug, label })),
    former: postCategories.flatMap((each) => {
      const { label, isArchived } = each;
      if (isArchived)
        return namesOf(each).map((value) => ({
          value,
          label: staffContent.fields.archived(label),
        }));
      return namesOf(each).flatMap((value) => (value === each.slug ? [] : [{ value, label }]));
    }),
  };
  return DEFINITIONS.map(({ fields, ...kind }) => ({
    ...kind,
    fieldsOf: (slug) => fields({ slug, people, services: offered, categories, ...media }),
  }));
}

/** Public address of an entry in the default language; null for one without a page. */
export function publicPathOf({ kind, slug }: { kind: string; slug: string }): string | null {
  return DEFINITIONS.find(({ name }) => name === kind)?.pathOf(slug) ?? null;
}

/** The content type of an address segment. */
export function kindOfWord(segment: string): string | undefined {
  return DEFINITIONS.find(({ word }) => word === segment)?.name;
}
