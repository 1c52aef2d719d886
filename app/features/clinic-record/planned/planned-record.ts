import { type ClinicRecord, faultsOf, isRecord } from '#app/clinic/clinic-schema.ts';
import { fieldNode, isFieldName } from '#app/clinic/record/field-node.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { draftOf, typedValue } from '#app/features/clinic-record/form-draft.ts';
import { keepingEntries } from '#app/features/clinic-record/kept-entries.ts';
import { mergeDrafts } from '#app/features/clinic-record/merging/merge-drafts.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** Changes that wait for their day. */
export type Waiting = { startsOn: string; changes: Readonly<Record<string, unknown>> };

/** What a change means for the appointments of some days. */
export type ChangeOfDays = {
  before: ClinicRecord;
  after: ClinicRecord;
  /** First day; without it from now on. */
  from?: string | undefined;
  /** The first day on which it is otherwise again. */
  until?: string | undefined;
};

/** Whether a plan is one of `planHoursIn`: the agenda has these hours already. */
export function isOfHours(changes: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(changes).join() === 'hours';
}

/**
 * The changes of a plan over a record that others have changed meanwhile, with whatever they have changed besides.
 * Refused where both have changed one value, and not to the same.
 * @param changes top-level fields with their values
 * @param base the record that it was planned over, as it is stored
 */
export function mergedChanges(
  changes: Readonly<Record<string, unknown>>,
  { base, now }: { base: object; now: ClinicRecord },
): Result<Readonly<Record<string, unknown>>, 'clash'> {
  const [before, current] = [new Map(Object.entries(base)), new Map(Object.entries(now))];
  const merged: Record<string, unknown> = {};
  for (const [name, planned] of Object.entries(changes)) {
    if (!isFieldName(name)) continue;
    const node = fieldNode(name);
    const [was, their] = [before.get(name), current.get(name)];
    const sides = {
      base: draftOf(node, was),
      theirs: draftOf(node, their),
      yours: draftOf(node, planned),
    };
    const { draft, isClash } = mergeDrafts(node, sides);
    if (isClash) return refuse('clash');
    if (isSame(draft, sides.theirs)) merged[name] = their;
    else merged[name] = isSame(draft, sides.yours) ? planned : typedValue(node, draft);
  }
  return ok(merged);
}

/**
 * The record as it will be on a day.
 * @param waiting as `readComingPlans` gives them, in their order
 */
export function recordOn(
  record: ClinicRecord,
  waiting: readonly Waiting[],
  on: string,
): ClinicRecord {
  return waiting
    .filter(({ startsOn }) => startsOn <= on)
    .reduce((before, { changes }) => withChanges(before, changes), record);
}

function withChanges(
  record: ClinicRecord,
  changes: Readonly<Record<string, unknown>>,
): ClinicRecord {
  return soundOr(record, keepingEntries(record, { ...record, ...changes }));
}

/**
 * A change day by day, where later ones of the same fields wait: hours that end on a day concern nobody who comes after it.
 * @param fields top-level ones that it changes
 * @param later what waits and is made after it, in order
 */
export function overDays(
  { before, after, from }: ChangeOfDays,
  { fields, later }: { fields: readonly string[]; later: readonly Waiting[] },
): ChangeOfDays[] {
  const days = later
    .filter(({ changes }) => fields.some((field) => field in changes))
    .map(({ startsOn }) => startsOn)
    .filter((day) => from === undefined || day > from);
  const begins = [from, ...new Set(days)];
  return begins.map((day, index) => {
    const on = day === undefined ? after : recordOn(after, later, day);
    return { before, after: only(fields, before, on), from: day, until: begins[index + 1] };
  });
}

/** A record with some fields of another one. */
function only(fields: readonly string[], record: ClinicRecord, other: ClinicRecord): ClinicRecord {
  const values = new Map<string, unknown>(Object.entries(other));
  const taken = Object.fromEntries(fields.map((field) => [field, values.get(field)]));
  return soundOr(other, { ...record, ...taken });
}

function soundOr(otherwise: ClinicRecord, record: Readonly<Record<string, unknown>>): ClinicRecord {
  return isRecord(record, faultsOf(record)) ? record : otherwise;
}
