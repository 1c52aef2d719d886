import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { AdminTable } from '#app/features/privacy-admin/admin-table.tsx';
import { answersView } from '#app/features/screening/answers-view.ts';
import { SCREENINGS_PATH } from '#app/features/screening/screening-paths.ts';
import { openScreening } from '#app/features/screening/screenings.server.ts';
import { staffScreening } from '#app/locales/pt-BR/staff/screening.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/screening';

const labels = staffScreening.one;

/** Opens one person's answers, which the audit log keeps. @throws 404 for answers that are not there */
export async function loader(args: Route.LoaderArgs) {
  const { services, staff } = staffPageOf(args);
  const { db, clock, env } = services;
  const { reference } = args.params;
  const opened = await openScreening(
    { db, clock, secret: env.appSecret },
    { reference, by: staff },
  );
  if (!opened) throw data(null, { status: 404 });
  const { name, phoneE164, email, locale, createdAt, answers } = opened;
  if (!answers) services.log.error({ reference }, 'answers of a questionnaire cannot be unsealed');
  return {
    facts: [
      { label: labels.who, value: name },
      { label: labels.phone, value: formatPhone(phoneE164) },
      { label: labels.email, value: email ?? labels.noEmail },
      { label: labels.sent, value: formatMoment(createdAt, { withYear: true }) },
      { label: labels.language, value: labels.languages[locale] },
    ],
    view: answers && answersView(answers),
  };
}

export default function ScreeningPage({ loaderData }: Route.ComponentProps) {
  const { facts, view } = loaderData;
  return (
    <StaffScreen title={labels.title} back={{ href: SCREENINGS_PATH, label: labels.back }}>
      <p className="small">{labels.noted}</p>
      {view ? (
        <>
          <SummaryList
            rows={[
              ...facts,
              { label: labels.instrument, value: view.instrument },
              { label: labels.score, value: view.score },
              { label: labels.band, value: view.band },
            ]}
          />
          <Notice>
            <p>{labels.noDiagnosis}</p>
          </Notice>
          {view.isOlder ? <p>{labels.older}</p> : null}
          <AdminTable caption={labels.answers} columns={labels.columns} rows={view.rows} />
        </>
      ) : (
        <>
          <SummaryList rows={facts} />
          <Notice tone="warning" title={labels.unreadable.title}>
            <p>{labels.unreadable.text}</p>
          </Notice>
        </>
      )}
    </StaffScreen>
  );
}
