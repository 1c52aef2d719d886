import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatTime } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { deskOwnCode } from '#app/features/own-page/own-code.server.ts';
import { staffOwnCode as messages } from '#app/locales/pt-BR/staff/own-code.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { staffAppointmentOf } from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/own-code';

export async function loader(args: Route.LoaderArgs) {
  const { appointment } = await staffAppointmentOf(args);
  return { patient: appointment.patientName, backHref: appointmentPath(appointment.protocol) };
}

/** Makes a code to be told; it is shown once and stands in no address. */
export async function action(args: Route.ActionArgs) {
  const { services, staff, appointment } = await staffAppointmentOf(args);
  await noteViews(services, staff, [`appointment:${appointment.id}`]);
  const { db, clock, env } = services;
  const { code, endsAt } = await deskOwnCode(
    { db, clock, secret: env.appSecret },
    { appointmentId: appointment.id, staffId: staff.id },
  );
  return { code, until: formatTime(wallClockOf(endsAt).time) };
}

export default function OwnCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { patient, backHref } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: backHref, label: messages.back(patient) }}
    >
      {actionData ? (
        <Notice role="status" tone="success" title={messages.code(actionData.code)}>
          <p>{messages.until(actionData.until)}</p>
        </Notice>
      ) : null}
      <form method="post">
        <ButtonRow>
          <Button>{actionData ? messages.again : messages.make}</Button>
        </ButtonRow>
      </form>
    </StaffScreen>
  );
}
