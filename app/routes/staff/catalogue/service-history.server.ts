import { data } from 'react-router';
import { inLanguage } from '#app/clinic/clinic-fields.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { servicePagePath } from '#app/features/catalogue/catalogue-paths.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { payerPath } from '#app/features/insurance/insurance-paths.ts';
import { serviceIdOf } from '#app/features/schedule-settings/services.server.ts';
import { servicePath } from '#app/features/schedule-settings/settings-paths.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import {
  type StaffArgs,
  type StaffPage,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import {
  BEGINNING,
  readServiceAt,
  readServiceHistory,
  type ServiceChange,
  type Stood,
} from '#app/site-content/catalogue/service-history.server.ts';
import { onDay, type ServiceState } from '#app/site-content/catalogue/service-states.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage } from '#app/ui/change-history/history-page.ts';
import { catalogueOf, fileTitle, serviceTextPath } from './catalogue-parts.server.ts';

/** All changes of a service, and what it is now. @throws 404 for none */
async function changesOf({ services }: Pick<StaffPage, 'services'>, slug: string) {
  const { db, contentStore } = services;
  const file = contentStore.clinicFile;
  const { record } = await catalogueOf(services);
  const now = record.services.find((each) => each.slug === slug);
  const id = await serviceIdOf(db, slug);
  if (!now || id === null) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { serviceTitle, payerTitle } = agendaLabelsOf(services);
  const names = choiceNames([file, record], serviceTitle);
  const asked = { id, slug, file, names, payerTitle, nameInFile: fileTitle(services, slug) };
  const history = await readServiceHistory(db, asked);
  const title = serviceTitle(slug);
  return { ...history, now: { ...now, title: now.title ?? title }, title };
}

/** The page of a service's history. */
export async function shownHistory(args: StaffArgs & { params: { slug: string } }) {
  const page = staffPageOf(args);
  const { slug } = args.params;
  const { changes, beginning, now, title } = await changesOf(page, slug);
  const {
    shown: some,
    isLast,
    ...pages
  } = historyPage(changes, page.url.searchParams.get('pagina'));
  const known = { ...page, slug, now };
  const shown = some.map(
    ({ key, at: when, by, lines, state, until, beside }): HistoryChange => ({
      ...{ key, who: by ?? staffHistory.unknown },
      moment: formatMoment(when, { withYear: true }),
      lines: lines.map(({ where, before, after }) => ({ where, before, after })),
      links: [
        ...returnsTo(known, { key, state, until, touched: lines.map(({ path }) => path) }),
        ...beside.flatMap((each) => besideLinks(known, each)),
      ],
    }),
  );
  const hasOrigin = isLast && beginning.state !== null && changes.length > 0;
  const origin = hasOrigin ? [beginningOf(known, beginning)] : [];
  return { ...pages, slug, title, changes: [...shown, ...origin] };
}

type Known = Pick<StaffPage, 'may' | 'today'> & { slug: string; now: ServiceState };

/** Before anybody changed anything. */
function beginningOf(known: Known, stood: Stood): HistoryChange {
  return {
    ...{ key: BEGINNING, moment: staffHistory.beginning, who: '', lines: [] },
    links: returnsTo(known, { key: BEGINNING, ...stood, touched: [...BOOKING, ...FACE] }),
  };
}

/** What a service of which the record says nothing is on a coming with others. */
const NO_EXAMS = { dilates: false, orderRank: 0, standsAlone: false, notTogetherWith: [] };
const EXAMS = [...Object.keys(NO_EXAMS), 'oneEyeMinutes', 'evaluation'];

/** What the form of the agenda shows of a service, and what that of its page does. */
const BOOKING = [
  'durationMinutes',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'isBookableOnline',
  'practitioners',
  'resources',
  'booking',
  'preparation',
];
const FACE = ['title', 'address', 'bookingGroup', 'price', 'laterPrice', 'glyph', ...EXAMS];

type Back = Stood & { key: string; touched: readonly string[] };

/** The forms that would bring a change back, for who may send them and where something would be another. */
function returnsTo({ may, today, slug, now }: Known, { key, state, until, touched }: Back) {
  if (!state) return [];
  const was = onDay(state, today, until);
  const leadsBack = (fields: readonly string[]) =>
    touched.some((path) => fields.includes(path.split('.')[0] ?? '')) &&
    !isSame(partOf(was, fields), partOf(now, fields));
  const query = `?${AS_OF}=${key}`;
  return [
    ...(may('agenda.write') && leadsBack(BOOKING)
      ? [{ href: servicePath(slug) + query, label: staffHistory.returnBooking }]
      : []),
    ...(may('clinic.manage') && !now.isArchived && leadsBack(FACE)
      ? [{ href: servicePagePath(slug) + query, label: staffHistory.returnFace }]
      : []),
  ];
}

function partOf(state: ServiceState, fields: readonly string[]) {
  const said = new Map<string, unknown>(
    Object.entries({
      ...NO_EXAMS,
      ...state,
      address: addressOf(state),
      title: inLanguage(state.title, DEFAULT_LOCALE),
    }),
  );
  // Who does it and where are sets; the order is that of the agenda.
  const value = (name: string) => {
    const one = said.get(name);
    return Array.isArray(one) ? one.toSorted() : one;
  };
  return fields.map(value);
}

function besideLinks({ may, slug }: Known, beside: ServiceChange['beside'][number]) {
  if (beside.kind === 'payer')
    return may('agenda.write')
      ? [{ href: payerPath(beside.payer), label: staffHistory.payerRules }]
      : [];
  if (!may('content.write')) return [];
  const href = serviceTextPath(slug, beside.locale, 'versoes');
  return [{ href, label: staffHistory.textVersions }];
}

/** What a form is filled with when its address asks for a version; null where it asks for none that there is. */
export async function askedState(
  page: Pick<StaffPage, 'services' | 'url' | 'today'>,
  slug: string,
) {
  const key = page.url.searchParams.get(AS_OF);
  if (key === null) return null;
  const { db, contentStore } = page.services;
  const id = await serviceIdOf(db, slug);
  if (id === null) return null;
  const asked = {
    id,
    slug,
    file: contentStore.clinicFile,
    nameInFile: fileTitle(page.services, slug),
  };
  const found = await readServiceAt(db, asked, key);
  if (!found) return null;
  const { state, until, made } = found;
  return {
    state: onDay(state, page.today, until),
    name: String(inLanguage(state.title, DEFAULT_LOCALE)),
    moment: made ? formatMoment(made.at, { withYear: true }) : '',
    who: made ? (made.by ?? staffHistory.unknown) : '',
  };
}
