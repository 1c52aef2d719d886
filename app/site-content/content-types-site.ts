import { SINGLE_ENTRIES } from '#app/features/content/content-document.ts';
import type { Field } from '#app/features/content/content-type.ts';
import { PLACEHOLDERS } from '#app/features/privacy/privacy-text.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { PAGE_FIELDS, PLAIN_PAGE, point, questionRows } from './content-type-fields.ts';
import type { ContentTypeDefinition } from './content-types.ts';

const texts = staffContent.fields;
const { kinds } = staffContent;
const closed = { isOpen: false, isMovable: false } as const;

const SERVICE_FIELDS: readonly Field[] = [
  { type: 'line', name: 'title', label: texts.title },
  { type: 'line', name: 'shortTitle', label: texts.shortTitle, hint: texts.shortHint },
  { type: 'text', name: 'summary', label: texts.summary, hint: texts.summaryHint },
  {
    type: 'group',
    name: 'minutes',
    label: texts.minutes,
    of: [
      { type: 'number', name: 'min', label: texts.minutesMin },
      { type: 'number', name: 'max', label: texts.minutesMax },
      { type: 'flag', name: 'perEye', label: texts.perEye, yes: true },
    ],
  },
  { type: 'lines', name: 'preparation', label: texts.preparation, hint: texts.linesHint },
  {
    type: 'group',
    name: 'preparationFlags',
    label: texts.preparationFlags,
    of: [
      { type: 'flag', name: 'companion', label: texts.companion, yes: true, no: false },
      { type: 'number', name: 'fastingHours', label: texts.fastingHours, hint: texts.zeroHint },
      { type: 'flag', name: 'dilation', label: texts.dilation, yes: true, no: false },
      { type: 'number', name: 'lensesOffHours', label: texts.lensesOffHours, hint: texts.zeroHint },
    ],
  },
  {
    type: 'rows',
    name: 'benefits',
    label: texts.benefits,
    rowTitle: texts.benefit,
    count: 5,
    of: point,
  },
  { type: 'lines', name: 'included', label: texts.included, hint: texts.linesHint },
  questionRows(4),
  {
    type: 'group',
    name: 'video',
    label: texts.video,
    hint: texts.videoHint,
    of: [
      { type: 'line', name: 'file', label: texts.videoFile },
      { type: 'line', name: 'title', label: texts.title },
      { type: 'text', name: 'description', label: texts.videoDescription },
    ],
  },
];

const PLAN_FIELDS: readonly Field[] = [
  { type: 'line', name: 'name', label: texts.name },
  {
    type: 'choice',
    name: 'family',
    label: texts.family,
    options: Object.entries(texts.families).map(([value, label]) => ({ value, label })),
  },
  { type: 'text', name: 'summary', label: texts.summary, hint: texts.summaryHint },
  { type: 'lines', name: 'features', label: texts.features, hint: texts.linesHint },
  {
    type: 'rows',
    name: 'reasons',
    label: texts.reasons,
    rowTitle: texts.reason,
    count: 3,
    of: point,
  },
  { type: 'text', name: 'closing', label: texts.closing },
];

const PODCAST_FIELDS: readonly Field[] = [
  { type: 'line', name: 'title', label: texts.title },
  { type: 'text', name: 'description', label: texts.description },
  { type: 'line', name: 'author', label: texts.podcastAuthor },
];

const PAGE_PATHS = new Map([
  ['pagamento', '/pagamentobasico'],
  ['artigos-catarata', '/artigos/catarata'],
  ['campanha-outubro-olho-seco', '/campanha/outubro-olho-seco'],
]);
const PLAN_PAGES = new Map([
  ['basico', '/planobasico'],
  ['padrao', '/planopadrao'],
  ['premium', '/planopremium'],
  ['flex', '/planosflex'],
]);

/** Entries that the site requires: services, pages, plans, the privacy policy and the podcast's introduction. */
export const SITE_TYPES: readonly ContentTypeDefinition[] = [
  {
    ...closed,
    name: 'services',
    word: 'servicos',
    titles: kinds.services,
    pathOf: (slug) => `/servicos/${slug}`,
    body: { label: texts.pageText },
    fields: () => SERVICE_FIELDS,
  },
  {
    ...closed,
    name: 'pages',
    word: 'paginas',
    titles: kinds.pages,
    pathOf: (slug) => PAGE_PATHS.get(slug) ?? `/${slug}`,
    body: { label: texts.pageText },
    fields: ({ slug, people }) => PAGE_FIELDS.get(slug)?.(people) ?? PLAIN_PAGE,
  },
  {
    ...closed,
    name: 'plans',
    word: 'planos',
    titles: kinds.plans,
    pathOf: (slug) => PLAN_PAGES.get(slug) ?? '/planosonline',
    body: { label: texts.pageText },
    fields: () => PLAN_FIELDS,
  },
  {
    ...closed,
    name: SINGLE_ENTRIES,
    word: 'textos',
    titles: kinds.texts,
    pathOf: (slug) => `/${slug}`,
    body: {
      label: texts.pageText,
      hint: texts.placeholders(PLACEHOLDERS.map((name) => `{${name}}`).join(', ')),
    },
    fields: ({ slug }) => (slug === 'podcast' ? PODCAST_FIELDS : []),
  },
];
