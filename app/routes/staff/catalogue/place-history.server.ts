import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { storedHours } from '#app/features/schedule-settings/format-week.ts';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { limitServicesOf } from '#app/routes/staff/agenda/hours-services.server.ts';
import { shownFields } from '#app/routes/staff/clinic/part-history.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { placesOf } from '#app/site-content/catalogue/change-places.server.ts';
import { beforeKey, readStandingWeeks } from '#app/site-content/catalogue/hours-versions.server.ts';
import {
  type PlaceChange,
  placeFrom,
  readPlaceAt,
  readPlaceHistory,
} from '#app/site-content/catalogue/place-history.server.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage, withBeginning } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { catalogueOf } from './catalogue-parts.server.ts';

type Asked = {
  services: AppServices;
  url: URL;
  record: ClinicRecord;
  slug: string;
  /** Its form, which a change of the record leads back to; null where it has none. */
  form: string | null;
  /** Whether the person may set hours, and from which day. */
  hoursFrom: string | null;
};

/** In place of a version: what the file says, before anybody changed anything. */
const IN_FILE = '0';

/** A page of what staff have done to a room or device, or of a practitioner's use and hours. */
export async function shownPlaceHistory({ services, url, record, slug, form, hoursFrom }: Asked) {
  const { changes, inFile } = await changesOf(services, record, slug);
  const now = placeFrom(placesOf(record).find((each) => each.slug === slug));
  const asked = url.searchParams.get('pagina');
  const { shown, page, pageCount, isLast } = historyPage(changes, asked);
  const linksTo = (key: string, place: PlaceChange['place']) =>
    form !== null && place !== null && !isSame(place, now)
      ? [{ href: `${form}?${AS_OF}=${key}`, label: staffHistory.return }]
      : [];
  const hoursWays = await hoursWaysOf({ services, record, slug, hoursFrom });
  const changed = shown.map(
    ({ key, at, by, lines, place, hours }): HistoryChange => ({
      ...{ key, moment: formatMoment(at, { withYear: true }), who: by ?? staffHistory.unknown },
      lines: lines.map(({ where, before, after }) => ({ where, before, after })),
      links: [...linksTo(key, place), ...(hours ? hoursWays({ ...hours, key }) : [])],
    }),
  );
  const origin: HistoryChange = {
    ...{ key: IN_FILE, moment: staffHistory.beginning, who: '', lines: [] },
    links: [
      ...linksTo(IN_FILE, placeFrom(inFile)),
      ...firstHours(changes).flatMap((each) => hoursWays(each)),
    ],
  };
  const hasOrigin = isLast && origin.links.length > 0;
  return { page, pageCount, changes: hasOrigin ? [...changed, origin] : changed };
}

/** Until when, exclusive; null for no end. */
type Week = { key: string; branch: string | null; week: unknown; until: string | null };

/** The form of hours filled with a week, where it would set another than the one that stands without an end. */
async function hoursWaysOf({
  services,
  record,
  slug,
  hoursFrom,
}: Pick<Asked, 'services' | 'record' | 'slug' | 'hoursFrom'>) {
  const standing = hoursFrom && (await readStandingWeeks(services.db, slug, hoursFrom));
  if (!standing) return () => [];
  const { houseName: nameOf } = agendaLabelsOf(services);
  const place = placesOf(record).find((each) => each.slug === slug);
  return ({ key, branch, week: stored, until }: Week) => {
    // A room or device is in one house, and takes its hours along.
    const house = place ? (place.branch ?? null) : branch;
    const isThere = services.clinic.branches.some((each) => each.slug === house);
    const week = storedHours(stored);
    const isOver = until !== null && until <= hoursFrom;
    if (!isThere || !week || isOver || isSame(week, standing.get(house))) return [];
    const href = `${hoursPath(slug, null, house, key)}#mudar`;
    return [{ href, label: staffHistory.returnHours(place ? '' : nameOf(house)) }];
  };
}

/** The week before the first change in each house, where it is known. @param changes the newest first */
function firstHours(changes: readonly PlaceChange[]): Week[] {
  const first = new Map<string | null, Week>();
  for (const { key, hours } of changes)
    if (hours) {
      const { branch, was: week } = hours;
      first.set(branch, { key: beforeKey(key), branch, week, until: null });
    }
  return [...first.values()];
}

/** Who changed the hours of a practitioner, room or device. @param slug null for the hours that the site shows */
export async function hoursHistory(
  { services, url, may, today }: Pick<StaffPage, 'services' | 'url' | 'may' | 'today'>,
  slug: string | null,
): Promise<PagedChanges> {
  const hoursFrom = may('agenda.write') ? today : null;
  if (slug !== null) {
    const { record } = await catalogueOf(services);
    return shownPlaceHistory({ services, url, record, slug, form: null, hoursFrom });
  }
  const linksTo = (version: number) => {
    const href = `${hoursPath(CLINIC_CHOICE, null, null, String(version))}#mudar`;
    return hoursFrom === null ? [] : [{ href, label: staffHistory.returnHours('') }];
  };
  return withBeginning(await shownFields({ services, url }, ['hours'], linksTo), linksTo(0));
}

/** The name and house that the form begins with where its address names a version; null where it names none. */
export async function askedPlace({
  services,
  url,
  slug,
}: Pick<Asked, 'services' | 'url' | 'slug'>) {
  const asked = url.searchParams.get(AS_OF);
  if (asked === null || !/^\d{1,9}$/.test(asked)) return null;
  const inFile = inFileOf(services, slug);
  const isFirst = asked === IN_FILE;
  const version = Number(asked);
  const change = isFirst ? null : await readPlaceAt(services.db, { slug, inFile, version });
  const place = isFirst ? placeFrom(inFile) : change?.place;
  if (!place) return null;
  const moment = change ? formatMoment(change.at, { withYear: true }) : '';
  return { place, filled: { moment, who: change?.by ?? '' } };
}

function inFileOf({ contentStore }: AppServices, slug: string) {
  return placesOf(contentStore.clinicFile).find((each) => each.slug === slug);
}

async function changesOf(services: AppServices, record: ClinicRecord, slug: string) {
  const { db, contentStore } = services;
  const inFile = inFileOf(services, slug);
  const { serviceTitle, houseName } = agendaLabelsOf(services);
  const asked = {
    ...{ slug, inFile, houseName, services: await limitServicesOf(services) },
    names: choiceNames([contentStore.clinicFile, record], serviceTitle),
  };
  return { changes: await readPlaceHistory(db, asked), inFile };
}
