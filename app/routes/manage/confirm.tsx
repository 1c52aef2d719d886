import { data } from 'react-router';
import { ContactButtons } from '#app/features/booking/appointment-card.tsx';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import '#app/features/reminders/confirm.css';
import { ConfirmScreen } from '#app/features/reminders/confirm-screen.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { isFormRefused } from '#app/routes/booking/form-refused.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/confirm';
import { answerConfirm } from './answer-confirm.server.ts';
import { appointmentHeaders } from './appointment-meta.ts';
import { readAppointmentPage } from './appointment-page.server.ts';
import { confirmPageOf } from './confirm-page.server.ts';

export const headers = appointmentHeaders;

/** Shows the question and what was answered; looking answers nothing, so a link's preview never confirms. */
export async function loader(args: Route.LoaderArgs) {
  const page = await readAppointmentPage(args);
  const isRefused = isFormRefused(args.context);
  return data({ ...confirmPageOf(page, args.request), isRefused }, { headers: ERROR_HEADERS });
}

export const action = (args: Route.ActionArgs) => answerConfirm(args);

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const { title } = reminderMessages[locale].page;
  const { documentTitle } = bookingMessages[locale];
  return [
    { title: documentTitle(title, loaderData?.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view, errors, choicesPath, phone, whatsappLink } = loaderData;
  const { move, cancel, appointment } = APPOINTMENT_PATHS;
  return (
    <ConfirmScreen
      view={view}
      errors={actionData?.errors ?? errors}
      paths={{ move, cancel, appointment, choices: choicesPath }}
    >
      <ContactButtons phone={phone} whatsappLink={whatsappLink} />
    </ConfirmScreen>
  );
}
