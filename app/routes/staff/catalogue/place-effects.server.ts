import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import {
  newPlaceLines,
  readMoveEffects,
} from '#app/features/schedule-settings/use/place-effects.server.ts';
import type { UseEffects } from '#app/features/schedule-settings/use/use-effects.tsx';
import { formText } from '#app/platform/form-values.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import type { placesOf } from '#app/site-content/catalogue/change-places.server.ts';
import { EFFECTS_READ } from '#app/ui/effects-notice/effects-notice.tsx';
import { catalogueOf } from './catalogue-parts.server.ts';
import { archivedIn } from './row-acts.server.ts';

type Page = Pick<StaffPage, 'services' | 'today'>;
type Place = Pick<ReturnType<typeof placesOf>[number], 'slug' | 'branch' | 'isArchived'>;

function contextOf({ services, today }: Page) {
  const { branches } = services.clinic;
  return { ...agendaLabelsOf(services), hrefOf: appointmentPath, today, branches };
}

/** What moving to another house does; null where it stays in its house, is in no list, or its sender has read it. */
export async function unreadMove(
  page: Page,
  { slug, branch: house, isArchived }: Place,
  { form, branch }: { form: FormData; branch: string | null },
): Promise<UseEffects | null> {
  const { services } = page;
  const was = house ?? null;
  if (was === branch || isArchived) return null;
  const row = (await readResourceSettings(services.db)).find((each) => each.slug === slug);
  if (!row) return null;
  const gone = archivedIn((await catalogueOf(services)).record);
  const counted = { ...services, agenda: services.clinic.agenda };
  const move = { id: row.id, was, branch };
  const isOffered = (each: string) => !gone.has(each);
  const effects = await readMoveEffects(counted, move, contextOf(page), isOffered);
  return formText(form, EFFECTS_READ) === effects.stamp ? null : effects;
}

export type NewPlaceEffects = { lines: readonly string[]; stamp: string };

/** What a new place does to the services that may use it; null where they keep their times, or its sender has read it. */
export async function unreadNewPlace(
  page: Page,
  place: Parameters<typeof newPlaceLines>[1],
  form: FormData,
): Promise<NewPlaceEffects | null> {
  const stamp = sha256Hex(JSON.stringify(place));
  if (place.usedBy.length === 0 || formText(form, EFFECTS_READ) === stamp) return null;
  const { services } = page;
  const counted = { ...services, agenda: services.clinic.agenda };
  const lines = await newPlaceLines(counted, place, contextOf(page));
  return lines.length > 0 ? { lines, stamp } : null;
}
