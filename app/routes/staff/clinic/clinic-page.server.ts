import { formatDay } from '#app/clinic/format-date.ts';
import { placeholdersIn } from '#app/features/clinic-record/placeholders.ts';
import {
  type ForeseenPlan,
  foresee,
} from '#app/features/clinic-record/planned/coming-plans.server.ts';
import { isOfHours } from '#app/features/clinic-record/planned/planned-record.ts';
import { faultWords } from '#app/features/clinic-record/planned/section-plans.server.ts';
import { readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { ELSEWHERE, placeOf, SECTIONS, sectionPath } from '#app/features/clinic-record/sections.ts';
import { readHandoverIds } from '#app/features/clinic-record/succession/succession.server.ts';
import { staffPlanned } from '#app/locales/pt-BR/staff/clinic/planned-notices.ts';
import { staffSuccession } from '#app/locales/pt-BR/staff/clinic/succession.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { partsOf, type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { isLedTo } from '#app/site-content/parts/site-parts.ts';
import { planWords } from './plan-words.server.ts';
import { brokenViews, plansToTell } from './planned-notices.server.ts';
import { recordServicesOf, recordStateOf } from './record-page.server.ts';

/** The record's screens, what else is set where, and changes that wait for their day. */
export async function clinicPage(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const { record, rule, warning, lastChange } = await recordStateOf(services);
  const planned = url.searchParams.get('marcado') ?? '';
  const plans = await readPlans(services.db);
  const parts = await partsOf(args);
  const foreseen = await foresee(recordServicesOf(services), plans);
  const toTell = await plansToTell(services, foreseen);
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
    sections: SECTIONS.map(({ slug, title, lead, ...section }) => ({
      ...{ href: sectionPath(slug), title, lead },
      placeholders: placeholdersIn(section, record),
    })).filter(({ href }) => isLedTo(parts, href)),
    elsewhere: ELSEWHERE.filter(
      // Its page has that question only while the record holds two answers.
      ({ fields }) => !fields.includes('saturdayFaqHours') || record.saturdayFaqHours,
    )
      .map(({ href, title, text }) => ({ href, title, text }))
      .filter(({ href }) => isLedTo(parts, href)),
    plans: plans.map((plan) => ({
      ...{ id: plan.id, by: plan.by, isLeft: plan.isLeft, state: plan.state },
      trouble: troubleOf(foreseen.find((each) => each.plan.id === plan.id)),
      when: formatDay(plan.startsOn, { withYear: true }),
      link: linkOf(plan),
      toTell: toTell.get(plan.id) ?? null,
      what: planWords(record, plans, plan),
    })),
    broken: await brokenViews(services, foreseen),
    done: plans.some(({ startsOn }) => startsOn === planned)
      ? staffRecord.planned(formatDay(planned, { withYear: true }))
      : url.searchParams.has('retirado')
        ? staffRecord.plans.withdrawn
        : url.searchParams.has('passou')
          ? staffPlanned.passed
          : null,
  };
}

/** Why a change that waits will not be made, in words; null for one that will. */
function troubleOf(foreseen: ForeseenPlan | undefined): string | null {
  if (!foreseen || foreseen.outcome.ok) return null;
  const { refusal } = foreseen.outcome;
  if (refusal === 'overtaken') return staffRecord.plans.overtaken;
  return staffRecord.plans.faulty(faultWords(refusal.record, refusal.faults));
}
