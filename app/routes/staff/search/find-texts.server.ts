import { contentHref, readContentFilter } from '#app/features/content/content-filter.ts';
import {
  everyText,
  filterTexts,
  type ListedEntry,
} from '#app/features/content/list-content.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { matchWords } from '#app/features/staff/search/match-words.ts';
import { contentTypesOf, entryViews } from '#app/routes/staff/content/content-page.server.ts';
import { partsOf, type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { isListed, isShownKind } from '#app/site-content/parts/site-parts.ts';

/** Texts whose title or address has what is asked for, or words like it where none has; null without any. @param most of them; the rest is behind a link */
export async function findTexts(args: StaffArgs, text: string, most: number) {
  const { services } = staffPageOf(args);
  const { db, contentStore, clinic } = services;
  const parts = await partsOf(args);
  const filter = readContentFilter(new URLSearchParams({ busca: text }));
  const every = await everyText(db, contentStore.files);
  const listed = every.filter((entry) => isListed(parts, clinic, entry));
  const types = contentTypesOf(services).filter(({ name }) => isShownKind(parts, name));
  const request = { ...filter, types: types.map(({ name }) => name) };
  const named = filterTexts(listed, request);
  const all = named.length > 0 ? named : alike(filterTexts(listed, { ...request, text: '' }), text);
  if (all.length === 0) return null;
  const rowOf = entryViews({ types, parts, clinic, names: await staffNames(db) });
  const allHref = all.length > most ? contentHref(filter) : null;
  return { rows: all.slice(0, most).flatMap(rowOf), allHref };
}

function alike(entries: readonly ListedEntry[], text: string): ListedEntry[] {
  return matchWords(
    entries.map((entry) => ({ entry, label: entry.title, words: entry.slug })),
    text,
  ).map(({ entry }) => entry);
}
