import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { isOffered } from '#app/clinic/record/archived.ts';
import type { Category } from '#app/clinic/record/category-fields.ts';
import {
  IMPORT_ACTIONS,
  IMPORT_FIELDS,
  importPath,
} from '#app/features/cms/import/import-fields.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { formText } from '#app/platform/form-values.ts';
import { notThere } from '#app/routes/staff/content/content-page.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import {
  type ImportAnswers,
  type Questions,
  questionsOf,
  suggestedCategory,
} from '#app/site-content/import-answers.server.ts';
import {
  answerImport,
  type ImportSnapshot,
  publishImport,
  undoImport,
} from '#app/site-content/import-change.server.ts';
import { findImport } from '#app/site-content/import-services.server.ts';
import { entriesOfImport } from '#app/site-content/import-views.server.ts';

export type ImportArgs = StaffArgs & { params: { importId: string } };

export type ImportPage = Awaited<ReturnType<typeof importPageOf>>;

const { refusals } = staffImport;
const DONE = { answer: 'respondido', publish: 'publicando', undo: 'desfeito' } as const;

/** The import of an address. @throws 404 when there is none */
export async function importPageOf(args: ImportArgs) {
  const page = staffPageOf(args);
  const { importId } = args.params;
  const row = /^\d{1,9}$/.test(importId)
    ? await findImport(page.services.db, Number(importId))
    : null;
  if (!row) throw notThere();
  return { ...page, row };
}

/** Answers the questions, publishes what is ready, or takes the import back. */
export async function answerImportForm(args: ImportArgs) {
  const page = await importPageOf(args);
  const { services, staff, row, today } = page;
  const form = await readForm(args.request);
  if (!form) throw data(null, { status: 400 });
  const values = typedIn(form);
  const snapshot: ImportSnapshot = {
    id: row.id,
    version: Number(formText(form, IMPORT_FIELDS.version)),
    by: staff.id,
  };
  const action = formText(form, IMPORT_FIELDS.action);
  if (action === IMPORT_ACTIONS.answer) {
    const reviewedOn = formText(form, IMPORT_FIELDS.reviewed).trim();
    if (reviewedOn !== '' && (!isCalendarDay(reviewedOn) || reviewedOn > today))
      return refusedForm([{ fieldId: IMPORT_FIELDS.reviewed, message: refusals.day }], {
        values,
        status: 422,
      });
    const questions = questionsOf(await entriesOfImport(services.db, row.id));
    const answers = answersIn(form, questions, services.clinic);
    return outcome(await answerImport(services, snapshot, answers), 'answer');
  }
  if (action === IMPORT_ACTIONS.publish)
    return outcome(await publishImport(services, snapshot), 'publish');
  if (action === IMPORT_ACTIONS.undo) return outcome(await undoImport(services, snapshot), 'undo');
  throw data(null, { status: 400 });

  function outcome(done: Awaited<ReturnType<typeof answerImport>>, what: keyof typeof DONE) {
    if (done.ok) return seeOther(`${importPath(row.id)}?feito=${DONE[what]}`);
    return refusedForm([{ fieldId: 'main', message: refusals[done.refusal] }], {
      values,
      status: done.refusal === 'gone' ? 404 : 409,
    });
  }
}

/** What was typed and chosen, to be shown again. */
function typedIn(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
}

type KnownNames = {
  resources: { practitioners: readonly { slug: string }[] };
  services: readonly { slug: string }[];
  postCategories: readonly Category[];
};

/** The answers of a form; what names nobody and nothing of the record is left open. */
function answersIn(
  form: FormData,
  { authors, categories }: Questions,
  { resources, services, postCategories }: KnownNames,
): ImportAnswers {
  const oneOf = (all: readonly { slug: string }[], field: string) =>
    all.find(({ slug }) => slug === formText(form, field))?.slug ?? null;
  return {
    authors: Object.fromEntries(
      authors.map(({ name }, index) => [
        name,
        oneOf(resources.practitioners, `${IMPORT_FIELDS.author}-${index}`),
      ]),
    ),
    categories: Object.fromEntries(
      categories.map((question, index) => [
        question.name,
        oneOf(postCategories.filter(isOffered), `${IMPORT_FIELDS.category}-${index}`) ??
          suggestedCategory(question, postCategories),
      ]),
    ),
    reviewedOn: formText(form, IMPORT_FIELDS.reviewed).trim() || null,
    service: oneOf(services, IMPORT_FIELDS.service),
    namesOldAddress: form.has(IMPORT_FIELDS.oldAddress),
    takesDrafts: form.has(IMPORT_FIELDS.drafts),
    takesImages: form.has(IMPORT_FIELDS.images),
  };
}
