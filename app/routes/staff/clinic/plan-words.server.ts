import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { RecordPlan } from '#app/features/clinic-record/record-plans.server.ts';
import { placeOf } from '#app/features/clinic-record/sections.ts';
import { ofResponsibilities } from '#app/features/clinic-record/succession/succession.server.ts';
import { handoverWords } from '#app/features/clinic-record/succession/succession-words.ts';

/**
 * What a plan changes: who takes over which role, where it is about nothing else, or the parts of the clinic's data.
 * @param plans all of them, earliest first: one that waits begins from those before it
 */
export function planWords(
  record: ClinicRecord,
  plans: readonly RecordPlan[],
  plan: Pick<RecordPlan, 'changes'>,
): string[] {
  const after = ofResponsibilities(plan.changes);
  const index = plans.findIndex(({ changes }) => changes === plan.changes);
  const earlier = plans.slice(0, Math.max(0, index)).filter(({ state }) => state === 'waiting');
  const before = earlier.reduce(
    (named, { changes }) => ofResponsibilities(changes) ?? named,
    record.responsibilities,
  );
  const handed = after ? handoverWords(record, { before, after }) : [];
  if (handed.length > 0) return handed;
  return [...new Set(Object.keys(plan.changes).map((name) => placeOf(name)?.title ?? name))];
}
