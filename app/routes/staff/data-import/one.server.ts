import { data } from 'react-router';
import {
  carryOutDataImport,
  checkDataImport,
  type ImportSnapshot,
  reopenDataImport,
  retryDataImport,
  takeBackDataImport,
} from '#app/features/data-import/change-data-import.server.ts';
import {
  AT_ONCE_ROWS,
  dataImportPath,
  IMPORT_DOES,
  IMPORT_FORM,
} from '#app/features/data-import/import-kinds.ts';
import { lacksOf, type MappingLack } from '#app/features/data-import/mapping.ts';
import { mappingView, readMapping } from '#app/features/data-import/mapping-view.ts';
import { countsShape } from '#app/features/data-import/stored-import.server.ts';
import { workNow } from '#app/features/data-import/try-data-import.server.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { formText } from '#app/platform/form-values.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { type DataImportArgs, dataImportFile, dataImportPageOf } from './import-page.server.ts';

const { refusals, mapping: words } = staffDataImport;

const LACKING_FIELD: Partial<Record<MappingLack, string>> = {
  'day-order': IMPORT_FORM.dayOrder,
  service: IMPORT_FORM.service,
  practitioner: IMPORT_FORM.practitioner,
};

/** Takes what is said of the columns, brings the sound lines, or takes all of it back. */
export async function answerDataImport(args: DataImportArgs) {
  const page = await dataImportPageOf(args);
  const { services, staff, stored, clinic } = page;
  const form = await readForm(args.request);
  if (!form) throw data(null, { status: 400 });
  const version = Number(formText(form, IMPORT_FORM.version));
  const snapshot: ImportSnapshot = { id: stored.id, version, by: staff.id };
  const action = formText(form, IMPORT_FORM.action);
  if (action === IMPORT_DOES.check) {
    const { file, known } = await dataImportFile(page, stored);
    const read = readMapping(form, file, known);
    if (!read.ok)
      return refused([{ fieldId: IMPORT_FORM.areaCode, message: refusals[read.refusal] }]);
    const lacks = lacksOf(stored.kind, read.value, file.rows);
    if (lacks.length > 0)
      return refusedForm(
        lacks.map((lack) => ({
          fieldId: LACKING_FIELD[lack] ?? `${IMPORT_FORM.column}-0`,
          message: words.lacks[lack],
        })),
        { values: mappingView(file, read.value, known.names), status: 422 },
      );
    return answered(await checkDataImport(services, snapshot, read.value), file.rows.length);
  }
  // How long it takes nobody knows: it has failed before.
  if (action === IMPORT_DOES.retry)
    return answered(await retryDataImport(services, snapshot), Number.POSITIVE_INFINITY);
  if (action === IMPORT_DOES.change) return answered(await reopenDataImport(services, snapshot));
  if (action === IMPORT_DOES.carryOut)
    return answered(await carryOutDataImport(services, snapshot));
  if (action === IMPORT_DOES.undo) return answered(await takeBackDataImport(services, snapshot));
  throw data(null, { status: 400 });

  function refused(errors: { fieldId: string; message: string }[], status = 422) {
    return refusedForm(errors, { values: null, status });
  }

  async function answered(
    done: Awaited<ReturnType<typeof carryOutDataImport>>,
    lines = countsShape.parse(stored.counts).lines,
  ) {
    if (!done.ok) return refused([{ fieldId: 'main', message: refusals[done.refusal] }], 409);
    const payerIds = clinic.payers.map(({ id }) => id);
    const { houses } = clinic.agenda;
    if (lines <= AT_ONCE_ROWS)
      await workNow({ ...services, payerIds, houses }, { importId: stored.id });
    return seeOther(dataImportPath(stored.id));
  }
}
