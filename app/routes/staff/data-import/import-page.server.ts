import { data } from 'react-router';
import { formerHouseNames } from '#app/features/clinic-record/record-versions.server.ts';
import { houseNames } from '#app/features/data-import/house-names.ts';
import { guessMapping, mappingShape } from '#app/features/data-import/mapping.ts';
import {
  type DataImport,
  findDataImport,
  knownNames,
  readImportRows,
} from '#app/features/data-import/stored-import.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

export type DataImportArgs = StaffArgs & { params: { importId: string } };
export type DataImportPage = Awaited<ReturnType<typeof dataImportPageOf>>;

/** The import of an address. @throws 404 when there is none */
export async function dataImportPageOf(args: DataImportArgs) {
  const page = staffPageOf(args);
  const { importId } = args.params;
  const stored = /^\d{1,9}$/.test(importId)
    ? await findDataImport(page.services.db, Number(importId))
    : null;
  if (!stored) throw data(null, { status: 404 });
  return { ...page, stored };
}

/** The lines with what they most likely mean, and the clinic's own names. */
export async function dataImportFile({ services, clinic }: DataImportPage, stored: DataImport) {
  const { serviceTitle } = agendaLabelsOf(services);
  const { clinicFile } = services.contentStore;
  const formerNames = await formerHouseNames(services.db, clinicFile);
  const names = await knownNames(services.db, {
    services: clinic.services.map(({ slug }) => ({ slug, name: serviceTitle(slug) })),
    payers: clinic.payers,
    houses: houseNames(clinic, formerNames),
  });
  const rows = await readImportRows(services.db, stored.id);
  const { kind, columns } = stored;
  const file = { kind, columns, rows };
  // A number that only keeps a place says nothing of the town.
  const [, areaCode = ''] = /^\+55(\d\d)(?!\d{1,2}0{6,}$)/.exec(clinic.phone.e164) ?? [];
  const known = { names, areaCode };
  const said = mappingShape.safeParse(stored.mapping);
  return { file, known, mapping: said.success ? said.data : guessMapping(file, known) };
}
