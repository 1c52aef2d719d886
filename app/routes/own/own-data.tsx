import { data } from 'react-router';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import '#app/features/own-page/own-page.css';
import { CodeGate } from '#app/features/own-page/code-gate.tsx';
import { OwnDataScreen } from '#app/features/own-page/own-data-screen.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { ownDataMessages } from '#app/locales/own/own-data.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { appointmentHeaders } from '#app/routes/manage/appointment-meta.ts';
import { readAppointmentPage } from '#app/routes/manage/appointment-page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import type { Route } from './+types/own-data';
import { answerOwnData, SENT_PARAMETER } from './answer-own-data.server.ts';
import { familyOf, isProven, memberView } from './own-data-page.server.ts';

export const headers = appointmentHeaders;

/** Before the code: the question for it, and nothing else. */
export async function loader(args: Route.LoaderArgs) {
  const page = await readAppointmentPage(args);
  const isOpen = isProven(page, args.request);
  const members = isOpen ? await familyOf(page) : [];
  return data(
    {
      clinicName: page.view.clinicName,
      protocol: page.appointment.protocol,
      isSent: new URL(args.request.url).searchParams.has(SENT_PARAMETER),
      formKey: newToken(),
      members: isOpen ? members.map((member) => memberView(page, member)) : null,
    },
    { headers: ERROR_HEADERS },
  );
}

export const action = (args: Route.ActionArgs) => answerOwnData(args);

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const { documentTitle } = bookingMessages[locale];
  const { title } = ownDataMessages[locale].gate;
  return [
    { title: documentTitle(title, loaderData?.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function OwnDataRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { toAppointment } = useMessages(manageMessages);
  const { members, protocol, isSent, formKey } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <>
      <BackLink href={APPOINTMENT_PATHS.appointment}>{toAppointment}</BackLink>
      {members ? (
        <OwnDataScreen {...{ protocol, members, formKey, errors }} />
      ) : (
        <CodeGate {...{ protocol, isSent, errors }} />
      )}
    </>
  );
}
