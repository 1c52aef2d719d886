import { data } from 'react-router';
import {
  AgainByMail,
  AgainCode,
  AgainFromAppointment,
} from '#app/features/booking/again-screen.tsx';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { isFormRefused } from '#app/routes/booking/form-refused.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import type { Route } from './+types/again';
import { answerAgain } from './answer-again.server.ts';
import { appointmentMeta } from './appointment-meta.ts';
import { findAppointmentPage } from './appointment-page.server.ts';

/** Shows nothing of an appointment but to who has just opened its link. */
export async function loader(args: Route.LoaderArgs) {
  const page = await findAppointmentPage(args);
  const clinic = { clinicName: pageOf(args).content.clinic.displayName };
  const isRefused = isFormRefused(args.context);
  return data({ appointment: page?.view ?? null, clinic, isRefused }, { headers: ERROR_HEADERS });
}

export const action = (args: Route.ActionArgs) => answerAgain(args);

export const meta = (args: Route.MetaArgs) => appointmentMeta(args, ({ again }) => again.title);

export default function AgainRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { toAppointment } = useMessages(manageMessages);
  const errors = actionData?.errors ?? [];
  return (
    <>
      <BackLink href={APPOINTMENT_PATHS.appointment}>{toAppointment}</BackLink>
      {actionData?.request ? (
        <AgainCode request={actionData.request} errors={errors} />
      ) : loaderData.appointment && errors.length === 0 ? (
        <AgainFromAppointment appointment={loaderData.appointment} />
      ) : (
        <AgainByMail errors={errors} />
      )}
    </>
  );
}
