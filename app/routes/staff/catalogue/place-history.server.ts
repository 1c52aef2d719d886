import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { limitServicesOf } from '#app/routes/staff/agenda/hours-services.server.ts';
import { shownFields } from '#app/routes/staff/clinic/part-history.server.ts';
import { placesOf } from '#app/site-content/catalogue/change-places.server.ts';
import {
  type PlaceChange,
  placeFrom,
  readPlaceHistory,
} from '#app/site-content/catalogue/place-history.server.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { catalogueOf } from './catalogue-parts.server.ts';

type Asked = {
  services: AppServices;
  url: URL;
  record: ClinicRecord;
  slug: string;
  /** Its form, which a change of the record leads back to; null where it has none. */
  form: string | null;
};

/** In place of a version: what the file says, before anybody changed anything. */
const IN_FILE = '0';

/** A page of what staff have done to a room or device, or of a practitioner's use and hours. */
export async function shownPlaceHistory({ services, url, record, slug, form }: Asked) {
  const { changes, inFile } = await changesOf(services, record, slug);
  const now = placeFrom(placesOf(record).find((each) => each.slug === slug));
  const asked = url.searchParams.get('pagina');
  const { shown, page, pageCount, isLast } = historyPage(changes, asked);
  const linksTo = (key: string, place: PlaceChange['place']) =>
    form !== null && place !== null && !isSame(place, now)
      ? [{ href: `${form}?${AS_OF}=${key}`, label: staffHistory.return }]
      : [];
  const changed = shown.map(
    ({ key, at, by, lines, place }): HistoryChange => ({
      ...{ key, moment: formatMoment(at, { withYear: true }), who: by ?? staffHistory.unknown },
      lines: lines.map(({ where, before, after }) => ({ where, before, after })),
      links: linksTo(key, place),
    }),
  );
  const origin: HistoryChange = {
    ...{ key: IN_FILE, moment: staffHistory.beginning, who: '', lines: [] },
    links: linksTo(IN_FILE, placeFrom(inFile)),
  };
  const hasOrigin = isLast && origin.links.length > 0;
  return { page, pageCount, changes: hasOrigin ? [...changed, origin] : changed };
}

/** Who changed the hours of a practitioner, room or device. @param slug null for the hours that the site shows */
export async function hoursHistory(
  services: AppServices,
  url: URL,
  slug: string | null,
): Promise<PagedChanges> {
  if (slug === null) return shownFields({ services, url }, ['hours'], () => []);
  const { record } = await catalogueOf(services);
  return shownPlaceHistory({ services, url, record, slug, form: null });
}

/** The name and house that the form begins with where its address names a version; null where it names none. */
export async function askedPlace({ services, url, record, slug }: Omit<Asked, 'form'>) {
  const asked = url.searchParams.get(AS_OF);
  if (asked === null) return null;
  const { changes, inFile } = await changesOf(services, record, slug);
  const change = changes.find(({ key }) => key === asked);
  const place = asked === IN_FILE ? placeFrom(inFile) : (change?.place ?? null);
  if (!place) return null;
  const moment = change ? formatMoment(change.at, { withYear: true }) : '';
  return { place, filled: { moment, who: change?.by ?? '' } };
}

async function changesOf(services: AppServices, record: ClinicRecord, slug: string) {
  const { db, contentStore } = services;
  const inFile = placesOf(contentStore.clinicFile).find((each) => each.slug === slug);
  const { serviceTitle, houseName } = agendaLabelsOf(services);
  const asked = {
    ...{ slug, inFile, houseName, services: await limitServicesOf(services) },
    names: choiceNames([contentStore.clinicFile, record], serviceTitle),
  };
  return { changes: await readPlaceHistory(db, asked), inFile };
}
