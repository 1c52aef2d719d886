import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { plainWords } from '#app/platform/text/plain-letters.ts';
import {
  COLUMNS_OF,
  IMPORT_FORM,
  type ImportColumn,
  type ImportKind,
  VALUE_COLUMNS,
  type ValueColumn,
} from './import-kinds.ts';
import {
  guessMapping,
  hasHouses,
  type KnownNames,
  LEFT_OUT,
  type Mapping,
  valuesIn,
} from './mapping.ts';
import { DAY_ORDERS } from './read-values.ts';

const { mapping: messages } = staffDataImport;

type Rows = readonly { cells: readonly string[] }[];
type File = { kind: ImportKind; columns: readonly string[]; rows: Rows };
type Option = { value: string; label: string };

/** Values of one column that are shown to be paired. */
const MOST_VALUES = 60;
const EXAMPLES = 3;

const valueField = (column: ValueColumn, value: string) =>
  `${IMPORT_FORM.value}-${column}-${plainWords(value)}`.replaceAll(' ', '_');

export type MappingView = {
  lines: number;
  columns: { field: string; name: string; example: string; chosen: string }[];
  columnOptions: Option[];
  dayOrder: string;
  areaCode: string | null;
  defaults: { field: string; label: string; chosen: string; options: Option[]; empty: string }[];
  values: {
    column: ValueColumn;
    title: string;
    more: number;
    fields: { field: string; label: string; chosen: string; options: Option[] }[];
  }[];
};

/** The form in which a file's columns and values are paired with the clinic's. */
export function mappingView(file: File, mapping: Mapping, names: KnownNames): MappingView {
  const { kind, columns, rows } = file;
  const own = (column: ValueColumn): Option[] =>
    names[column].map(({ slug, name }) => ({ value: slug, label: name }));
  const isVisit = kind === 'appointments';
  const columnOptions = columnsFor(kind, names);
  const houses = hasHouses(names.house);
  type Default = 'service' | 'practitioner' | 'payer' | 'house';
  const chosenOf = (field: Default, label: string, empty: string) => ({
    field: IMPORT_FORM[field],
    ...{ label, empty, chosen: mapping[field], options: own(field) },
  });
  return {
    lines: rows.length,
    columns: columns.map((name, at) => ({
      field: `${IMPORT_FORM.column}-${at}`,
      name,
      example: exampleOf(rows, at),
      chosen: mapping.columns[at] ?? '',
    })),
    columnOptions: columnOptions.map((value) => ({ value, label: messages.columns[value] })),
    dayOrder: mapping.dayOrder ?? '',
    areaCode: kind === 'closures' ? null : mapping.areaCode,
    defaults: isVisit
      ? [
          chosenOf('service', messages.service, messages.nothing),
          chosenOf('practitioner', messages.practitioner, messages.nothing),
          ...(houses ? [chosenOf('house', messages.house, messages.byHours)] : []),
          chosenOf('payer', messages.payer, messages.nothing),
        ]
      : kind === 'closures'
        ? [
            {
              field: IMPORT_FORM.practitioner,
              ...{ label: messages.resource, empty: messages.everybody },
              ...{ chosen: mapping.practitioner, options: own('resource') },
            },
            ...(houses ? [chosenOf('house', messages.closedHouse, messages.allHouses)] : []),
          ]
        : [],
    values: VALUE_COLUMNS.flatMap((column) => {
      const found = valuesIn(mapping, column, rows);
      if (found.length === 0 || !columnOptions.includes(column)) return [];
      const options = [{ value: LEFT_OUT, label: messages.leaveOut }, ...own(column)];
      return [
        {
          ...{ column, title: messages.valuesTitle[column] },
          more: Math.max(0, found.length - MOST_VALUES),
          fields: found.slice(0, MOST_VALUES).map(({ value, lines }) => ({
            field: valueField(column, value),
            label: messages.value(value.slice(0, 80), lines),
            chosen: mapping.values[column][plainWords(value)] ?? '',
            options,
          })),
        },
      ];
    }),
  };
}

/** What a column may be here: in which house, only a clinic with several is told. */
function columnsFor(kind: ImportKind, names: KnownNames): readonly ImportColumn[] {
  return COLUMNS_OF[kind].filter((column) => column !== 'house' || hasHouses(names.house));
}

function exampleOf(rows: Rows, at: number): string {
  const found = rows.flatMap(({ cells }) => (cells[at] ?? '').slice(0, 40) || []);
  const cells = [...new Set(found.slice(0, 20))].slice(0, EXAMPLES).join(' · ');
  return cells === '' ? messages.noExample : messages.example(cells);
}

/** What a sent form says. What it does not say of a value is guessed, as the page does. */
export function readMapping(
  form: FormData,
  file: File,
  known: { names: KnownNames; areaCode: string },
): Result<Mapping, 'area-code'> {
  const { kind, columns, rows } = file;
  const areaCode = formText(form, IMPORT_FORM.areaCode).trim();
  if (!/^(?:[1-9]\d)?$/.test(areaCode)) return refuse('area-code');
  const { names } = known;
  const chosen = columns.map((_, at): ImportColumn | null => {
    const said = formText(form, `${IMPORT_FORM.column}-${at}`);
    return columnsFor(kind, names).find((each) => each === said) ?? null;
  });
  const own = (column: ValueColumn, field: string) => {
    const said = formText(form, field);
    return said === LEFT_OUT || names[column].some(({ slug }) => slug === said) ? said : '';
  };
  const order = formText(form, IMPORT_FORM.dayOrder);
  const mapping: Mapping = {
    ...guessMapping({ kind, columns, rows }, known),
    columns: chosen,
    dayOrder: DAY_ORDERS.find((each) => each === order) ?? null,
    areaCode,
    service: own('service', IMPORT_FORM.service),
    practitioner: own(kind === 'closures' ? 'resource' : 'practitioner', IMPORT_FORM.practitioner),
    payer: own('payer', IMPORT_FORM.payer),
    house: own('house', IMPORT_FORM.house),
  };
  for (const column of VALUE_COLUMNS)
    for (const { value } of valuesIn(mapping, column, rows)) {
      const field = valueField(column, value);
      if (form.has(field)) mapping.values[column][plainWords(value)] = own(column, field);
    }
  return ok(mapping);
}
