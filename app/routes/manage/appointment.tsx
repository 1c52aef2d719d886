import { data } from 'react-router';
import { FreshOfflineCopy } from '#app/features/app-update/keep-offline-copy.tsx';
import { AppointmentActions } from '#app/features/booking/appointment-actions.tsx';
import { AppointmentCard, ContactButtons } from '#app/features/booking/appointment-card.tsx';
import { type AppointmentView, asHeading } from '#app/features/booking/appointment-view.ts';
import { manageMessages } from '#app/locales/manage-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/appointment';
import { appointmentMeta } from './appointment-meta.ts';
import { readAppointmentPage } from './appointment-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { shown, summary, changeability, services } = await readAppointmentPage(args);
  const wantsNews = new URL(args.request.url).searchParams.has('mudou');
  return data(
    {
      visit: shown,
      changeability,
      cancelNoticeHours: services.clinic.agenda.cancelNoticeHours,
      // The address alone must not claim a move.
      hasMoved: wantsNews && summary.sequence > 0,
    },
    { headers: ERROR_HEADERS },
  );
}

export const meta = (args: Route.MetaArgs) => appointmentMeta(args, ({ visit }) => visit.title);

export default function AppointmentRoute({ loaderData }: Route.ComponentProps) {
  const manage = useMessages(manageMessages);
  const { visit, changeability, cancelNoticeHours, hasMoved } = loaderData;
  return (
    <>
      <FreshOfflineCopy protocol={visit.protocol} />
      {hasMoved ? <MovedNotice visit={visit} /> : null}
      <PageHeader
        kicker={manage.visit.title}
        title={asHeading(visit.moment)}
        lead={manage.visit.of(visit.patientName)}
      />
      <AppointmentActions
        visit={visit}
        changeability={changeability}
        cancelNoticeHours={cancelNoticeHours}
      />
      <AppointmentCard visit={visit} />
      {changeability === 'open' ? (
        <section className="stack">
          <h2>{manage.contact}</h2>
          <ContactButtons contact={visit} />
        </section>
      ) : null}
    </>
  );
}

function MovedNotice({ visit }: { visit: AppointmentView }) {
  const texts = useMessages(manageMessages).moved;
  return (
    <Notice tone="success" role="status" title={texts.title}>
      <p>{texts.text(visit.moment)}</p>
      <p>{visit.hasMail ? texts.mailed : texts.calendar}</p>
    </Notice>
  );
}
