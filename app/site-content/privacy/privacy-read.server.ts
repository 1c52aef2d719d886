import type { Queryable } from '#app/db/database.ts';
import { readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import type { Lack } from '#app/features/first-run/go-live.ts';
import type { PrivacyText } from '#app/features/privacy/privacy-text.ts';
import { withUpdatedOn } from '#app/features/privacy/privacy-updated.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { ContentStore } from '#app/site-content/content-store.server.ts';

const { privacyChanged, privacySince: since } = staffPublish.lacks;

type Reading = { contentStore: Pick<ContentStore, 'now'> };
type ReadPart = { title: string; hash: string };

const hashOf = (value: unknown) => sha256Hex(JSON.stringify(value));
const textOf = ({ contentStore }: Reading) => contentStore.now()['pt-BR'].privacy;

/** What of the privacy page has been read is known by this. */
export function privacyTextHash(reading: Reading): string {
  return hashOf(textOf(reading));
}

/** The same of each of its parts, by which a later text is told apart from the one that was read. */
export function privacyTextParts(reading: Reading): ReadPart[] {
  return partsOf(textOf(reading));
}

/** The part before the first heading has no title; its day moves with every other change and says nothing by itself. */
function partsOf(text: PrivacyText): ReadPart[] {
  const { intro, sections } = withUpdatedOn(text, 'pt-BR', '2000-01-01');
  return [
    { title: '', hash: hashOf(intro) },
    ...sections.map(({ title, ...section }) => ({ title, hash: hashOf(section) })),
  ];
}

/** That the policy says something else than what somebody has read, and in which of its parts; null else. */
export async function privacyChange(services: Reading & { db: Queryable }): Promise<Lack | null> {
  const read = await readSetting(services.db, 'privacy-text-read');
  if (!read || read.value.hash === privacyTextHash(services)) return null;
  const detail = read.value.parts && changeInWords(read.value.parts, privacyTextParts(services));
  return { text: privacyChanged, ...(detail && { detail }) };
}

/** Which parts are others, came and went, each by its title; empty where only the day is another. */
function changeInWords(before: readonly ReadPart[], now: readonly ReadPart[]): string {
  const hashes = (parts: readonly ReadPart[]) =>
    new Map(parts.map(({ title, hash }) => [title, hash]));
  const [old, current] = [hashes(before), hashes(now)];
  const titles = (parts: readonly ReadPart[], isMeant: (part: ReadPart) => boolean) =>
    parts.filter(isMeant).map(({ title }) => title);
  const changed = titles(now, ({ title, hash }) => old.has(title) && old.get(title) !== hash);
  const came = titles(now, ({ title }) => !old.has(title));
  const gone = titles(before, ({ title }) => !current.has(title));
  return [
    changed.length > 0 && since.changed(changed),
    came.length > 0 && since.came(came),
    gone.length > 0 && since.gone(gone),
  ]
    .filter((words) => words !== false)
    .join('. ');
}
