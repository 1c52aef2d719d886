import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { beginDataImport } from '#app/features/data-import/begin-data-import.server.ts';
import {
  carryOutDataImport,
  checkDataImport,
  takeBackDataImport,
} from '#app/features/data-import/change-data-import.server.ts';
import { houseNames } from '#app/features/data-import/house-names.ts';
import type { ImportKind } from '#app/features/data-import/import-kinds.ts';
import { guessMapping, type Mapping } from '#app/features/data-import/mapping.ts';
import {
  countsShape,
  findDataImport,
  knownNames,
  readImportRows,
} from '#app/features/data-import/stored-import.server.ts';
import { workOnDataImport } from '#app/features/data-import/try-data-import.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { stillClock } from './booking.ts';
import { type TestDatabase, testClinic } from './database.ts';
import { idleJobs } from './jobs.ts';

type ImportedClinic = Pick<Clinic, 'payers' | 'agenda' | 'branches' | 'formerBranches'>;

/** The use cases of an import on a test database, in the name of staff member 1. */
export function importing(
  { db }: TestDatabase,
  clock = stillClock(),
  clinic: ImportedClinic = testClinic,
  /** The services in force, with their names as the site's texts have them. */
  texts: readonly { slug: string; name: string }[] = testClinic.services.map(({ slug }) => ({
    ...{ slug, name: slug },
  })),
) {
  const payerIds = clinic.payers.map(({ id }) => id);
  const { houses } = clinic.agenda;
  const services = { db, clock, jobs: idleJobs, payerIds, houses };
  const stored = async (id: number) => {
    const row = await findDataImport(db, id);
    if (!row) throw new Error('no such import');
    return row;
  };
  const work = (importId: number) => workOnDataImport(services, { importId });
  const snapshot = async (id: number) => ({ id, version: (await stored(id)).version, by: 1 });
  const begin = async (kind: ImportKind, text: string | Buffer, requestKey = newToken()) => {
    const begun = await beginDataImport(services, {
      ...{ requestKey, kind, by: 1, bytes: Buffer.from(text) },
    });
    if (!begun.ok) throw new Error(begun.refusal);
    return begun.value;
  };
  const guessed = async (id: number): Promise<Mapping> => {
    const { kind, columns } = await stored(id);
    const rows = await readImportRows(db, id);
    const names = await knownNames(db, {
      ...{ services: texts, payers: clinic.payers },
      houses: houseNames(clinic, []),
    });
    return guessMapping({ kind, columns, rows }, { names, areaCode: '35' });
  };
  return {
    services,
    begin,
    work,
    stored,
    snapshot,
    today: wallClockOf(clock.now()).on,
    counts: async (id: number) => countsShape.parse((await stored(id)).counts),
    /** Asks for the lines to be looked over, and has it done. */
    check: async (id: number, changes: Partial<Mapping> = {}) => {
      const mapping = { ...(await guessed(id)), ...changes };
      const asked = await checkDataImport(services, await snapshot(id), mapping);
      if (!asked.ok) throw new Error(asked.refusal);
      return work(id);
    },
    carryOut: async (id: number) => {
      const asked = await carryOutDataImport(services, await snapshot(id));
      if (!asked.ok) throw new Error(asked.refusal);
      return work(id);
    },
    undo: async (id: number) => {
      const asked = await takeBackDataImport(services, await snapshot(id));
      if (!asked.ok) throw new Error(asked.refusal);
      return work(id);
    },
  };
}

const HEAD = 'Paciente;Celular;Nascimento;Data;Hora;Serviço;Médico;Status';
/** A file of appointments. */
export const visits = (...lines: string[]) => [HEAD, ...lines].join('\n');
const DOCTOR = 'Helena Prado Vilela';
/** A line of it, of a sound appointment but for what is given. */
export const line = (
  changes: Partial<
    Record<'name' | 'phone' | 'born' | 'on' | 'time' | 'service' | 'doctor' | 'state', string>
  > = {},
) => {
  const cells = {
    ...{
      name: 'Ana Reis',
      phone: '(35) 99555-0201',
      born: '04/03/1950',
      on: '13/10/2026',
      time: '9h',
    },
    ...{ service: 'consultas-oftalmologicas', doctor: DOCTOR, state: '' },
    ...changes,
  };
  return Object.values(cells).join(';');
};
