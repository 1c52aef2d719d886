import { planPageOf } from '#app/clinic/words/plan-paths.ts';
import { SINGLE_ENTRIES } from '#app/features/content/content-document.ts';
import type { Field } from '#app/features/content/content-type.ts';
import { PLACEHOLDERS } from '#app/features/privacy/privacy-text.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { PAGE_FIELDS, PLAIN_PAGE, point, questionRows } from './content-type-fields.ts';
import type { ContentTypeDefinition, EntryMedia } from './content-types.ts';

const messages = staffContent.fields;
const { kinds } = staffContent;
const closed = { isOpen: false, isMovable: false } as const;

const serviceFields = ({ films, captions, images }: EntryMedia): readonly Field[] => [
  { type: 'line', name: 'title', label: messages.title },
  { type: 'line', name: 'shortTitle', label: messages.shortTitle, hint: messages.shortHint },
  { type: 'text', name: 'summary', label: messages.summary, hint: messages.summaryHint },
  {
    type: 'group',
    name: 'minutes',
    label: messages.minutes,
    of: [
      { type: 'number', name: 'min', label: messages.minutesMin },
      { type: 'number', name: 'max', label: messages.minutesMax },
      { type: 'flag', name: 'perEye', label: messages.perEye, yes: true },
    ],
  },
  { type: 'lines', name: 'preparation', label: messages.preparation, hint: messages.linesHint },
  {
    type: 'group',
    name: 'preparationFlags',
    label: messages.preparationFlags,
    of: [
      { type: 'flag', name: 'companion', label: messages.companion, yes: true, no: false },
      {
        type: 'number',
        name: 'fastingHours',
        label: messages.fastingHours,
        hint: messages.zeroHint,
      },
      { type: 'flag', name: 'dilation', label: messages.dilation, yes: true, no: false },
      { type: 'flag', name: 'alwaysDilates', label: messages.alwaysDilates, yes: true },
      {
        type: 'number',
        name: 'lensesOffHours',
        label: messages.lensesOffHours,
        hint: messages.zeroHint,
      },
    ],
  },
  {
    type: 'rows',
    name: 'benefits',
    label: messages.benefits,
    rowTitle: messages.benefit,
    of: point,
  },
  { type: 'lines', name: 'included', label: messages.included, hint: messages.linesHint },
  questionRows(),
  {
    type: 'group',
    name: 'video',
    label: messages.video,
    hint: messages.videoHint,
    of: [
      {
        type: 'choice',
        name: 'film',
        label: messages.videoFile,
        hint: messages.videoFileHint,
        options: films,
      },
      { type: 'choice', name: 'captions', label: messages.videoCaptions, options: captions },
      { type: 'image', name: 'poster', label: messages.videoPoster, options: images },
      { type: 'flag', name: 'silent', label: messages.videoSilent, yes: true },
      { type: 'line', name: 'title', label: messages.title },
      { type: 'text', name: 'description', label: messages.videoDescription },
    ],
  },
];

const PLAN_FIELDS: readonly Field[] = [
  { type: 'line', name: 'name', label: messages.name },
  {
    type: 'choice',
    name: 'family',
    label: messages.family,
    options: Object.entries(messages.families).map(([value, label]) => ({ value, label })),
  },
  { type: 'text', name: 'summary', label: messages.summary, hint: messages.summaryHint },
  { type: 'lines', name: 'features', label: messages.features, hint: messages.linesHint },
  {
    type: 'rows',
    name: 'reasons',
    label: messages.reasons,
    rowTitle: messages.reason,
    count: 3,
    of: point,
  },
  { type: 'text', name: 'closing', label: messages.closing },
];

const PODCAST_FIELDS: readonly Field[] = [
  { type: 'line', name: 'title', label: messages.title },
  { type: 'text', name: 'description', label: messages.description },
  { type: 'line', name: 'author', label: messages.podcastAuthor },
];

const PAGE_PATHS = new Map([
  ['pagamento', '/pagamentobasico'],
  ['artigos-catarata', '/artigos/catarata'],
  ['campanha-outubro-olho-seco', '/campanha/outubro-olho-seco'],
]);

/** Entries that the site requires: services, pages, plans, the privacy policy and the podcast's introduction. */
export const SITE_TYPES: readonly ContentTypeDefinition[] = [
  {
    ...closed,
    name: 'services',
    word: 'servicos',
    titles: kinds.services,
    pathOf: (slug) => `/servicos/${slug}`,
    body: { label: messages.pageText },
    fields: (media) => serviceFields(media),
  },
  {
    ...closed,
    name: 'pages',
    word: 'paginas',
    titles: kinds.pages,
    pathOf: (slug) => PAGE_PATHS.get(slug) ?? `/${slug}`,
    body: { label: messages.pageText },
    fields: ({ slug, people, images }) => PAGE_FIELDS.get(slug)?.({ people, images }) ?? PLAIN_PAGE,
  },
  {
    ...closed,
    name: 'people',
    word: 'profissionais',
    titles: kinds.people,
    pathOf: () => '/sobre#quem-atende',
    body: { label: messages.biography, hint: messages.biographyHint, after: 'name' },
    fields: ({ images }) => [
      { type: 'line', name: 'name', label: messages.personName, hint: messages.personNameHint },
      {
        type: 'image',
        name: 'photo',
        label: messages.photo,
        hint: messages.photoHint,
        options: images,
      },
      { type: 'text', name: 'brief', label: messages.brief, hint: messages.briefHint },
      { type: 'number', name: 'since', label: messages.since, hint: messages.sinceHint },
      { type: 'lines', name: 'studies', label: messages.studies, hint: messages.linesHint },
      { type: 'lines', name: 'societies', label: messages.societies, hint: messages.linesHint },
      { type: 'words', name: 'languages', label: messages.languages, hint: messages.wordsHint },
    ],
  },
  {
    ...closed,
    name: 'plans',
    word: 'planos',
    titles: kinds.plans,
    pathOf: planPageOf,
    body: { label: messages.pageText },
    fields: () => PLAN_FIELDS,
  },
  {
    ...closed,
    name: SINGLE_ENTRIES,
    word: 'textos',
    titles: kinds.texts,
    pathOf: (slug) => `/${slug}`,
    body: {
      label: messages.pageText,
      hint: messages.placeholders(PLACEHOLDERS.map((name) => `{${name}}`).join(', ')),
    },
    fields: ({ slug }) => (slug === 'podcast' ? PODCAST_FIELDS : []),
  },
];
