import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { factWordsOf } from '#app/clinic/words/clinic-words.ts';
import { offersOf } from '#app/clinic/words/site-offers.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { movedTo } from '#app/features/content/change-document.server.ts';
import { readableText } from '#app/features/content/compare-texts.ts';
import { labelOf } from '#app/features/content/content-document.ts';
import type { EntryView } from '#app/features/content/content-list.tsx';
import { contentPath, localeOfWord } from '#app/features/content/content-paths.ts';
import type { ContentType } from '#app/features/content/content-type.ts';
import { entriesLinkingTo } from '#app/features/content/entries-containing.server.ts';
import { valuesOf } from '#app/features/content/field-values.ts';
import type { ListedEntry } from '#app/features/content/list-content.server.ts';
import type { LinkingEntry } from '#app/features/content/move-forms.tsx';
import { readEntry } from '#app/features/content/read-entry.server.ts';
import { imageOptions } from '#app/features/images/read-images.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { staffParts } from '#app/locales/pt-BR/staff/settings/parts.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { TextProblem } from '#app/platform/text/content-problem.ts';
import { worded } from '#app/platform/text/fact-words.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { contentTypes, type EntryMedia } from '#app/site-content/content-types.ts';
import { audioOptions, episodeAudios } from '#app/site-content/episode-audio.server.ts';
import { isOnSite, type PartStates } from '#app/site-content/parts/site-parts.ts';
import { filmOptions } from '#app/site-content/service-film.server.ts';

export type EntryArgs = StaffArgs & { params: { kind: string; language: string; slug: string } };

/** All content types, with the services' public names. @param media that their forms offer */
export function contentTypesOf(
  { clinic, contents }: Pick<AppServices, 'clinic' | 'contents'>,
  media?: EntryMedia,
) {
  const { services } = contents['pt-BR'];
  return contentTypes(clinic, new Map(services.map(({ slug, title }) => [slug, title])), media);
}

/** The files that an entry of a language may show or play. */
export async function entryMedia(
  { db, contentStore }: Pick<AppServices, 'db' | 'contentStore'>,
  locale: Locale | null,
): Promise<EntryMedia> {
  return {
    audios: audioOptions(await episodeAudios(db, contentStore.files)),
    ...(await filmOptions(db, contentStore.files)),
    images: await imageOptions(db),
    isDescribed: locale === DEFAULT_LOCALE,
  };
}

/** The content type of an address segment. @throws 404 for an unknown one */
export function contentTypeOf(types: readonly ContentType[], word: string): ContentType {
  const type = types.find((each) => each.word === word);
  if (!type) throw notThere();
  return type;
}

export function notThere() {
  return data(null, { status: 404, headers: ERROR_HEADERS });
}

/**
 * The entry of an address and the staff member. @throws 404 when it does not exist, 303 when its address has changed
 */
export async function entryPageOf(
  args: EntryArgs,
  page?: Parameters<typeof contentPath>[1],
): Promise<EntryPage> {
  const staffPage = staffPageOf(args);
  const { services } = staffPage;
  const locale = localeOfWord(args.params.language);
  const media = await entryMedia(services, locale);
  const type = contentTypeOf(contentTypesOf(services, media), args.params.kind);
  if (!locale) throw notThere();
  const key = { kind: type.name, locale, slug: args.params.slug };
  const text = await readEntry(services, key);
  // What staff have saved in a language that the site no longer speaks stays theirs.
  if (!text?.row && !services.clinic.locales.includes(locale)) throw notThere();
  if (!text) {
    const slug = await movedTo(services.db, key);
    if (slug === null) throw notThere();
    throw seeOther(contentPath({ type, locale, slug }, page));
  }
  const fields = type.fieldsOf(key.slug);
  const parts = readParts(text.source);
  const names = await staffNames(services.db);
  const title = titleOf(type, services.clinic, {
    title: parts.front.title ?? parts.front.question ?? parts.front.name,
    ...key,
  });
  return {
    ...staffPage,
    type,
    key,
    text,
    parts,
    fields,
    title,
    label: labelOf(key),
    path: contentPath({ type, locale, slug: key.slug }),
    nameOf: (id) => nameOfAuthor(names, id),
    readable: (source) => readableText(type, fields, valuesOf(fields, readParts(source))),
  };
}

export type EntryPage = StaffPage & {
  type: ContentType;
  key: { kind: string; locale: 'pt-BR' | 'en-US'; slug: string };
  text: NonNullable<Awaited<ReturnType<typeof readEntry>>>;
  parts: ReturnType<typeof readParts>;
  fields: ReturnType<ContentType['fieldsOf']>;
  title: string;
  /** File path, as readers know it. */
  label: string;
  /** Address of the page on which it is edited. */
  path: string;
  nameOf: (staffId: number | null) => string;
  /** A source as plain lines, for comparison. */
  readable: (source: string) => string;
};

/** Name of an author; null is a job. */
export function nameOfAuthor(names: ReadonlyMap<number, string>, id: number | null): string {
  if (id === null) return staffContent.changed.job;
  return names.get(id) ?? staffContent.changed.someone;
}

/** An entry's name for staff: its title, or its slug when it has none. */
export function titleOf(
  { name }: Pick<ContentType, 'name'>,
  clinic: AppServices['clinic'],
  { title, slug, locale }: { title: unknown; slug: string; locale: Locale },
): string {
  if (typeof title === 'string' && title.trim()) return titleHere(title, { ...clinic, locale });
  if (name === 'texts' && slug === 'privacy') return staffContent.fields.privacyBody;
  return staffContent.list.untitled;
}

/** A title as this clinic's site shows it; one with a fault as it was written. */
function titleHere(title: string, clinic: AppServices['clinic']): string {
  if (!title.includes('{')) return title;
  const known = { offers: offersOf(clinic), catalogue: [], kept: [], asksPreparation: false };
  try {
    return worded(title, factWordsOf(clinic, known));
  } catch (error) {
    if (error instanceof TextProblem) return title;
    throw error;
  }
}

/** Rows of the list of texts. */
export function entryViews({ types, parts, clinic, names }: Listing) {
  const { list, languages } = staffContent;
  return (listed: ListedEntry): EntryView[] => {
    const type = types.find(({ name }) => name === listed.kind);
    if (!type) return [];
    const { row, locale, slug, state, hasOther } = listed;
    const lacksEnglish = parts.english === 'shown' && locale === DEFAULT_LOCALE && !hasOther;
    const facts = [
      type.titles.one,
      ...(parts.english === 'gone' ? [] : [languages[locale]]),
      row
        ? list.changed(nameOfAuthor(names, row.changedBy), formatMoment(row.changedAt))
        : list.neverChanged,
      ...(row?.scheduledAt ? [list.due(formatMoment(row.scheduledAt))] : []),
      ...(lacksEnglish ? [list.noEnglish] : []),
      ...(isOnSite(parts, clinic, listed) ? [] : [staffParts.inList]),
    ];
    const href = contentPath({ type, locale, slug });
    return [{ href, title: titleOf(type, clinic, listed), state, facts }];
  };
}

type Listing = {
  types: readonly ContentType[];
  parts: PartStates;
  clinic: AppServices['clinic'];
  names: ReadonlyMap<number, string>;
};

/** When an entry was changed and by whom, in words. */
export function changeOf({ text, nameOf }: Pick<EntryPage, 'text' | 'nameOf'>) {
  const { row } = text;
  if (!row) return null;
  return { who: nameOf(row.changedBy), when: formatMoment(row.changedAt) };
}

/** What was just done, as the address says it, in words; null for nothing. @param isShown whether the site shows such texts */
export function doneOf(url: URL, isShown: boolean): string | null {
  const done: Readonly<Record<string, string>> = staffContent.edit.done;
  const word = url.searchParams.get('feito') ?? '';
  const outcome = word === 'publicado' && !isShown ? 'semparte' : word;
  return Object.hasOwn(done, outcome) ? (done[outcome] ?? null) : null;
}

/** Entries that link to a public address, each with the page on which it is edited. */
export async function linksTo(
  services: AppServices,
  target: { kind: string; slug: string; path: string },
): Promise<LinkingEntry[]> {
  const types = contentTypesOf(services);
  const scope = { files: services.contentStore.files, types: types.map(({ name }) => name) };
  const found = await entriesLinkingTo(services.db, scope, target);
  return found.flatMap((each) => {
    const type = types.find(({ name }) => name === each.kind);
    if (!type) return [];
    const { locale, slug } = each;
    const language = staffContent.languages[locale].toLowerCase();
    return {
      href: contentPath({ type, locale, slug }),
      title: titleOf(type, services.clinic, each),
      locale,
      details: `${type.titles.one}, ${language}`,
    };
  });
}
