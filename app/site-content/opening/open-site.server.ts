import { changeSetting, changeSettingIn } from '#app/features/compliance/clinic-settings.server.ts';
import { changeContent } from '#app/features/content/change-document.server.ts';
import { blockers, type ItemName, WAIVABLE, type Waiver } from '#app/features/first-run/go-live.ts';
import { type Result, refuse } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import {
  privacyTextHash,
  privacyTextParts,
} from '#app/site-content/privacy/privacy-read.server.ts';
import { goLiveItems, type OpeningServices, stampOfSite } from './go-live.server.ts';

type Change = {
  /** Of the setting, 0 while nobody has opened or closed the site. */
  seenVersion: number;
  /** Staff member's id. */
  by: number;
};

/**
 * Opens the site to everybody, unless something lacks that may not, or that has no reason. Who saves the record or
 * publishes a text at that moment waits, or is waited for: what lacks is read below their locks.
 */
export async function openSite(
  services: OpeningServices,
  { waived, ...change }: Change & { waived: readonly Waiver[] },
): Promise<Result<'done', 'changed' | { lacks: ItemName[] }>> {
  const { db, clock, contentStore } = services;
  const seen = await stampOfSite(db, services);
  // The privacy text that counts is that of this instance, which may not have been told of the last change.
  await contentStore.refresh();
  const opened = await changeContent({ db }, async (tx) => {
    await lockSetting(tx, 'clinic-record');
    if ((await stampOfSite(tx, services)) !== seen) return refuse('changed' as const);
    const items = await goLiveItems({ ...services, db: tx });
    const lacks = blockers(items, waived);
    if (lacks.length > 0) return refuse({ lacks });
    const needed = new Set(items.filter((item) => item.lacks.length > 0).map(({ name }) => name));
    const value = { isOpen: true, waived: waived.filter(({ item }) => needed.has(item)) };
    return changeSettingIn(tx, clock, 'site-opening', { value, ...change });
  });
  return opened.ok ? opened.value : refuse('changed');
}

/** Makes the site a demonstration again. */
export function closeSite(
  services: OpeningServices,
  change: Change,
): Promise<Result<'done', 'changed'>> {
  const value = { isOpen: false, waived: [] };
  return changeSetting(services, 'site-opening', { value, ...change });
}

/** Notes that somebody has read the privacy text; 'changed' when it is no longer the one that they saw. */
export async function markPrivacyRead(
  services: OpeningServices,
  { hash, seenVersion, by }: Change & { hash: string },
): Promise<Result<'done', 'changed'>> {
  if (hash !== privacyTextHash(services)) return refuse('changed');
  const value = { hash, parts: privacyTextParts(services) };
  return changeSetting(services, 'privacy-text-read', { value, seenVersion, by });
}

/** Notes the day of a copy. @param madeOn a calendar day, not after today */
export function markBackup(
  services: Pick<OpeningServices, 'db' | 'clock'>,
  { madeOn, seenVersion, by }: Change & { madeOn: string },
): Promise<Result<'done', 'changed'>> {
  return changeSetting(services, 'backup-made', { value: { madeOn }, seenVersion, by });
}

/** The waivers of a form: reasons of items that may be waived. */
export function waiversOf(reasonOf: (item: string) => string): Waiver[] {
  return WAIVABLE.map((item) => ({ item, reason: reasonOf(item).trim().slice(0, 300) })).filter(
    ({ reason }) => reason !== '',
  );
}
