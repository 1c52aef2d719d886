import { formatAfter } from '#app/clinic/format-deadline.ts';
import { leavesDaylight } from '#app/clinic/preparation-times.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import type { AvailableSlot } from '#app/scheduling/available-slots.ts';
import { lensMoves } from '#app/scheduling/preparation/lens-rule.server.ts';
import type { AppointmentPage } from './appointment-page.server.ts';

type Page = Pick<AppointmentPage, 'agenda' | 'appointment' | 'summary' | 'clinic' | 'locale'>;

/**
 * Which times a patient may choose and which suit their way home, by the preparation; and why earlier ones are
 * missing, in words.
 */
export async function preparedMoves(page: Page) {
  const { agenda, appointment, clinic, locale } = page;
  const lenses = await lensMoves(agenda.db, agenda, appointment);
  const messages = preparationMessages[locale].move;
  const words = appointment.preparation?.lenses ? messages.told : messages.unasked;
  const isLimited = lenses !== undefined && lenses.from > agenda.clock.now();
  return {
    allows: lenses?.allows,
    suits: daylightOf(page),
    lensNote: isLimited ? words(formatAfter(lenses.from, locale), clinic.phone.display) : null,
  };
}

/** For who comes without company. */
function daylightOf({ appointment, summary, clinic }: Page) {
  const { arrival } = appointment.preparation ?? {};
  const { dilates = 'never', daylightMinutes = null } = summary.preparationRule ?? {};
  if (arrival !== 'alone' && arrival !== 'driving') return undefined;
  if (dilates === 'never' || daylightMinutes === null) return undefined;
  return ({ endsAt }: Pick<AvailableSlot, 'endsAt'>) =>
    leavesDaylight(clinic.address, endsAt, daylightMinutes);
}
