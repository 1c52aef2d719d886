import { eq } from 'drizzle-orm';
import { dataImports } from '#app/db/data-import-schema.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { mayUndo } from './import-kinds.ts';
import type { Mapping } from './mapping.ts';
import {
  type DataImport,
  type DataImportFormServices,
  lockDataImport,
} from './stored-import.server.ts';

/** What a form was rendered from, and who sends it. */
export type ImportSnapshot = { id: number; version: number; by: number };
export type ChangeRefusal = 'gone' | 'changed' | 'undo-late';

/** Keeps what a person has said of the columns, and asks for the lines to be looked over. */
export function checkDataImport(
  services: DataImportFormServices,
  snapshot: ImportSnapshot,
  mapping: Mapping,
) {
  return ask(services, snapshot, {
    from: ['mapping', 'checked'],
    to: { state: 'checking', mapping },
  });
}

/** Goes back to the columns. */
export function reopenDataImport(services: DataImportFormServices, snapshot: ImportSnapshot) {
  return ask(services, snapshot, { from: ['checked'], to: { state: 'mapping' } });
}

/** Asks for the sound lines to be brought. */
export function carryOutDataImport(services: DataImportFormServices, snapshot: ImportSnapshot) {
  return ask(services, snapshot, { from: ['checked'], to: { state: 'importing' } });
}

/** Asks for what an import has made to be taken back, which has its time (`mayUndo`). */
export function takeBackDataImport(services: DataImportFormServices, snapshot: ImportSnapshot) {
  return ask(services, snapshot, { from: ['done'], to: { state: 'undoing' } });
}

type Change = {
  from: readonly DataImport['state'][];
  to: { state: DataImport['state']; mapping?: Mapping };
};

/** The same form sent twice finds what it asked for under way or done, and asks for nothing more. */
async function ask(
  { db, clock, jobs }: DataImportFormServices,
  { id, version, by }: ImportSnapshot,
  { from, to }: Change,
): Promise<Result<void, ChangeRefusal>> {
  return db.transaction(async (tx) => {
    const stored = await lockDataImport(tx, id);
    if (!stored) return refuse('gone');
    if (stored.version !== version || !from.includes(stored.state)) {
      const isRepeated = FOLLOWS[to.state]?.includes(stored.state) && stored.version > version;
      return isRepeated ? ok(undefined) : refuse('changed');
    }
    if (to.state === 'undoing' && !mayUndo(stored.changedAt, clock.now()))
      return refuse('undo-late');
    await tx
      .update(dataImports)
      .set({ ...to, changedAt: clock.now(), changedBy: by, version: version + 1 })
      .where(eq(dataImports.id, id));
    if (to.state !== 'mapping') await jobs['data-import'](tx, { importId: id });
    return ok(undefined);
  });
}

const FOLLOWS: Partial<Record<DataImport['state'], readonly DataImport['state'][]>> = {
  checking: ['checking', 'checked'],
  importing: ['importing', 'done'],
  undoing: ['undoing', 'undone'],
};
