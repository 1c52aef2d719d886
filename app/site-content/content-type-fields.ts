import type { Field, Option } from '#app/features/content/content-type.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';

const texts = staffContent.fields;

export const point: readonly Field[] = [
  { type: 'line', name: 'title', label: texts.point.title },
  { type: 'text', name: 'text', label: texts.point.text },
];

/** Questions with short answers: so many, or as many as there are. */
export function questionRows(count?: number): Field {
  return {
    type: 'rows',
    name: 'questions',
    label: texts.questions,
    rowTitle: texts.questionNumber,
    ...(count !== undefined && { count }),
    of: [
      { type: 'line', name: 'question', label: texts.questionFields.question },
      { type: 'text', name: 'answer', label: texts.questionFields.answer },
    ],
  };
}

/** The fields of every page. */
export const PLAIN_PAGE: readonly Field[] = [
  { type: 'line', name: 'title', label: texts.title },
  {
    type: 'text',
    name: 'description',
    label: texts.pageDescription,
    hint: texts.pageDescriptionHint,
  },
  { type: 'line', name: 'urgent', label: texts.urgent, hint: texts.urgentHint },
];

const notice: Field = { type: 'text', name: 'notice', label: texts.notice };
const pointRows = (name: 'benefits' | 'steps', count?: number): Field => ({
  type: 'rows',
  name,
  label: texts[name],
  rowTitle: name === 'steps' ? texts.step : texts.benefit,
  ...(count !== undefined && { count }),
  of: point,
});

const planFamily = () => [...PLAIN_PAGE, notice, pointRows('benefits'), questionRows()];
const noticed = () => [...PLAIN_PAGE, notice];

/** Pages that have more fields than every page has, by slug. */
export const PAGE_FIELDS: ReadonlyMap<string, (people: readonly Option[]) => readonly Field[]> =
  new Map<string, (people: readonly Option[]) => readonly Field[]>([
    ['planos', planFamily],
    ['planosonline', planFamily],
    ['planosflex', planFamily],
    ['pagamento', noticed],
    ['assine', noticed],
    [
      'lentes',
      () => [
        ...PLAIN_PAGE,
        pointRows('steps', 4),
        {
          type: 'rows',
          name: 'types',
          label: texts.types,
          rowTitle: texts.type,
          count: 3,
          of: point,
        },
        { type: 'lines', name: 'safety', label: texts.safety, hint: texts.linesHint },
        { type: 'group', name: 'warning', label: texts.warning, of: point },
        pointRows('benefits'),
        questionRows(3),
      ],
    ],
    [
      'artigos-catarata',
      (people) => [
        ...PLAIN_PAGE,
        { type: 'choice', name: 'reviewer', label: texts.reviewer, options: people },
        { type: 'day', name: 'reviewedOn', label: texts.reviewedOn },
      ],
    ],
    [
      'campanha-outubro-olho-seco',
      () => [
        ...PLAIN_PAGE,
        { type: 'number', name: 'month', label: texts.month, hint: texts.monthHint },
        { type: 'group', name: 'inSeason', label: texts.inSeason, of: point },
        { type: 'group', name: 'offSeason', label: texts.offSeason, of: point },
        pointRows('benefits', 4),
        pointRows('steps', 4),
      ],
    ],
    [
      'agendamento-otimizado',
      () => [
        ...PLAIN_PAGE,
        { type: 'lines', name: 'reasons', label: texts.reasons, hint: texts.linesHint },
      ],
    ],
  ]);
