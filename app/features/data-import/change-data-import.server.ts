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
  return ask(services, snapshot, { from: ['checked', 'failed'], to: { state: 'mapping' } });
}

/** Asks once more for what has failed. */
export function retryDataImport(services: DataImportFormServices, snapshot: ImportSnapshot) {
  return ask(services, snapshot, { from: ['failed'], to: 'again' });
}

/** Asks for the sound lines to be brought. */
export function carryOutDataImport(services: DataImportFormServices, snapshot: ImportSnapshot) {
  return ask(services, snapshot, { from: ['checked'], to: { state: 'importing' } });
}

/** Asks for what an import has made to be taken back, which has its time (`mayUndo`). */
export function takeBackDataImport(services: DataImportFormServices, snapshot: ImportSnapshot) {
  return ask(services, snapshot, { from: ['done'], to: { state: 'undoing' } });
}

type Asked = 'mapping' | 'checking' | 'importing' | 'undoing';
type Change = {
  from: readonly DataImport['state'][];
  to: { state: Asked; mapping?: Mapping } | 'again';
};

/** The same form sent twice finds what it asked for under way or done, and asks for nothing more. */
async function ask(
  { db, clock, jobs }: DataImportFormServices,
  { id, version, by }: ImportSnapshot,
  change: Change,
): Promise<Result<void, ChangeRefusal>> {
  return db.transaction(async (tx) => {
    const stored = await lockDataImport(tx, id);
    if (!stored) return refuse('gone');
    const to = change.to === 'again' ? { state: stored.failedDoing } : change.to;
    if (stored.version !== version || !isNext(stored, change.from, to.state)) {
      const isRepeated = leadsTo(to.state).includes(stored.state) && stored.version > version;
      return isRepeated ? ok(undefined) : refuse('changed');
    }
    const isLate = stored.state === 'done' && !mayUndo(stored.changedAt, clock.now());
    if (isLate) return refuse('undo-late');
    const changed = { changedAt: clock.now(), changedBy: by, version: version + 1 };
    await tx
      .update(dataImports)
      .set({ ...to, state: to.state ?? stored.state, failedDoing: null, tries: 0, ...changed })
      .where(eq(dataImports.id, id));
    if (to.state !== 'mapping') await jobs['data-import'](tx, { importId: id });
    return ok(undefined);
  });
}

/** What could not be taken back is there still: it has no columns to go back to. */
function isNext(
  { state, failedDoing }: DataImport,
  from: Change['from'],
  to: Asked | null,
): to is Asked {
  if (to === null || !from.includes(state)) return false;
  return failedDoing !== 'undoing' || to === 'undoing';
}

const FOLLOWS: Readonly<Record<Exclude<Asked, 'mapping'>, readonly DataImport['state'][]>> = {
  checking: ['checking', 'checked'],
  importing: ['importing', 'done'],
  undoing: ['undoing', 'undone'],
};

/** The states in which whoever asked for one finds it. @param asked null: whatever had failed */
function leadsTo(asked: Asked | null): readonly DataImport['state'][] {
  if (asked === null) return Object.values(FOLLOWS).flat();
  return asked === 'mapping' ? [] : FOLLOWS[asked];
}
