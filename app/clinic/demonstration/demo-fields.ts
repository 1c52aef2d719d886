import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { DEMO_POINT } from '#app/clinic/map/known-point.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { demoFactsIn } from './demo-facts.ts';

const DEMO_FIGURES = { patients: 5000, years: 15, rating: 4.9, answerMinutes: 1 } as const;
const DEMO_MEASURED_ON = '2026-10-01';
const DEMO_FLEX_CENTS = 139_90;

export type DemoField = {
  /** Of the record, 'payers'. */
  field: keyof ClinicRecord;
  /** What of the demonstration it holds: texts, or the names of its parts. */
  found: string[];
};

/** Every field of a record that still holds a fact of the demonstration. */
export function demoFieldsOf(record: ClinicRecord): DemoField[] {
  const fields = new Map<keyof ClinicRecord, string[]>();
  const note = (field: keyof ClinicRecord, found: readonly string[]) => {
    if (found.length > 0) fields.set(field, [...(fields.get(field) ?? []), ...found]);
  };
  for (const [name, value] of Object.entries(record))
    if (isField(record, name)) note(name, demoFactsIn(value));
  if (record.siteName === 'Clareia') note('siteName', ['Clareia']);
  if (isDemoPoint(record.address)) note('address', ['o ponto no mapa']);
  const houses = (record.branches ?? []).filter(({ isArchived }) => !isArchived);
  if (houses.some(({ address }) => isDemoPoint(address))) note('branches', ['o ponto no mapa']);
  note('statements', demoFigures(record.statements));
  note(
    'examples',
    Object.entries(record.examples ?? {}).flatMap(([kind, isShown]) => (isShown ? [kind] : [])),
  );
  if (record.plansEnabled && record.flexMonthlyCents === DEMO_FLEX_CENTS)
    note('flexMonthlyCents', ['a mensalidade']);
  return [...fields].map(([field, found]) => ({ field, found: [...new Set(found)] }));
}

function isDemoPoint({ latitude, longitude }: ClinicRecord['address']): boolean {
  return isSame({ latitude, longitude }, DEMO_POINT);
}

/** Figures that nobody has measured, as long as pages may state them. */
function demoFigures(statements: ClinicRecord['statements']): string[] {
  const { patients, years, rating, answerMinutes, sameDayReport } = statements;
  const values = [
    ['patients', patients, DEMO_FIGURES.patients],
    ['years', years, DEMO_FIGURES.years],
    ['rating', rating, DEMO_FIGURES.rating],
    ['answerMinutes', answerMinutes, DEMO_FIGURES.answerMinutes],
    ['sameDayReport', sameDayReport, true],
  ] as const;
  return values.flatMap(([name, { value, measuredOn, verified }, demo]) =>
    verified && value === demo && measuredOn === DEMO_MEASURED_ON ? [name] : [],
  );
}

function isField(record: ClinicRecord, name: string): name is keyof ClinicRecord {
  return Object.hasOwn(record, name);
}
