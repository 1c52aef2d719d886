import { type ClinicRecord, faultsOf, isRecord } from '#app/clinic/clinic-schema.ts';
import { keepingEntries } from '#app/features/clinic-record/kept-entries.ts';

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

/**
 * The record as it will be on a day.
 * @param waiting in the order in which they are made; one that makes the record faulty will be refused, and counts for nothing
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

/** A record with the changes of a plan, as its day will make it. */
export function withChanges(
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
