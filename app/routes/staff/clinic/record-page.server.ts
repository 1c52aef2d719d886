import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { changedFields } from '#app/clinic/record/same-value.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { byPerson } from '#app/features/clinic-record/concerned.ts';
import { readConcernedOver } from '#app/features/clinic-record/concerned-patients.server.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { formSources, storedRows } from '#app/features/clinic-record/form-sources.ts';
import { placeholdersIn } from '#app/features/clinic-record/placeholders.ts';
import { readComingPlans } from '#app/features/clinic-record/planned/coming-plans.server.ts';
import { overDays } from '#app/features/clinic-record/planned/planned-record.ts';
import { readSectionPlans } from '#app/features/clinic-record/planned/section-plans.server.ts';
import {
  readCurrentRecord,
  readRecordOf,
  readRecordVersions,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import type { Saved } from '#app/features/clinic-record/saved-notice.tsx';
import { formOf, type Section, sectionOf } from '#app/features/clinic-record/sections.ts';
import { readSuccessors } from '#app/features/clinic-record/succession/succession.server.ts';
import { imageOptions } from '#app/features/images/read-images.server.ts';
import { VIEW_FIELD } from '#app/features/map/address-point.ts';
import { pointOf } from '#app/features/map/clinic-map.ts';
import { WIDTHS } from '#app/features/map/draw-map.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { articleCategories } from '#app/site-content/category-uses.server.ts';
import { readAgendaGaps } from '#app/site-content/opening/agenda-gaps.server.ts';
import { askedRecord } from './asked-record.server.ts';

/** The services as the use cases of the record take them. */
export function recordServicesOf({ db, clock, jobs, contentStore }: AppServices) {
  const { clinicFile } = contentStore;
  const articles = articleCategories(contentStore);
  return { db, clock, jobs, clinicFile, articles };
}

/** What the map of an address showed when a form was sent, and the main house's hours. */
export async function mapSeen(
  { db, clinicFile }: ReturnType<typeof recordServicesOf>,
  sent: FormData,
) {
  const { record } = await readCurrentRecord(db, clinicFile);
  const view = Number(formText(sent, VIEW_FIELD)) || WIDTHS[0];
  return { view, main: pointOf(record.address), hours: record.hours };
}

/** The record in force, which of file and screen rules, and who changed it last. */
export async function recordStateOf(services: AppServices) {
  const { clinicFile } = services.contentStore;
  const current = await readCurrentRecord(services.db, clinicFile);
  const [last] = await readRecordVersions(services.db);
  const { version, readVersion } = current;
  return {
    ...current,
    rule: version === 0 ? staffRecord.rule.file : staffRecord.rule.screen(version),
    warning: version === readVersion ? null : staffRecord.rule.notUnderstood(version, readVersion),
    lastChange: last
      ? staffRecord.lastChange(last.by, formatMoment(last.at))
      : staffRecord.neverChanged,
  };
}

/** The record before a version, and of it; null where there is none. */
export async function recordsAround({ db, contentStore }: AppServices, version: number) {
  const recordAt = async (number: number) =>
    number === 0 ? contentStore.clinicFile : understood(await readRecordOf(db, number));
  const [before, after] = [await recordAt(version - 1), await recordAt(version)];
  return before && after ? { before, after } : null;
}

/** Patients whom a version concerns; none for one that there is not. */
export async function concernedBy(services: AppServices, version: number) {
  const records = await recordsAround(services, version);
  if (!records) return [];
  const later = await readComingPlans(recordServicesOf(services));
  const fields = changedFields(records.before, records.after);
  return readConcernedOver(services, overDays(records, { fields, later }));
}

/** @throws 404 for a section that there is not */
export function knownSection(slug: string): Section {
  const section = sectionOf(slug);
  if (!section) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return section;
}

/** Whose forms say what of the agenda is not ready. */
const GAPS_AT: ReadonlySet<string> = new Set(['people', 'branches']);

/** What the screen of a section shows before a form is sent. */
export async function sectionView(args: StaffArgs, slug: string) {
  const { services, url } = staffPageOf(args);
  const section = knownSection(slug);
  const { record, version, rule, warning, lastChange } = await recordStateOf(services);
  const { serviceTitle } = agendaLabelsOf(services);
  const asked = await askedRecord({ services, url }, record);
  return {
    ...{ slug: section.slug, title: section.title, lead: section.lead },
    ...{ version, rule, warning, lastChange, hasDay: section.hasDay ?? false },
    waiting: await readSectionPlans(recordServicesOf(services), section.fields, serviceTitle),
    draft: draftOf(formOf(section), asked?.record ?? record),
    filled: asked?.filled ?? null,
    setting: {
      ...formSources({ record, serviceTitle, images: await imageOptions(services.db) }),
      stored: storedRows(record),
    },
    chosen: Object.fromEntries(await readSuccessors(services.db, record)),
    placeholders: placeholdersIn(section, record),
    gaps: section.fields.some((name) => GAPS_AT.has(name))
      ? await readAgendaGaps(services, services.clinic)
      : [],
    ground: { address: record.address, surroundings: services.clinic.surroundings },
    saved: await savedVersion(services, url, { current: version }),
  };
}

/**
 * What became of the last press, by the page's address: the notice with the way back, and who must be told.
 * @param current the newest version; `made` names the version in the address
 */
export async function savedVersion(
  services: AppServices,
  url: URL,
  { current, made = 'feito' }: { current: number; made?: string },
): Promise<Saved> {
  const asked = Number(url.searchParams.get(made)) || 0;
  const version = asked === current ? asked : 0;
  return {
    version,
    isUndone: url.searchParams.has('desfeito'),
    isLate: url.searchParams.has('tarde'),
    patients: version > 0 ? byPerson(await concernedBy(services, version)).length : 0,
  };
}
