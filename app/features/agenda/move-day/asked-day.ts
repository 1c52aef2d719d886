import { addDays, instantOf, isCalendarDay, parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { formText } from '#app/platform/form-values.ts';
import type { AwayTime } from '#app/scheduling/day-move/affected-appointments.server.ts';
import type { ChosenMove } from '#app/scheduling/day-move/move-day.server.ts';

/** Whose day, which, and from and until what time of it, as typed. */
export type AskedDay = Record<'quem' | 'dia' | 'de' | 'ate', string>;

export const askedOf = (values: (name: string) => string): AskedDay => ({
  ...{ quem: values('quem'), dia: values('dia'), de: values('de'), ate: values('ate') },
});

/** A part of a day from today on; null for none. */
export function awayOf(
  { quem, dia, de, ate }: AskedDay,
  people: readonly { id: number; slug: string }[],
  today: string,
): AwayTime | null {
  const who = people.find(({ slug }) => slug === quem);
  if (!who || !isCalendarDay(dia) || dia < today) return null;
  const startsAt = instantOf(dia, de || '00:00');
  const endsAt = ate ? instantOf(dia, ate) : instantOf(addDays(dia, 1), '00:00');
  if (!startsAt || !endsAt || startsAt >= endsAt) return null;
  return { practitionerId: who.id, startsAt, endsAt };
}

/** What was chosen for each appointment; those to be called first are left out. */
export function chosenIn(form: FormData): ChosenMove[] {
  return form.getAll('agendamento').flatMap((protocol) => {
    if (typeof protocol !== 'string') return [];
    const [time = '', who = ''] = formText(form, `para-${protocol}`).split('~');
    const startsAt = parseRfc3339(time);
    const version = formText(form, `versao-${protocol}`);
    // What nobody has changed has version 0.
    const seenVersion = /^\d{1,9}$/.test(version) ? Number(version) : -1;
    const [was = '', wasWith = ''] = formText(form, `era-${protocol}`).split('~');
    const from = parseRfc3339(was);
    if (!startsAt || !from) return [];
    const practitionerId = Number(who) || null;
    return [{ protocol, seenVersion, startsAt, practitionerId, from, fromId: Number(wasWith) }];
  });
}
