/** What a file may hold. */
export const IMPORT_KINDS = ['patients', 'appointments', 'closures'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const DATA_IMPORT_PATH = '/equipe/importar-agenda';
export const dataImportPath = (id: number) => `${DATA_IMPORT_PATH}/${id}`;
export const faultsPath = (id: number) => `${dataImportPath(id)}/falhas.csv`;

/** 20 MB. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 60_000;
export const MAX_IMPORT_COLUMNS = 100;
/** Characters of a cell that are kept. */
export const MAX_IMPORT_CELL = 2_000;
/** Query parameter of the page's address after an upload that was too large to be read. */
export const IMPORT_TOO_LARGE = 'grande';

/** Up to so many lines are worked on while the person waits; more of them in the background. */
export const AT_ONCE_ROWS = 2_000;
/** How long an import can be taken back, in days. */
const UNDO_DAYS = 30;
/** How far ahead appointments may lie, in days. */
export const MAX_DAYS_AHEAD = 550;

/** @param doneAt when the import was brought */
export function mayUndo(doneAt: Date, now: Date): boolean {
  return now.getTime() - doneAt.getTime() <= UNDO_DAYS * 86_400_000;
}

export const IMPORT_FORM = {
  key: 'chave',
  file: 'arquivo',
  kind: 'tipo',
  version: 'versao',
  action: 'acao',
  column: 'coluna',
  value: 'valor',
  dayOrder: 'datas',
  areaCode: 'ddd',
  service: 'servico',
  practitioner: 'profissional',
  house: 'unidade',
  payer: 'quem-paga',
  page: 'pagina',
} as const;

export const IMPORT_DOES = {
  check: 'conferir',
  carryOut: 'trazer',
  change: 'mudar',
  undo: 'desfazer',
  retry: 'tentar',
} as const;

/** What a column may be. */
export const IMPORT_COLUMNS = [
  'name',
  'first-name',
  'middle-name',
  'last-name',
  'phone',
  'email',
  'birth',
  'day',
  'time',
  'start',
  'end-day',
  'end-time',
  'end',
  'minutes',
  'service',
  'practitioner',
  'house',
  'payer',
  'state',
  'resource',
  'reason',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

const PERSON = [
  ...(['name', 'first-name', 'middle-name', 'last-name'] as const),
  ...(['phone', 'email', 'birth'] as const),
] as const;
const TIMES = ['day', 'time', 'start', 'end-day', 'end-time', 'end', 'minutes'] as const;

export const COLUMNS_OF: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  patients: PERSON,
  appointments: [...PERSON, ...TIMES, 'service', 'practitioner', 'house', 'payer', 'state'],
  closures: [...TIMES, 'resource', 'house', 'reason'],
};

/** Columns whose values are the clinic's own under other names. */
export const VALUE_COLUMNS = ['service', 'practitioner', 'house', 'payer', 'resource'] as const;
export type ValueColumn = (typeof VALUE_COLUMNS)[number];

/** Why a line is not brought, in the order in which they are told. */
export const IMPORT_FAULTS = [
  'cells',
  'name-missing',
  'name-bad',
  'phone-missing',
  'phone-bad',
  'phone-no-area',
  'birth-bad',
  'birth-unreal',
  'birth-future',
  'day-missing',
  'day-bad',
  'day-unreal',
  'time-missing',
  'time-bad',
  'end-bad',
  'end-before-start',
  'too-long',
  'too-far',
  'service-missing',
  'service-unknown',
  'practitioner-missing',
  'practitioner-unknown',
  'practitioner-not-of-service',
  'house-unknown',
  'house-closed',
  'resource-unknown',
  'payer-unknown',
  'state-unknown',
  'overlaps-existing',
  'overlaps-line',
  'no-place',
] as const;
/** What is told of a line that is brought all the same. */
export const IMPORT_WARNINGS = [
  'email-left',
  'outside-hours',
  'past',
  'state-left',
  'known',
  'twice',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];
export type ImportWarning = (typeof IMPORT_WARNINGS)[number];
export type ImportWord = ImportFault | ImportWarning;

const FAULTS: ReadonlySet<string> = new Set(IMPORT_FAULTS);
export function isFault(word: string): word is ImportFault {
  return FAULTS.has(word);
}
