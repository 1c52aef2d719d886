import {
  isAsStored,
  isOvertaken,
  readPlans,
  type ServicePlan,
  setPlans,
} from '#app/features/reminders/plan/plan.server.ts';
import { PLAN_FIELDS, type PlanRow } from '#app/features/reminders/plan/plan-form.tsx';
import { askedPlan, shownPlanHistory } from '#app/features/reminders/plan/plan-history.server.ts';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import { parseDaysBefore } from '#app/features/reminders/reminder-plan.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { formText } from '#app/platform/form-values.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { EFFECTS_READ } from '#app/ui/effects-notice/effects-notice.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { planLines, rowOf } from './plan-rows.server.ts';

const messages = staffReminders.plan;
const SAVED = 'feito';

/** The plans of all services. */
export async function readPlansPage(args: StaffArgs) {
  const { services, url, may } = staffPageOf(args);
  const { db } = services;
  const plans = await readPlans(db);
  const mayWrite = may('agenda.write');
  // Who sees one agenda alone may not read who changed what.
  const asked = mayWrite ? await askedPlan({ db, url }) : null;
  const planOf = (plan: ServicePlan) =>
    plan.serviceId === asked?.serviceId ? { ...plan, ...asked.plan } : plan;
  return {
    rows: plans.map((plan) => rowOf(services, planOf(plan))),
    filled: asked?.filled ?? null,
    history: mayWrite
      ? await shownPlanHistory(
          { db, url },
          { plans, titleOf: (plan) => rowOf(services, plan).title },
        )
      : null,
    isSaved: url.searchParams.has(SAVED),
    isAutomatic: services.env.whatsapp !== undefined,
    mayWrite,
  };
}

/**
 * Says what other plans do, and stores all of them for who has read that, or none: with the faults, or because somebody
 * else has changed one first.
 */
export async function answerPlans(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const known = await readPlans(services.db);
  const errors: FieldError[] = [];
  const rows: PlanRow[] = [];
  const plans = known.map((plan): ServicePlan => {
    const now = rowOf(services, plan);
    const field = (name: keyof typeof PLAN_FIELDS) => `${PLAN_FIELDS[name]}-${plan.slug}`;
    const typed = formText(form, field('days')).slice(0, 40);
    const days = parseDaysBefore(typed);
    if (!days.ok)
      errors.push({ fieldId: field('days'), message: messages.wrong[days.refusal](now.title) });
    // What a service does not ask for is not on the form, and stays as it is.
    const told = (name: keyof PlanRow['tells']) =>
      now.needs[name] ? form.has(field(name)) : now.tells[name];
    const tells = { lenses: told('lenses'), fasting: told('fasting'), hours: told('hours') };
    const version = formText(form, field('version'));
    rows.push({ ...now, days: typed, tells });
    return {
      ...plan,
      version: /^\d{1,9}$/.test(version) ? Number(version) : -1,
      daysBefore: days.ok ? days.value : [],
      tellsLenses: tells.lenses,
      tellsFasting: tells.fasting,
      tellsHours: tells.hours,
    };
  });
  const again = { errors, rows, effects: null, status: 200 };
  if (errors.length > 0) return { ...again, status: 400 };
  const stamp = sha256Hex(JSON.stringify(plans));
  const isNew = !isAsStored(plans, known) && !isOvertaken(plans, known);
  if (isNew && formText(form, EFFECTS_READ) !== stamp) {
    const typed = rows.map((row, index) => ({ ...row, version: plans[index]?.version ?? -1 }));
    return { ...again, rows: typed, effects: { stamp, lines: await planLines(services, plans) } };
  }
  const saved = await setPlans(services, plans, { staffId: staff.id });
  if (saved.ok) return seeOther(`${REMINDER_PATHS.plan}?${SAVED}`);
  // With what was typed, over the versions as they are now: saved again, it counts knowingly.
  return { ...again, errors: [{ fieldId: 'conteudo', message: messages.changed }], status: 409 };
}
