import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { CONSENT_FIELDS } from '#app/features/own-page/folded-sections.tsx';
import { withdrawConsent } from '#app/features/own-page/own-consents.server.ts';
import { seeOther } from '#app/routes/manage/appointment-page.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/withdraw-consent';
import { readOwnForm } from './own-form.server.ts';
import { CONSENTS_PARAMETER } from './own-page.server.ts';

/** A consent taken back; there is nothing to see here. */
export function loader(args: Route.LoaderArgs) {
  return seeOther(pageOf(args).locale, APPOINTMENT_PATHS.appointment);
}

export async function action(args: Route.ActionArgs) {
  const { page, text } = await readOwnForm(args);
  const { services, appointment, locale } = page;
  const { id: appointmentId, contactId, linkVersion } = appointment;
  const id = Number(text(CONSENT_FIELDS.id));
  if (Number.isSafeInteger(id) && id > 0)
    await withdrawConsent(services, { appointmentId, contactId, linkVersion, id });
  return seeOther(locale, `${APPOINTMENT_PATHS.appointment}?${CONSENTS_PARAMETER}#consentimentos`);
}
