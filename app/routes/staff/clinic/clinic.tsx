import { data } from 'react-router';
import { PlanList } from '#app/features/clinic-record/plan-list.tsx';
import { BrokenNewsList } from '#app/features/clinic-record/planned/broken-news.tsx';
import { withdrawPlan } from '#app/features/clinic-record/record-plans.server.ts';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import '#app/features/clinic-record/record.css';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/clinic';
import { clinicPage } from './clinic-page.server.ts';
import { recordServicesOf } from './record-page.server.ts';

export const loader = (args: Route.LoaderArgs) => clinicPage(args);

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const id = Number(formText(await args.request.formData(), 'retirar')) || 0;
  const withdrawn = await withdrawPlan(recordServicesOf(services), { id, by: staff.id });
  if (!withdrawn.ok) return data(null, { status: 409 });
  return seeOther(`${RECORD_PATHS.overview}?retirado`);
}

export default function ClinicPage({ loaderData }: Route.ComponentProps) {
  const { rule, warning, lastChange, sections, elsewhere, plans, broken, done } = loaderData;
  return (
    <StaffScreen title={staffRecord.title} lead={staffRecord.lead}>
      <div className="stack">
        {done ? (
          <Notice tone="success" role="status">
            <p>{done}</p>
          </Notice>
        ) : null}
        {warning ? (
          <Notice tone="warning" role="alert">
            <p>{warning}</p>
          </Notice>
        ) : null}
        <p>
          {rule} {lastChange} <a href={RECORD_PATHS.versions}>{staffRecord.links.versions}</a>.{' '}
          <a href={RECORD_PATHS.file}>{staffRecord.links.file}</a>.
        </p>
        <BrokenNewsList broken={broken} />
        <PlanList plans={plans} />
        <h2>{staffRecord.sections}</h2>
        <ul className="grid">
          {sections.map(({ href, title, lead, placeholders }) => (
            <li key={href}>
              <LinkCard href={href} title={title} titleLevel={3}>
                <p>{lead}</p>
                {placeholders.length > 0 ? (
                  <p className="record-missing">{staffRecord.placeholders(placeholders)}</p>
                ) : null}
              </LinkCard>
            </li>
          ))}
        </ul>
        <h2>{staffRecord.elsewhere}</h2>
        <ul className="grid">
          {elsewhere.map(({ href, title, text }) => (
            <li key={title}>
              <LinkCard href={href} title={title} titleLevel={3}>
                <p>{text}</p>
              </LinkCard>
            </li>
          ))}
        </ul>
      </div>
    </StaffScreen>
  );
}
