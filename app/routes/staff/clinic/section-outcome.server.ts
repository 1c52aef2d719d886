import type { RecordFault } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { previewChange } from '#app/features/clinic-record/concerned-patients.server.ts';
import {
  type CheckedForm,
  faultsInForm,
  mergeForm,
  type Typed,
} from '#app/features/clinic-record/edit-section.server.ts';
import {
  brokenPlanLines,
  plannedDayError,
} from '#app/features/clinic-record/planned/section-plans.server.ts';
import { planChange } from '#app/features/clinic-record/record-plans.server.ts';
import type { RecordPreviewed } from '#app/features/clinic-record/record-preview.tsx';
import { readRecordVersions } from '#app/features/clinic-record/record-versions.server.ts';
import { undoVersion } from '#app/features/clinic-record/return-record.server.ts';
import { RECORD_PATHS, returnedPath, sectionPath } from '#app/features/clinic-record/sections.ts';
import { handoverWith } from '#app/features/clinic-record/succession/succession.server.ts';
import {
  handoverDays,
  successionWords,
} from '#app/features/clinic-record/succession/succession-words.ts';
import { gapLine } from '#app/features/first-run/agenda-gaps.tsx';
import { leadsOn } from '#app/features/first-run/first-run-steps.ts';
import { followUpEffects } from '#app/features/follow-ups/follow-up-effects.server.ts';
import { readRecordHours } from '#app/features/schedule-settings/use/record-hours.server.ts';
import { planLines } from '#app/features/subscriptions/plan-settings/plan-changes.server.ts';
import { staffSuccession } from '#app/locales/pt-BR/staff/clinic/succession.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { seeOther, type staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { gapsOfChange } from '#app/site-content/opening/agenda-gaps.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaRuleLines } from './agenda-rule-lines.server.ts';
import {
  archivingLines,
  bookingFormLines,
  endingLines,
  presenceLines,
} from './archiving-lines.server.ts';
import { doubtfulLines } from './doubtful-lines.ts';
import { recordServicesOf } from './record-page.server.ts';

type Saving = { slug: string; startsOn: string; seenVersion: number; by: number };

/** @returns where to go then, or what must be mended first: somebody else has saved, or deleted a picture */
export async function saveSection(
  services: ReturnType<typeof recordServicesOf>,
  change: CheckedForm,
  { slug, startsOn, seenVersion, by }: Saving,
): Promise<Result<string, 'changed' | { faults: RecordFault[] }>> {
  const { changes } = change;
  if (startsOn !== '') {
    const planned = await planChange(services, { changes, startsOn, seenVersion, by });
    if (planned.ok) return ok(`${RECORD_PATHS.overview}?marcado=${startsOn}`);
    return refuse(typeof planned.refusal === 'string' ? 'changed' : planned.refusal);
  }
  const successors = change.successors.next;
  const saved = await changeRecord(services, { changes, seenVersion, by, successors });
  if (!saved.ok) return saved;
  // Where only who takes over has changed, there is no version, but a plan.
  const [handover] = Object.keys(changes).length === 0 ? handoverDays(change) : [];
  if (handover) return ok(`${RECORD_PATHS.overview}?marcado=${handover}`);
  return ok(`${sectionPath(slug)}?feito=${saved.value.version}`);
}

type Conflicting = Awaited<ReturnType<typeof conflictOf>>;
type Refused = {
  refusal: 'changed' | { faults: RecordFault[] };
  serviceTitle: (slug: string) => string;
};

/** The form after a save that was refused, and the status of the answer. */
export async function refusedSave(
  services: ReturnType<typeof recordServicesOf>,
  typed: Typed,
  { refusal, serviceTitle }: Refused,
): Promise<readonly [Partial<Conflicting> & { errors?: FieldError[] }, number]> {
  if (refusal === 'changed') return [await conflictOf(services, typed, serviceTitle), 409];
  return [{ draft: typed.draft, errors: faultsInForm(typed, refusal.faults) }, 400];
}

/** The form with what somebody else has saved meanwhile. */
async function conflictOf(
  services: ReturnType<typeof recordServicesOf>,
  typed: Typed,
  serviceTitle: (slug: string) => string,
) {
  const merged = await mergeForm(services, typed, serviceTitle);
  const [last] = await readRecordVersions(services.db);
  const line = last ? staffRecord.lastChange(last.by, formatMoment(last.at)) : '';
  const { theirs, conflicts, version } = merged;
  return { draft: merged.draft, version, conflict: { line, theirs, conflicts } };
}

/** What saving would change, and what it would do. @param seenVersion of a form whose change waits for its day */
export async function previewOf(
  page: ReturnType<typeof staffPageOf>,
  change: CheckedForm,
  { on, startsOn, seenVersion = 0 }: { on: string; startsOn: string; seenVersion?: number },
): Promise<RecordPreviewed> {
  const { serviceTitle } = agendaLabelsOf(page.services);
  const records = recordServicesOf(page.services);
  const passing = successionWords(change);
  const told = await previewChange(page.services, change, { startsOn, hrefOf: appointmentPath });
  const hours = await hoursOf(page, change, { on, isPlanned: startsOn !== '' });
  const named = new Set(told.patients.flatMap(({ times }) => times.map(({ href }) => href)));
  return {
    ...told,
    // Who must be told because of the hours is listed with everybody else who must be told.
    outside: hours.outside.filter(({ href }) => !named.has(href)),
    differences: [...told.differences, ...passing.differences],
    consequences: [
      ...(await brokenPlanLines(records, change, { startsOn, seenVersion })),
      ...doubtfulLines(change, { on }),
      ...passing.lines,
      ...bookingFormLines(change),
      ...(await agendaRuleLines(page, change, startsOn)),
      ...(await followUpEffects(page.services, change, serviceTitle, startsOn)),
      ...(await archivingLines(page, change)),
      ...(await planLines(page.services.db, change)),
      ...(await presenceLines(page, change, { on, serviceTitle })),
      ...hours.lines,
      ...endingLines(change, { on, serviceTitle }),
      ...(await gapsOfChange(page.services, change)).map(gapLine),
    ],
  };
}

/** What other hours of people and houses do. A change that waits for its day leaves hours that staff have set as they are. */
function hoursOf(
  { services, today }: ReturnType<typeof staffPageOf>,
  change: CheckedForm,
  { on, isPlanned }: { on: string; isPlanned: boolean },
) {
  const { serviceTitle } = agendaLabelsOf(services);
  const context = { serviceTitle, hrefOf: appointmentPath };
  const asked = { ...context, today, on, isFollowed: !isPlanned };
  return readRecordHours({ ...services, agenda: services.clinic.agenda }, change, asked);
}

/** Why a change cannot wait for its day, because of what waits already; null where it can, or is for now. */
export async function dayError(
  services: ReturnType<typeof recordServicesOf>,
  { changes, before }: CheckedForm,
  { startsOn, seenVersion, isPassed }: { startsOn: string; seenVersion: number; isPassed: boolean },
): Promise<string | null> {
  if (startsOn === '') return null;
  if (isPassed) return staffSuccession.notWithDay;
  const planned = await handoverWith(services.db, before, { changes, startsOn, seenVersion });
  if (!planned.ok) return staffSuccession.notOnThatDay;
  // What joins a handover is no plan of its own.
  if (planned.value) return null;
  return plannedDayError(services, { changes, before }, { startsOn, seenVersion });
}

/** Takes the last change back. @param path of the page that says so */
export async function takeBack(
  services: ReturnType<typeof recordServicesOf>,
  path: string,
  change: { version: number; by: number },
): Promise<Response> {
  const undone = await undoVersion(services, change);
  // A picture was deleted since, or nothing came back: the list of versions says what lacks.
  if (undone.ok && !(undone.value.isWhole && undone.value.isNew))
    return seeOther(returnedPath(change.version - 1, undone.value));
  return seeOther(`${path}?${undone.ok ? 'desfeito' : 'tarde'}`);
}

/** Who goes on in the first run and has changed nothing has no need to be told so. */
export function onlyGoesOn(url: URL, slug: string): Response | null {
  return leadsOn(url) ? seeOther(sectionPath(slug)) : null;
}
