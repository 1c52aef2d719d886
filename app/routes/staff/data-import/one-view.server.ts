import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { IMPORT_FORM } from '#app/features/data-import/import-kinds.ts';
import { importNotes } from '#app/features/data-import/import-notes.ts';
import { mappingView } from '#app/features/data-import/mapping-view.ts';
import { readResult } from '#app/features/data-import/read-result.server.ts';
import { sameFileBefore } from '#app/features/data-import/stored-import.server.ts';
import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { type DataImportPage, dataImportFile } from './import-page.server.ts';

const { one, start, states } = staffDataImport;

/** What the page of an import shows in each of its states. */
export async function dataImportView(page: DataImportPage) {
  const { stored, services, clinic } = page;
  const { id, state, version, kind } = stored;
  const before = await sameFileBefore(services.db, stored);
  return {
    ...{ id, state, version },
    title: start.kinds[kind],
    lead: `${one.state}: ${states[state]}`,
    notes: importNotes(stored, { before, isDemonstration: clinic.isDemonstration }),
    working:
      state === 'checking' || state === 'importing' || state === 'undoing'
        ? one.working[state]
        : null,
    failed: stored.failedDoing,
    ...(await mappingPart(page)),
    result: await readResult(services.db, stored, {
      now: services.clock.now(),
      asked: page.url.searchParams.get(IMPORT_FORM.page),
      hrefOf: (protocol) => appointmentPath(protocol),
    }),
  };
}

async function mappingPart(page: DataImportPage) {
  if (page.stored.state !== 'mapping') return { mapping: null, hasNoRows: false };
  const { file, known, mapping } = await dataImportFile(page, page.stored);
  if (file.rows.length === 0) return { mapping: null, hasNoRows: true };
  return { mapping: mappingView(file, mapping, known.names), hasNoRows: false };
}
