import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { AdminTable } from '#app/features/privacy-admin/admin-table.tsx';
import { screeningPath } from '#app/features/screening/screening-paths.ts';
import { listScreenings } from '#app/features/screening/screenings.server.ts';
import { staffScreening } from '#app/locales/pt-BR/staff/screening.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { Route } from './+types/screenings';

const labels = staffScreening.list;

export async function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  const sent = await listScreenings(services.db);
  return {
    rows: sent.map(({ reference, name, phoneE164, createdAt, openings }) => ({
      reference,
      name,
      phone: formatPhone(phoneE164),
      moment: formatMoment(createdAt),
      opened: labels.opened(openings),
    })),
  };
}

/** Who sent answers; none of the answers, which are opened one by one. */
export default function ScreeningsPage({ loaderData }: Route.ComponentProps) {
  const { rows } = loaderData;
  return (
    <StaffScreen title={labels.title} lead={labels.lead}>
      {rows.length === 0 ? (
        <Notice title={labels.empty.title}>
          <p>{labels.empty.text}</p>
        </Notice>
      ) : (
        <AdminTable
          caption={labels.caption}
          columns={labels.columns}
          rows={rows.map(({ reference, name, phone, moment, opened }) => ({
            key: reference,
            cells: [
              <a key={reference} href={screeningPath(reference)}>
                {name}
              </a>,
              <PhoneText key="phone">{phone}</PhoneText>,
              moment,
              opened,
            ],
          }))}
        />
      )}
    </StaffScreen>
  );
}
