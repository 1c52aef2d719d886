import { type Result, refuse } from '#app/platform/result.ts';
import { readCsv, readCsvTable } from './read-csv.ts';
import { isOfx, readOfx } from './read-ofx.ts';
import type { CsvColumns, CsvTable, Statement, StatementFault } from './statement-line.ts';

export const MAX_STATEMENT_BYTES = 1024 * 1024;

/**
 * Reads a bank's statement, OFX or CSV, in UTF-8 or as Windows writes it.
 * @param columns of a CSV, as a person has chosen them
 */
export function readStatement(
  bytes: Uint8Array,
  columns?: CsvColumns,
): Result<Statement, StatementFault> {
  if (bytes.length === 0) return refuse('empty');
  const text = statementText(bytes);
  if (text === null || text.includes('\0')) return refuse('not-a-statement');
  return isOfx(text) ? readOfx(text) : readCsv(text, columns);
}

/** The columns of a CSV for a person to choose from; null for what is none. */
export function statementTable(bytes: Uint8Array): CsvTable | null {
  const text = statementText(bytes);
  if (text === null || text.includes('\0') || isOfx(text)) return null;
  const table = readCsvTable(text);
  return table.names.length > 1 ? table : null;
}

/** @returns null for a file that is no text */
export function statementText(bytes: Uint8Array): string | null {
  // ZIP, PDF and the old spreadsheet format, which banks offer beside these.
  const head = [...bytes.subarray(0, 4)];
  const isOther = [
    [0x50, 0x4b, 0x03, 0x04],
    [0x25, 0x50, 0x44, 0x46],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((magic) => magic.every((byte, index) => head[index] === byte));
  if (isOther) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
