import { formatMoment } from '#app/clinic/format-date.ts';
import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import type { DataImport } from './stored-import.server.ts';

const { one } = staffDataImport;

/**
 * What is to be known of an import beside its lines: that the file came before, that nobody hears of it yet, and what of
 * a calendar is left out.
 */
export function importNotes(
  { state, kind, leftOut }: Pick<DataImport, 'state' | 'kind' | 'leftOut'>,
  { before, isDemonstration }: { before: DataImport | null; isDemonstration: boolean },
): string[] {
  const isEarly = state === 'mapping' || state === 'checked';
  const isHeld = isDemonstration && state !== 'undone' && kind !== 'closures';
  return [
    ...(before && isEarly ? [one.sameFile(formatMoment(before.changedAt))] : []),
    ...(isHeld ? [one.held] : []),
    ...leftOutNotes(leftOut),
  ];
}

function leftOutNotes(leftOut: unknown): string[] {
  const counts = Object.entries(leftOut ?? {});
  return counts.flatMap(([what, count]) => {
    const words = what === 'cancelled' || what === 'repetitions' || what === 'unreadable';
    return words && typeof count === 'number' && count > 0 ? [one.leftOut[what](count)] : [];
  });
}
