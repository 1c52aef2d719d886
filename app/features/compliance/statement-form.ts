import type { CheckedStatement } from '#app/clinic/clinic-changes.ts';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import {
  type DayFormValues,
  dayFormValues,
  dayTyped,
  readTypedDay,
} from '#app/clinic/parse-day.ts';
import { isUnstated, type StatementName } from '#app/clinic/published-statements.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export const CLAIMS_PATH = '/equipe/afirmacoes';

/** Address segment of each statement. */
const CLAIM_SLUGS = {
  patients: 'pacientes',
  years: 'anos',
  rating: 'nota',
  answerMinutes: 'resposta',
  sameDayReport: 'laudo',
} as const satisfies Record<StatementName, string>;
export const CLAIM_NAMES = [
  'patients',
  'years',
  'rating',
  'answerMinutes',
  'sameDayReport',
] as const;

export function statementOfSlug(slug: string): StatementName | undefined {
  return CLAIM_NAMES.find((name) => CLAIM_SLUGS[name] === slug);
}

export function statementPath(name: StatementName): string {
  return `${CLAIMS_PATH}/${CLAIM_SLUGS[name]}`;
}

export type StatementFormValues = {
  valor: string;
  avaliacoes: string;
  fonte: string;
  'fonte-ingles': string;
  responsavel: string;
  medida: DayFormValues;
};
export type StatementField = keyof StatementFormValues;

const LONGEST = { source: 160, owner: 80 };

/** Initial form values of a statement. */
export function statementFormValues(
  statements: Clinic['statements'],
  name: StatementName,
  checked: CheckedStatement | undefined,
): StatementFormValues {
  const { source, measuredOn } = statements[name];
  const value = name === 'sameDayReport' ? Number(statements[name].value) : statements[name].value;
  return {
    valor: String(value).replace('.', ','),
    avaliacoes: String(statements.rating.reviews),
    fonte: isUnstated(statements[name]) ? '' : source,
    'fonte-ingles': checked?.sourceInEnglish ?? '',
    responsavel: checked?.owner ?? '',
    medida: dayFormValues(measuredOn),
  };
}

export function parseStatementForm(form: Pick<FormData, 'get'>): StatementFormValues {
  const text = (field: string) => formText(form, field).slice(0, 300);
  return {
    valor: text('valor'),
    avaliacoes: text('avaliacoes'),
    fonte: text('fonte'),
    'fonte-ingles': text('fonte-ingles'),
    responsavel: text('responsavel'),
    medida: readTypedDay(form, 'medida'),
  };
}

/** The statement, unconfirmed; its text is kept so that it can be verified again. */
export function withdrawnStatement(
  statements: Clinic['statements'],
  name: StatementName,
  checked: CheckedStatement | undefined,
): CheckedStatement {
  const { source, measuredOn } = statements[name];
  const asInRecord = {
    value: Number(statements[name].value),
    ...(name === 'rating' && { reviews: statements.rating.reviews }),
    source,
    measuredOn,
    owner: '',
  };
  return { ...(checked ?? asInRecord), verified: false };
}

/** The verified statement, or the invalid fields. @param today calendar day in the clinic's zone */
export function parseStatement(
  name: StatementName,
  values: StatementFormValues,
  today: string,
): Result<CheckedStatement, StatementField[]> {
  const value = parseValue(name, values.valor);
  const reviews = name === 'rating' ? wholeNumber(values.avaliacoes) : undefined;
  const [source, sourceInEnglish, owner] = [
    values.fonte,
    values['fonte-ingles'],
    values.responsavel,
  ].map((words) => words.trim().replace(/\s+/g, ' '));
  const measuredOn = dayTyped(values.medida);
  const wrong: StatementField[] = [
    ...(value === null ? ['valor' as const] : []),
    ...(reviews === null ? ['avaliacoes' as const] : []),
    ...(fits(source, LONGEST.source) ? [] : ['fonte' as const]),
    ...(!sourceInEnglish || fits(sourceInEnglish, LONGEST.source) ? [] : ['fonte-ingles' as const]),
    ...(measuredOn && measuredOn <= today ? [] : ['medida' as const]),
    ...(fits(owner, LONGEST.owner) ? [] : ['responsavel' as const]),
  ];
  if (wrong.length > 0 || value === null || reviews === null || !measuredOn || !source || !owner)
    return refuse(wrong);
  return ok({
    value,
    ...(reviews !== undefined && { reviews }),
    source,
    ...(sourceInEnglish && { sourceInEnglish }),
    measuredOn,
    owner,
    verified: true,
  });
}

function parseValue(name: StatementName, typed: string): number | null {
  if (name === 'sameDayReport') return typed === '1' ? 1 : typed === '0' ? 0 : null;
  if (name !== 'rating') return wholeNumber(typed);
  const text = typed.trim().replace(',', '.');
  const value = /^[1-5](?:\.\d)?$/.test(text) ? Number(text) : null;
  return value !== null && value <= 5 ? value : null;
}

/** '5.000' is five thousand. */
function wholeNumber(value: string): number | null {
  const text = value.trim().replace(/\.(?=\d{3}(?:\D|$))/g, '');
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

function fits(words: string | undefined, longest: number): boolean {
  return words !== undefined && words.length >= 3 && words.length <= longest;
}

/** A statement as staff read it: '5.000 pacientes'. */
export function formatStatement(statements: Clinic['statements'], name: StatementName): string {
  const { values } = staffStatements;
  const formatted = (number: number) => number.toLocaleString('pt-BR');
  if (name === 'sameDayReport') return values.sameDayReport(statements.sameDayReport.value);
  if (name === 'rating')
    return values.rating(formatted(statements.rating.value), formatted(statements.rating.reviews));
  return values[name](formatted(statements[name].value));
}
