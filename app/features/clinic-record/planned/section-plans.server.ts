import type { ClinicRecord, RecordFault } from '#app/clinic/clinic-schema.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { FIELD_NAMES, type FieldName, groupOf } from '#app/clinic/record/field-node.ts';
import type { Queryable } from '#app/db/database.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { type CheckedForm, faultsInForm } from '#app/features/clinic-record/edit-section.server.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { draftDifferences } from '#app/features/clinic-record/record-differences.ts';
import { readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { foresee } from './coming-plans.server.ts';
import { newPlanOutcome, plansBroken } from './plan-outcomes.server.ts';

const messages = staffRecord.plans;
/** Of the values that a plan changes, so many are shown on the page of their section. */
const SHOWN = 4;

type Source = { db: Queryable; clinicFile: ClinicRecord };

/** A change that waits, as the page of a section that it changes shows it; `changes` is empty for one that will be refused. */
export type SectionPlan = { id: number; line: string; changes: string[] };

/** The changes of a section's fields that wait for their day, earliest first. */
export async function readSectionPlans(
  source: Source,
  fields: readonly FieldName[],
  serviceTitle: (slug: string) => string,
): Promise<SectionPlan[]> {
  const form = groupOf(fields);
  const theirs = (await foresee(source)).filter(({ plan }) =>
    fields.some((name) => name in plan.changes),
  );
  return theirs.flatMap(({ plan: { id, startsOn }, outcome }) => {
    const when = formatDay(startsOn, { withYear: true });
    if (!outcome.ok) return [{ id, line: messages.hereNot(when), changes: [] }];
    const { before, after } = outcome.value;
    const names = choiceNames([before, after], serviceTitle);
    const found = draftDifferences(form, [draftOf(form, before), draftOf(form, after)], names);
    // Somebody has made the change already.
    if (found.length === 0) return [];
    const changes = found
      .slice(0, SHOWN)
      .map((each) => messages.becomes(each.where, each.before, each.after));
    const more = found.length > SHOWN ? [messages.more(found.length - SHOWN)] : [];
    return [{ id, line: messages.here(when), changes: [...changes, ...more] }];
  });
}

type Asked = { startsOn: string; seenVersion: number };

/** Which changes that wait would not be made any more once a form is saved, a sentence for each. */
export async function brokenPlanLines(
  { db, clinicFile }: Source,
  { changes, before, after }: CheckedForm,
  asked: Asked,
): Promise<string[]> {
  const plans = await waitingPlans(db);
  if (plans.length === 0) return [];
  const change = { changes, after, ...asked };
  const broken = await plansBroken(db, { clinicFile, before }, { plans, change });
  return broken.map(({ plan, refusal }) => {
    const when = formatDay(plan.startsOn, { withYear: true });
    if (refusal === 'overtaken') return messages.breaks(when);
    return messages.breaksFit(when, faultWords(refusal.record, refusal.faults));
  });
}

/** Why a change cannot wait for a day because of what waits already, in words; null where it can. */
export async function plannedDayError(
  { db, clinicFile }: Source,
  { changes, before }: Pick<CheckedForm, 'changes' | 'before'>,
  asked: Asked,
): Promise<string | null> {
  const plans = await waitingPlans(db);
  if (plans.length === 0) return null;
  const added = { changes, ...asked };
  const outcome = await newPlanOutcome(db, { clinicFile, before }, { plans, added });
  // What has been saved since the form was loaded is shown when it is saved.
  if (outcome.ok || outcome.refusal === 'changed') return null;
  const { refusal } = outcome;
  if (refusal === 'overtaken') return messages.taken;
  return messages.unfit(faultWords(refusal.record, refusal.faults));
}

/** What is wrong with a record, in sentences that say where. */
export function faultWords(record: object, faults: readonly RecordFault[]): string {
  const form = groupOf(FIELD_NAMES);
  const errors = faultsInForm({ form, draft: draftOf(form, record) }, faults);
  const said = errors.map(({ message, inSummary = message }) => inSummary);
  return said.map((words) => (/[.!?]$/.test(words) ? words : `${words}.`)).join(' ');
}

async function waitingPlans(db: Queryable) {
  return (await readPlans(db)).filter(({ state }) => state === 'waiting');
}
