import { localeOfWord } from '#app/features/content/content-paths.ts';
import { untranslatedValues } from '#app/features/content/field-values.ts';
import { readEntry } from '#app/features/content/read-entry.server.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { startContext } from '#app/site-content/content-types-editorial.ts';
import { episodeAudios } from '#app/site-content/episode-audio.server.ts';
import { contentTypeOf, contentTypesOf, entryMedia, notThere } from './content-page.server.ts';

export type NewArgs = StaffArgs & { params: { kind: string } };

/** What a new entry begins with. @throws 404 for a content type without new entries */
export async function newPageOf(args: NewArgs) {
  const page = staffPageOf(args);
  const { services, url, today } = page;
  const audios = await episodeAudios(services.db, services.contentStore.files);
  const locale = localeOfWord(url.searchParams.get('idioma') ?? 'pt') ?? DEFAULT_LOCALE;
  const media = await entryMedia(services, locale);
  const type = contentTypeOf(contentTypesOf(services, media), args.params.kind);
  if (!type.isOpen || !services.clinic.locales.includes(locale)) throw notThere();
  // A translation has the same slug.
  const slug = url.searchParams.get('de');
  const other = locale === 'pt-BR' ? 'en-US' : 'pt-BR';
  const original = slug
    ? await readEntry(services, { kind: type.name, locale: other, slug })
    : null;
  const { editorial } = services.contents[locale] ?? services.contents['pt-BR'];
  const start = type.start?.(startContext({ clinic: services.clinic, editorial }, today));
  // The upload of an audio file redirects here.
  const chosen = audios.find(({ path }) => path === url.searchParams.get('audio'));
  const copied =
    original && untranslatedValues(type.fieldsOf(original.slug), readParts(original.source).front);
  return {
    ...page,
    type,
    locale,
    fixedSlug: original?.slug ?? null,
    // A translation has its address from the beginning, any other text none.
    desk: { kind: type.name, locale, slug: original?.slug ?? '', staffId: page.staff.id },
    base: { ...(copied ?? start), ...(chosen && { audio: chosen.path }) },
  };
}
