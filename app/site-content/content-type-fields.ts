import { CLINIC_PHOTOS } from '#app/features/about/about-text.ts';
import type { Field, Option } from '#app/features/content/content-type.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';

const messages = staffContent.fields;

export const point: readonly Field[] = [
  { type: 'line', name: 'title', label: messages.point.title },
  { type: 'text', name: 'text', label: messages.point.text },
];

/** The picture of an article or an episode. */
export function coverField(media: { images: readonly Option[]; isDescribed: boolean }): Field {
  return {
    type: 'group',
    name: 'cover',
    label: messages.cover,
    hint: messages.coverHint,
    of: [
      {
        type: 'image',
        name: 'image',
        label: messages.coverImage,
        options: media.images,
        describedIn: media.isDescribed ? 'alt' : undefined,
      },
      {
        type: 'line',
        name: 'alt',
        label: messages.coverAlt,
        hint: media.isDescribed ? messages.coverAltHint : messages.coverAltHintEnglish,
      },
    ],
  };
}

/** Questions with short answers: `count` of them, or any number. */
export function questionRows(count?: number): Field {
  return {
    type: 'rows',
    name: 'questions',
    label: messages.questions,
    rowTitle: messages.questionNumber,
    ...(count !== undefined && { count }),
    of: [
      { type: 'line', name: 'question', label: messages.questionFields.question },
      { type: 'text', name: 'answer', label: messages.questionFields.answer },
    ],
  };
}

/** The fields of every page. */
export const PLAIN_PAGE: readonly Field[] = [
  { type: 'line', name: 'title', label: messages.title },
  {
    type: 'text',
    name: 'description',
    label: messages.pageDescription,
    hint: messages.pageDescriptionHint,
  },
  { type: 'line', name: 'urgent', label: messages.urgent, hint: messages.urgentHint },
];

const notice: Field = { type: 'text', name: 'notice', label: messages.notice };
const pointRows = (name: 'benefits' | 'steps', count?: number): Field => ({
  type: 'rows',
  name,
  label: messages[name],
  rowTitle: name === 'steps' ? messages.step : messages.benefit,
  ...(count !== undefined && { count }),
  of: point,
});

const planFamily = () => [...PLAIN_PAGE, notice, pointRows('benefits'), questionRows()];
const noticed = () => [...PLAIN_PAGE, notice];

type PageFields = (context: {
  people: readonly Option[];
  images: readonly Option[];
}) => readonly Field[];

/** Fields of pages that have more than the common ones, by slug. */
export const PAGE_FIELDS: ReadonlyMap<string, PageFields> = new Map<string, PageFields>([
  [
    'sobre',
    ({ images }) => [
      ...PLAIN_PAGE,
      {
        type: 'group',
        name: 'photos',
        label: messages.photos,
        hint: messages.photosHint,
        of: CLINIC_PHOTOS.map((name) => ({
          type: 'image',
          name,
          label: messages.photoSlots[name],
          options: images,
        })),
      },
    ],
  ],
  [
    'acessibilidade',
    () => [
      ...PLAIN_PAGE,
      { type: 'day', name: 'updatedOn', label: messages.statementOn },
      { type: 'day', name: 'checkedOn', label: messages.checkedOn },
    ],
  ],
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
        label: messages.types,
        rowTitle: messages.type,
        count: 3,
        of: point,
      },
      { type: 'lines', name: 'safety', label: messages.safety, hint: messages.linesHint },
      {
        type: 'group',
        name: 'warning',
        label: messages.warning,
        of: [
          { type: 'line', name: 'title', label: messages.point.title },
          { type: 'lines', name: 'signs', label: messages.signs, hint: messages.linesHint },
          { type: 'text', name: 'text', label: messages.point.text },
        ],
      },
      pointRows('benefits'),
      questionRows(3),
    ],
  ],
  [
    'artigos-catarata',
    ({ people }) => [
      ...PLAIN_PAGE,
      {
        type: 'choice',
        name: 'reviewer',
        label: messages.reviewer,
        hint: messages.reviewerHint,
        options: people,
      },
      { type: 'day', name: 'reviewedOn', label: messages.reviewedOn },
    ],
  ],
  [
    'campanha-outubro-olho-seco',
    () => [
      ...PLAIN_PAGE,
      { type: 'number', name: 'month', label: messages.month, hint: messages.monthHint },
      { type: 'group', name: 'inSeason', label: messages.inSeason, of: point },
      { type: 'group', name: 'offSeason', label: messages.offSeason, of: point },
      pointRows('benefits', 4),
      pointRows('steps', 4),
    ],
  ],
  [
    'agendamento-otimizado',
    () => [
      ...PLAIN_PAGE,
      { type: 'lines', name: 'reasons', label: messages.reasons, hint: messages.linesHint },
    ],
  ],
]);
