import type { CheckedStatement } from '#app/clinic/clinic-changes.ts';
import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { isToFill } from '#app/clinic/demonstration/to-fill.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { dayFormValues } from '#app/clinic/parse-day.ts';
import type { StatementName } from '#app/clinic/published-statements.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import type { ChangedLine } from '#app/ui/change-history/change-history.tsx';
import { checkedStatement } from './clinic-settings.server.ts';
import { type StatementFormValues, statementPath } from './statement-form.ts';

const messages = staffStatements.statement;

/** What the history of a statement tells. Only one that was confirmed can be made again by its form. */
export function statementHistory(name: StatementName, statements: ClinicRecord['statements']) {
  return {
    subject: `claim:${name}`,
    shape: checkedStatement,
    atFirst: statementAtFirst(name, statements),
    href: statementPath(name),
    title: staffStatements.names[name],
    canReturn: ({ verified }: CheckedStatement) => verified,
    differences: (before: CheckedStatement, after: CheckedStatement) =>
      changedStatement(name, before, after),
  };
}

/** The statement as the record has it, for which nobody answers by name. */
function statementAtFirst(
  name: StatementName,
  statements: ClinicRecord['statements'],
): CheckedStatement {
  const { value, measuredOn, verified } = statements[name];
  const source = inPortuguese(statements[name].source);
  return {
    value: Number(value),
    ...(name === 'rating' && { reviews: statements.rating.reviews }),
    source: !verified && isToFill(source) ? '' : source,
    ...{ measuredOn, owner: '', verified },
  };
}

/** The form of a statement filled with one of its history. */
export function returnedStatement(statement: CheckedStatement): StatementFormValues {
  const { value, reviews, source, sourceInEnglish, owner, measuredOn } = statement;
  return {
    valor: String(value).replace('.', ','),
    avaliacoes: reviews === undefined ? '' : String(reviews),
    fonte: source,
    'fonte-ingles': sourceInEnglish ?? '',
    responsavel: owner,
    medida: dayFormValues(measuredOn),
  };
}

function changedStatement(
  name: StatementName,
  before: CheckedStatement,
  after: CheckedStatement,
): ChangedLine[] {
  const line = (where: string, wordsOf: (statement: CheckedStatement) => string) => {
    const [was, is] = [wordsOf(before), wordsOf(after)];
    return was === is ? [] : [{ where, before: was, after: is || staffHistory.nothing }];
  };
  const yesOrNo = (is: boolean) => (is ? staffHistory.yes : staffHistory.no);
  const number = (value: number) => value.toLocaleString('pt-BR');
  return [
    ...line(messages.value[name], ({ value }) =>
      name === 'sameDayReport' ? yesOrNo(value === 1) : number(value),
    ),
    ...line(messages.reviews, ({ reviews }) => (reviews === undefined ? '' : number(reviews))),
    ...line(messages.source, ({ source }) => source),
    ...line(messages.english, ({ sourceInEnglish }) => sourceInEnglish ?? ''),
    ...line(messages.measured, ({ measuredOn }) => formatDate(measuredOn)),
    ...line(messages.owner, ({ owner }) => owner),
    ...line(messages.confirmed, ({ verified }) => yesOrNo(verified)),
  ];
}
