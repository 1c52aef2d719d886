import { type ClinicRecord, faultsOf, type RecordFault } from '#app/clinic/clinic-schema.ts';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { changedFields } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';
import type { ArticleCategories } from './change-record.server.ts';
import { choiceNames } from './choice-names.ts';
import { type Draft, draftOf, typedValue, withNeededRows } from './form-draft.ts';
import { faultAt, inFormOrder } from './form-faults.ts';
import { putBackNamed } from './kept-categories.ts';
import { keepingEntries } from './kept-entries.ts';
import { mergeDrafts } from './merging/merge-drafts.ts';
import { pictureFaults } from './pictures/record-pictures.server.ts';
import { presenceFaults } from './presence-faults.ts';
import { type Difference, draftDifferences } from './record-differences.ts';
import { readCurrentRecord, readRecordOf, understood } from './record-versions.server.ts';
import { placeOf } from './sections.ts';
import { desertedServices } from './services-without-people.ts';
import { readSuccessors } from './succession/succession.server.ts';
import type { Successors } from './succession/succession.ts';
import { type TypedSuccessors, withTyped } from './succession/successor-form.ts';

type Source = {
  db: Queryable;
  clinicFile: ClinicRecord;
  articles?: ArticleCategories;
};

/** What somebody sends: the form as it stands, and the version that it was loaded from. */
export type Typed = { form: FieldNode; draft: Draft; seenVersion: number };

type Checked = Typed & {
  /** The day from which the change counts, 'YYYY-MM-DD'. */
  on: string;
  /** Who was chosen to take over from whom. */
  chosen?: TypedSuccessors;
};

/** The record of a version; of one that nobody has made or this release does not understand, the one in force. */
async function recordAt({ db, clinicFile }: Source, version: number): Promise<ClinicRecord> {
  if (version === 0) return clinicFile;
  const stored = understood(await readRecordOf(db, version));
  return stored ?? (await readCurrentRecord(db, clinicFile)).record;
}

export type CheckedForm = {
  /** Top-level fields that the form changes, with their new values. */
  changes: Readonly<Record<string, unknown>>;
  differences: Difference[];
  /** The record in force with these changes. */
  after: ClinicRecord;
  before: ClinicRecord;
  /** Who takes over from whom: as it is planned, and as it will be. */
  successors: { waiting: Successors; next: Successors };
};

/**
 * What a form changes, or what is wrong with it, with the form as it is shown then: with what may not be taken out of it.
 * @param serviceTitle the name of a service, by its slug
 */
export async function checkForm(
  source: Source,
  { form, draft: sent, seenVersion, on, chosen = {} }: Checked,
  serviceTitle: (slug: string) => string = (slug) => slug,
): Promise<Result<CheckedForm, { draft: Draft; errors: FieldError[] }>> {
  const { record: before } = await readCurrentRecord(source.db, source.clinicFile);
  const uses = await usesFor(source, form);
  const back = uses ? putBackNamed({ draft: sent, base: draftOf(form, before) }, uses) : null;
  const draft = back?.draft ?? sent;
  const base = draftOf(form, await recordAt(source, seenVersion));
  const typed = fieldsOf(form, draft);
  // Against what the form was loaded from, so that fields that others have changed meanwhile stay theirs.
  const names = changedFields(fieldsOf(form, base), typed);
  const changes = Object.fromEntries(names.map((name) => [name, typed[name]]));
  const whole = keepingEntries(before, { ...before, ...changes }, uses);
  const after = understood(whole);
  const waiting = await readSuccessors(source.db, before);
  const planned = await readSuccessors(source.db, after ?? before);
  const successors = { waiting, next: withTyped(planned, chosen) };
  const faults = after
    ? [
        ...desertedServices({ before, after }, serviceTitle, on),
        ...presenceFaults({ before, after }, on, successors),
        ...(await pictureFaults(source.db, before, changes)),
      ]
    : faultsOf(whole);
  if (after && faults.length === 0 && !back) {
    const next = draftOf(form, { ...before, ...changes });
    const names = choiceNames([before, after], serviceTitle);
    const differences = draftDifferences(form, [base, next], names);
    return ok({ changes, differences, before, after, successors });
  }
  const errors = [...(back?.errors ?? []), ...faultsInForm({ form, draft }, faults)];
  const once = new Map(errors.map((error) => [`${error.fieldId} ${error.message}`, error]));
  return refuse({ draft: withNeededRows(form, draft), errors: [...once.values()] });
}

/** What is wrong with a record, at the fields of a form; what the form has not, below it. */
export function faultsInForm(
  { form, draft }: Pick<Typed, 'form' | 'draft'>,
  faults: readonly RecordFault[],
): FieldError[] {
  return inFormOrder(form, faults).map((fault) => faultAt(form, draft, fault) ?? elsewhere(fault));
}

/** The form after somebody else saved first: theirs where you changed nothing, and what both of you changed. */
export async function mergeForm(
  source: Source,
  { form, draft, seenVersion }: Typed,
  serviceTitle: (slug: string) => string = (slug) => slug,
) {
  const current = await readCurrentRecord(source.db, source.clinicFile);
  const base = draftOf(form, await recordAt(source, seenVersion));
  const theirs = draftOf(form, current.record);
  const { draft: merged } = mergeDrafts(form, { base, theirs, yours: draft });
  const yours = new Set(draftDifferences(form, [base, draft]).map(({ path }) => path));
  const names = choiceNames([current.record], serviceTitle);
  const changedByThem = draftDifferences(form, [base, theirs], names);
  const both = new Set(changedByThem.map(({ path }) => path).filter((path) => yours.has(path)));
  return {
    draft: merged,
    version: current.version,
    /** What they saved where you typed something else: theirs, then yours. */
    conflicts: draftDifferences(form, [theirs, merged], names).filter(({ path }) => both.has(path)),
    /** What they changed, before and after. */
    theirs: changedByThem,
  };
}

/** Undefined for a form without categories. */
function usesFor({ db, articles }: Source, form: FieldNode) {
  return form.fields?.some(({ name }) => name === 'postCategories')
    ? articles?.read(db)
    : undefined;
}

function fieldsOf(form: FieldNode, draft: Draft): Record<string, unknown> {
  return Object.fromEntries(
    (form.fields ?? []).map((each) => [each.name, typedValue(each, draftAt(draft, each.name))]),
  );
}

function draftAt(draft: Draft, name: string): Draft | undefined {
  return typeof draft === 'object' ? new Map<string, Draft>(Object.entries(draft)).get(name) : '';
}

function elsewhere({ path, said }: { path: readonly (string | number)[]; said?: string }) {
  const place = placeOf(String(path[0]));
  return { fieldId: MAIN_FORM, message: `${place?.title ?? ''}: ${said ?? 'confira'}` };
}
