import { data } from 'react-router';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { PrintButton, Voucher } from '#app/features/booking/voucher.tsx';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import type { Route } from './+types/voucher';
import { appointmentMeta } from './appointment-meta.ts';
import { readAppointmentPage } from './appointment-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { view } = await readAppointmentPage(args);
  return data({ appointment: view }, { headers: ERROR_HEADERS });
}

export const meta = (args: Route.MetaArgs) => appointmentMeta(args, ({ voucher }) => voucher.title);

export default function VoucherRoute({ loaderData }: Route.ComponentProps) {
  const { toAppointment } = useMessages(manageMessages);
  return (
    <>
      <BackLink href={APPOINTMENT_PATHS.appointment}>{toAppointment}</BackLink>
      <PrintButton />
      <Voucher appointment={loaderData.appointment} />
    </>
  );
}
