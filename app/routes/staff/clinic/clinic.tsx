import { data } from 'react-router';
import { formatDay } from '#app/clinic/format-date.ts';
import { placeholdersIn } from '#app/features/clinic-record/placeholders.ts';
import { PlanList } from '#app/features/clinic-record/plan-list.tsx';
import {
  isOfHours,
  readPlans,
  withdrawPlan,
} from '#app/features/clinic-record/record-plans.server.ts';
import {
  ELSEWHERE,
  placeOf,
  RECORD_PATHS,
  SECTIONS,
  sectionPath,
} from '#app/features/clinic-record/sections.ts';
import '#app/features/clinic-record/record.css';
import { readHandoverIds } from '#app/features/clinic-record/succession/succession.server.ts';
import { staffSuccession } from '#app/locales/pt-BR/staff/clinic/succession.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/clinic';
import { planWords } from './plan-words.server.ts';
import { recordServicesOf, recordStateOf } from './record-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const { record, rule, warning, lastChange } = await recordStateOf(services);
  const planned = url.searchParams.get('marcado') ?? '';
  const plans = await readPlans(services.db);
  const handovers = await readHandoverIds(services.db, record);
  const linkOf = ({ id, state, changes }: (typeof plans)[number]) => {
    if (state !== 'waiting') return undefined;
    // The agenda has them already: they are changed where they were set.
    const hours = isOfHours(changes) ? placeOf('hours')?.href : undefined;
    if (hours) return { href: hours, label: staffRecord.plans.elsewhere };
    return handovers.includes(id)
      ? { href: sectionPath('pessoas'), label: staffSuccession.elsewhere }
      : undefined;
  };
  return {
    ...{ rule, warning, lastChange },
    sections: SECTIONS.map((section) => ({
      ...{ slug: section.slug, title: section.title, lead: section.lead },
      placeholders: placeholdersIn(section, record),
    })),
    plans: plans.map((plan) => ({
      ...{ id: plan.id, by: plan.by, isLeft: plan.isLeft, state: plan.state },
      when: formatDay(plan.startsOn, { withYear: true }),
      link: linkOf(plan),
      what: planWords(record, plans, plan),
    })),
    done: plans.some(({ startsOn }) => startsOn === planned)
      ? staffRecord.planned(formatDay(planned, { withYear: true }))
      : url.searchParams.has('retirado')
        ? staffRecord.plans.withdrawn
        : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const id = Number(formText(await args.request.formData(), 'retirar')) || 0;
  const withdrawn = await withdrawPlan(recordServicesOf(services), { id, by: staff.id });
  if (!withdrawn.ok) return data(null, { status: 409 });
  return seeOther(`${RECORD_PATHS.overview}?retirado`);
}

export default function ClinicPage({ loaderData }: Route.ComponentProps) {
  const { rule, warning, lastChange, sections, plans, done } = loaderData;
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
        <PlanList plans={plans} />
        <h2>{staffRecord.sections}</h2>
        <ul className="grid">
          {sections.map(({ slug, title, lead, placeholders }) => (
            <li key={slug}>
              <LinkCard href={sectionPath(slug)} title={title} titleLevel={3}>
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
          {ELSEWHERE.map(({ href, title, text }) => (
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
