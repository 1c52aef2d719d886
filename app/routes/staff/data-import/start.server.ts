import { formatMoment } from '#app/clinic/format-date.ts';
import { beginDataImport } from '#app/features/data-import/begin-data-import.server.ts';
import {
  dataImportPath,
  IMPORT_FORM,
  IMPORT_KINDS,
  IMPORT_TOO_LARGE,
  MAX_IMPORT_BYTES,
} from '#app/features/data-import/import-kinds.ts';
import { countsShape, listDataImports } from '#app/features/data-import/stored-import.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { nameOfAuthor } from '#app/routes/staff/content/content-page.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

const { refusals, start, states, earlier } = staffDataImport;

/** The form and the imports that were begun. */
export async function dataImportStart(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const names = await staffNames(services.db);
  return {
    requestKey: newToken(),
    imports: (await listDataImports(services.db)).map((row) => {
      const { lines } = countsShape.parse(row.counts);
      const kind = start.kinds[row.kind];
      return {
        id: row.id,
        name: lines === 0 ? earlier.noCount(kind) : earlier.name(kind, lines),
        state: states[row.state],
        begun: earlier.line(nameOfAuthor(names, row.createdBy), formatMoment(row.createdAt)),
      };
    }),
    errors: url.searchParams.has(IMPORT_TOO_LARGE)
      ? [{ fieldId: IMPORT_FORM.file, message: refusals['too-large'] }]
      : [],
  };
}

/** Keeps the lines of a file and leads to its columns. */
export async function answerDataImportStart(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await readForm(args.request);
  const kind = IMPORT_KINDS.find((each) => form && formText(form, IMPORT_FORM.kind) === each);
  const refused = (fieldId: string, message: string, status = 422) =>
    refusedForm([{ fieldId, message }], { values: { kind: kind ?? '' }, status });
  const requestKey = form ? formText(form, IMPORT_FORM.key) : '';
  if (!form || !isTokenShaped(requestKey))
    return refused(IMPORT_FORM.file, refusals.unreadable, 400);
  if (!kind) return refused(IMPORT_FORM.kind, refusals['kind-missing']);
  const file = form.get(IMPORT_FORM.file);
  // Browsers send a nameless file when none was chosen.
  if (file === null || typeof file === 'string' || (file.size === 0 && file.name === ''))
    return refused(IMPORT_FORM.file, refusals['file-missing']);
  if (file.size > MAX_IMPORT_BYTES) return refused(IMPORT_FORM.file, refusals['too-large']);
  const bytes = Buffer.from(await file.arrayBuffer());
  const begun = await beginDataImport(services, { requestKey, kind, bytes, by: staff.id });
  if (!begun.ok) return refused(IMPORT_FORM.file, refusals[begun.refusal]);
  return seeOther(dataImportPath(begun.value));
}
