import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import { sendsMail } from '#app/context/sends-mail.ts';
import { preparationOf } from '#app/features/booking/preparation.ts';
import { readChecklist } from '#app/features/own-page/checklist.server.ts';
import { readConsentLines } from '#app/features/own-page/own-consents.server.ts';
import { readReceiptLines } from '#app/features/own-page/receipts.server.ts';
import { savedWords } from '#app/features/reminders/choice.ts';
import { sessionChoicePath } from '#app/features/reminders/choice-link.server.ts';
import { readChoice } from '#app/features/reminders/choices.server.ts';
import { withoutMailMessages } from '#app/locales/mail/without-mail.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { AppointmentPage } from '#app/routes/manage/appointment-page.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';

/** In the address of the appointment's page after it was booked by a recommendation's link. */
export const BOOKED_PARAMETER = 'marcado';
/** In the address of the page after a consent was taken back: its section stays open. */
export const CONSENTS_PARAMETER = 'autorizacoes';

/** What the patient's own page shows beside the appointment: all of it about this appointment alone. */
export async function ownPartsOf(page: AppointmentPage, url: string) {
  const { services, appointment, locale, clinic, view } = page;
  const { db, env } = services;
  const { id, contactId } = appointment;
  const summary = await summaryOf(summaryServicesOf(services), appointment, DEFAULT_LOCALE);
  const lines = { shown: view, portuguese: preparationOf(summary, DEFAULT_LOCALE) };
  const choice = (await readChoice(db, contactId))?.choice ?? 'all';
  const labels = { clinic, locale };
  return {
    checklist: await readChecklist(db, id, lines),
    day: formatDay(wallClockOf(appointment.startsAt).on, { locale }),
    hasConfirmed: appointment.confirmation?.answer === 'confirmed',
    receipts: await readReceiptLines({ db, secret: env.appSecret }, [id], locale),
    consents: await readConsentLines(db, { appointmentId: id, contactId }, labels),
    showsConsents: new URL(url).searchParams.has(CONSENTS_PARAMETER),
    channel: {
      choice: savedWords(
        choice,
        reminderMessages[locale].choice.saved,
        sendsMail(services) ? null : withoutMailMessages[locale].reminders,
      ),
      href: sessionChoicePath({ clock: services.clock, secret: env.appSecret }, contactId),
    },
  };
}

export type OwnParts = Awaited<ReturnType<typeof ownPartsOf>>;
