import { formatMoment } from '#app/clinic/format-date.ts';
import { channelOf, letterOf } from '#app/features/reminders/answer-link.ts';
import { sessionChoicePath } from '#app/features/reminders/choice-link.server.ts';
import type { ConfirmView } from '#app/features/reminders/confirm-screen.tsx';
import { whenOf } from '#app/features/reminders/when-words.ts';
import { type AppointmentPage, changeErrors } from './appointment-page.server.ts';

/** In the address of the question: by which message somebody came. */
export const CHANNEL_PARAMETER = 'por';

/** The data of the page that asks whether somebody comes. */
export function confirmPageOf(page: AppointmentPage, request: Request) {
  const { appointment, locale, services, changeability, view } = page;
  const { searchParams } = new URL(request.url);
  const confirm: ConfirmView = {
    moment: formatMoment(appointment.startsAt, { locale }),
    span: whenOf(appointment, { locale }),
    patient: appointment.patientName,
    protocol: appointment.protocol,
    sequence: appointment.sequence,
    channel: letterOf(channelOf(searchParams.get(CHANNEL_PARAMETER))),
    changeability: appointment.attendance === null ? changeability : 'past',
    said: appointment.confirmation?.answer ?? null,
  };
  return {
    view: confirm,
    clinicName: view.clinicName,
    errors: changeErrors(page, request, 'confirm'),
    choicesPath: sessionChoicePath(
      { clock: services.clock, secret: services.env.appSecret },
      appointment.contactId,
    ),
    phone: view.phone,
    whatsappLink: view.whatsapp?.about,
  };
}
