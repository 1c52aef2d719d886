import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAtTime, formatMoment } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { deskName } from '#app/features/content/desk/desk-fields.ts';
import type { DeskView } from '#app/features/content/desk/desk-notes.tsx';
import { type DeskKey, othersAtDesk, readDraft } from '#app/features/content/desk/desks.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffDesk } from '#app/locales/pt-BR/staff/desk.ts';
import { nameOfAuthor } from './content-page.server.ts';

/** A sentence for each other person that has the text open. */
export async function deskOthers(
  services: Pick<AppServices, 'db' | 'clock'>,
  desk: DeskKey,
  names: ReadonlyMap<number, string>,
): Promise<string[]> {
  // Of a text without an address everybody writes another one.
  if (desk.slug === '') return [];
  const others = await othersAtDesk(services, desk);
  return others.map(({ staffId, openedAt }) =>
    staffDesk.others(nameOfAuthor(names, staffId), momentWords(openedAt, services.clock.now())),
  );
}

/**
 * The desk of a text for its page, with what waits there of this person.
 * @param isSame whether a draft says what the text already says
 */
export async function deskOf(
  services: Pick<AppServices, 'db' | 'clock'>,
  desk: DeskKey,
  isSame: (draft: NonNullable<Awaited<ReturnType<typeof readDraft>>>) => boolean,
) {
  const kept = await readDraft(services.db, desk);
  const draft = kept && !isSame(kept) ? kept : null;
  const view: DeskView = {
    name: deskName(desk),
    others: await deskOthers(services, desk, await staffNames(services.db)),
    restored: draft && momentWords(draft.at, services.clock.now()),
  };
  return { draft, view };
}

/** 'às 9h30' of today; of another day with the day. */
function momentWords(at: Date, now: Date): string {
  const { on, time } = wallClockOf(at);
  return on === wallClockOf(now).on ? formatAtTime(time) : formatMoment(at);
}
