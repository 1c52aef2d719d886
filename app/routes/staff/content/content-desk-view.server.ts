import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAtTime, formatMoment } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import type { ContentType } from '#app/features/content/content-type.ts';
import { deskName } from '#app/features/content/desk/desk-fields.ts';
import type { DeskView } from '#app/features/content/desk/desk-notes.tsx';
import { type DeskKey, othersAtDesk, readDraft } from '#app/features/content/desk/desks.server.ts';
import { type FieldValues, partsOf, valuesOf } from '#app/features/content/field-values.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffDesk } from '#app/locales/pt-BR/staff/desk.ts';
import { writeParts } from '#app/platform/text/markdown-files.server.ts';
import { lacksOf } from './content-lacks.server.ts';
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

/** A text as it was saved, or as a new one begins. */
type Saved = {
  front: Readonly<Record<string, unknown>>;
  body: string;
  version: number;
  /** Its latest revision. */
  base: number;
};

/**
 * What the form of a text shows: the text, or what this person has typed in it and not saved, and who else is there. A
 * draft keeps the version that it was begun from: saving it then shows what has changed since.
 */
export async function writingOf(
  services: AppServices,
  { type, desk }: { type: ContentType; desk: DeskKey },
  saved: Saved,
) {
  const fields = type.fieldsOf(desk.slug);
  const kept = await readDraft(services.db, desk);
  const sourceOf = (values: FieldValues) => writeParts(partsOf(fields, values, saved.front));
  const shown = valuesOf(fields, saved);
  const isNew = kept && (kept.slug !== '' || sourceOf(kept.values) !== sourceOf(shown));
  const draft = isNew ? kept : null;
  const values = draft?.values ?? shown;
  const view: DeskView = {
    name: deskName(desk),
    others: await deskOthers(services, desk, await staffNames(services.db)),
    restored: draft && momentWords(draft.at, services.clock.now()),
  };
  return {
    desk: view,
    values,
    slug: draft?.slug ?? '',
    lacks: await lacksOf(services, { type, key: desk }, { values, base: saved.front }),
    snapshot: {
      version: String(draft?.version ?? saved.version),
      base: String(draft?.base ?? saved.base),
    },
  };
}

/** 'às 9h30' of today; of another day with the day. */
function momentWords(at: Date, now: Date): string {
  const { on, time } = wallClockOf(at);
  return on === wallClockOf(now).on ? formatAtTime(time) : formatMoment(at);
}
