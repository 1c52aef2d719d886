import { z } from 'zod';
import { plainWords } from '#app/platform/text/plain-letters.ts';
import { guessColumns } from './guess-columns.ts';
import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportKind,
  VALUE_COLUMNS,
  type ValueColumn,
} from './import-kinds.ts';
import { DAY_ORDERS, dayOrderOf, readTime } from './read-values.ts';

/** A value that is brought as nothing: its lines are left out, or (of payers) as who pays for themselves. */
export const LEFT_OUT = '-';

/** What a person has said about a file. */
export const mappingShape = z.object({
  /** What each column is; null for one that is not read. */
  columns: z.array(z.enum(IMPORT_COLUMNS).nullable()),
  /** Null while nobody has said it and the file does not tell. */
  dayOrder: z.enum(DAY_ORDERS).nullable(),
  /** For numbers without one, '35'; empty: they are refused. */
  areaCode: z.string().regex(/^(?:[1-9]\d)?$/),
  /** For lines that name none; a slug, empty for none. */
  service: z.string(),
  practitioner: z.string(),
  payer: z.string(),
  /** The word for a house; empty: that in which the practitioner works at that time. */
  house: z.string().default(''),
  /** What the file's values are here: slugs, ids of payers, or `LEFT_OUT`; by `plainWords` the value. */
  values: z.object({
    service: z.record(z.string(), z.string()),
    practitioner: z.record(z.string(), z.string()),
    house: z.record(z.string(), z.string()).default({}),
    payer: z.record(z.string(), z.string()),
    resource: z.record(z.string(), z.string()),
  }),
});
export type Mapping = z.infer<typeof mappingShape>;

/** What the clinic has, under the names by which people know it. */
export type KnownNames = Readonly<Record<ValueColumn, readonly KnownName[]>>;
/** `also`: former names and, of a house, its address, which are known but not offered. */
export type KnownName = { slug: string; name: string; also?: readonly string[] };

/** A cell; '' for what databases write in the place of nothing. */
export function cellAt({ cells }: { cells: readonly string[] }, at: number): string {
  const text = (cells[at] ?? '').trim();
  return text === 'NULL' || text === '\\N' ? '' : text;
}

type File = {
  kind: ImportKind;
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
};

/** What a file most likely means; people change it on screen. @param areaCode of the clinic's own phone */
export function guessMapping(
  { kind, columns, rows }: File,
  { names, areaCode }: { names: KnownNames; areaCode: string },
): Mapping {
  const isEmpty = (at: number) => rows.length > 0 && rows.every((row) => !cellAt(row, at));
  const guessed = guessColumns(columns, kind, isEmpty);
  forgetHouses(guessed, rows, names.house);
  takeForTimes(guessed, rows);
  const onlyOne = (all: readonly { slug: string }[]) =>
    all.length === 1 ? (all[0]?.slug ?? '') : '';
  const mapping: Mapping = {
    columns: guessed,
    dayOrder: orderIn(guessed, rows),
    areaCode,
    service: onlyOne(names.service),
    practitioner: onlyOne(names.practitioner),
    payer: names.payer[0]?.slug ?? '',
    house: '',
    values: { service: {}, practitioner: {}, house: {}, payer: {}, resource: {} },
  };
  for (const column of VALUE_COLUMNS)
    for (const { value } of valuesIn(mapping, column, rows)) {
      const known = knownIn(column, value, names[column]);
      if (known) mapping.values[column][plainWords(value)] = known;
    }
  return mapping;
}

/** 'Início' and 'Fim' beside a day are times of that day where every line has a time alone, as in this program's export. */
function takeForTimes(guessed: (ImportColumn | null)[], rows: File['rows']): void {
  if (!guessed.includes('day')) return;
  for (const [moment, time] of [
    ['start', 'time'],
    ['end', 'end-time'],
  ] as const) {
    const at = guessed.indexOf(moment);
    if (at === -1 || guessed.includes(time)) continue;
    const cells = rows.map((row) => cellAt(row, at)).filter(Boolean);
    if (cells.length > 0 && cells.every((cell) => readTime(cell) !== null)) guessed[at] = time;
  }
}

/** A place that no line says in words of a clinic with several houses is none of theirs: an address, a link, a room. */
function forgetHouses(
  guessed: (ImportColumn | null)[],
  rows: File['rows'],
  houses: readonly KnownName[],
): void {
  const at = guessed.indexOf('house');
  if (at === -1) return;
  const places = valuesIn({ columns: guessed }, 'house', rows);
  const isHouse = places.some(({ value }) => knownIn('house', value, houses) !== undefined);
  if (!hasHouses(houses) || !isHouse) guessed[at] = null;
}

/** Whether lines may say in which house. */
export function hasHouses(houses: readonly KnownName[]): boolean {
  return houses.length > 1;
}

/** The order of the days in the columns that hold some. */
function orderIn(columns: Mapping['columns'], rows: File['rows']) {
  const isDay = (column: ImportColumn | null | undefined) =>
    column === 'day' ||
    column === 'start' ||
    column === 'end-day' ||
    column === 'end' ||
    column === 'birth';
  return dayOrderOf(rows.flatMap(({ cells }) => cells.filter((_, at) => isDay(columns[at]))));
}

/** Titles before a name that lists write in many ways. */
const TITLES = /^(?:dra?|doutora?|prof|enf)\s+/;

function knownIn(
  column: ValueColumn,
  value: string,
  all: readonly KnownName[],
): string | undefined {
  return knownAs(value, all) ?? (column === 'house' ? houseIn(value, all) : undefined);
}

/** The only house whose name or address stands somewhere in a text, as calendars write their places. */
function houseIn(text: string, houses: readonly KnownName[]): string | undefined {
  const plain = ` ${plainWords(text)} `;
  const found = houses.filter(({ slug, name, also = [] }) =>
    [slug, name, ...also].some((each) => plain.includes(` ${plainWords(each)} `)),
  );
  return found.length === 1 ? found[0]?.slug : undefined;
}

function knownAs(value: string, all: readonly KnownName[]): string | undefined {
  const plain = plainWords(value).replace(TITLES, '');
  const named = all.flatMap(({ slug, name, also = [] }) =>
    [name, ...also].map((each) => ({ slug, name: plainWords(each).replace(TITLES, '') })),
  );
  const same = named.find(({ slug, name }) => name === plain || plainWords(slug) === plain);
  if (same) return same.slug;
  if (plain.length < 4) return undefined;
  const words = plain.split(' ');
  const like = named.filter(({ name }) => {
    const has = new Set(name.split(' ').map(singular));
    return words.every((word) => has.has(singular(word)));
  });
  const slugs = new Set(like.map(({ slug }) => slug));
  return slugs.size === 1 ? like[0]?.slug : undefined;
}

const singular = (word: string) => word.replace(/s$/, '');

/** The different values of a column, the most frequent first, with how many lines have them. */
export function valuesIn(
  { columns }: Pick<Mapping, 'columns'>,
  column: ValueColumn,
  rows: File['rows'],
): { value: string; lines: number }[] {
  const at = columns.indexOf(column);
  if (at === -1) return [];
  const found = new Map<string, { value: string; lines: number }>();
  for (const { cells } of rows) {
    const value = cellAt({ cells }, at);
    const key = plainWords(value);
    if (key === '') continue;
    const known = found.get(key);
    if (known) known.lines += 1;
    else found.set(key, { value, lines: 1 });
  }
  return [...found.values()].sort((one, two) => two.lines - one.lines);
}

export type MappingLack =
  | 'name'
  | 'phone'
  | 'day'
  | 'time'
  | 'length'
  | 'twice'
  | 'day-order'
  | 'service'
  | 'practitioner';

/** What must still be said before the lines can be read; empty when nothing lacks. */
export function lacksOf(kind: ImportKind, mapping: Mapping, rows: File['rows']): MappingLack[] {
  const has = (column: ImportColumn) => mapping.columns.includes(column);
  const given = mapping.columns.filter((column) => column !== null);
  const lacks: [MappingLack, boolean][] = [
    ['twice', new Set(given).size < given.length],
    ['name', kind !== 'closures' && !has('name') && !has('first-name')],
    ['phone', kind !== 'closures' && !has('phone')],
    ['day', kind !== 'patients' && !has('day') && !has('start')],
    ['time', kind === 'appointments' && !has('time') && !has('start')],
    [
      'length',
      kind === 'closures' &&
        !['end', 'end-day', 'end-time', 'minutes'].some((each) =>
          mapping.columns.some((is) => is === each),
        ),
    ],
    ['service', kind === 'appointments' && !has('service') && mapping.service === ''],
    [
      'practitioner',
      kind === 'appointments' && !has('practitioner') && mapping.practitioner === '',
    ],
    ['day-order', mapping.dayOrder === null && hasOpenDays(mapping, rows)],
  ];
  return lacks.flatMap(([lack, isIt]) => (isIt ? [lack] : []));
}

function hasOpenDays({ columns }: Mapping, rows: File['rows']): boolean {
  const days = ['day', 'start', 'end-day', 'end', 'birth'];
  return rows.some(({ cells }) =>
    cells.some(
      (cell, at) => days.includes(columns[at] ?? '') && /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(cell),
    ),
  );
}
