import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { previewChange } from '#app/features/clinic-record/concerned-patients.server.ts';
import type { Conflict } from '#app/features/clinic-record/conflict-notice.tsx';
import {
  type CheckedForm,
  checkForm,
  mergeForm,
  type Typed,
} from '#app/features/clinic-record/edit-section.server.ts';
import { type Draft, withoutBlankRows } from '#app/features/clinic-record/form-draft.ts';
import { afterListAct, readDraft } from '#app/features/clinic-record/form-entries.ts';
import { DAY_FIELD, VERSION_FIELD } from '#app/features/clinic-record/record-form.tsx';
import { planChange } from '#app/features/clinic-record/record-plans.server.ts';
import type { RecordPreviewed } from '#app/features/clinic-record/record-preview.tsx';
import { readRecordVersions } from '#app/features/clinic-record/record-versions.server.ts';
import { undoVersion } from '#app/features/clinic-record/return-record.server.ts';
import { formOf, RECORD_PATHS, sectionPath } from '#app/features/clinic-record/sections.ts';
import {
  handoverDays,
  successionWords,
} from '#app/features/clinic-record/succession/succession-words.ts';
import {
  readTypedSuccessors,
  type TypedSuccessors,
} from '#app/features/clinic-record/succession/successor-form.ts';
import { staffSuccession } from '#app/locales/pt-BR/staff/clinic/succession.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { archivingLines, endingLines, presenceLines } from './archiving-lines.server.ts';
import { afterPointAct } from './point-act.ts';
import { knownSection, mapSeen, recordServicesOf } from './record-page.server.ts';

const { notWithDay } = staffSuccession;

/** What the page shows after a form: the form again, or what saving would do. */
type SectionAnswer = {
  draft: Draft;
  version: number;
  startsOn: string;
  errors: readonly FieldError[];
  preview: RecordPreviewed | null;
  conflict: Conflict | null;
  isUnchanged: boolean;
  /** Who was chosen to take over from whom. */
  chosen: TypedSuccessors;
  /** Metres that the map of an address is wide; null for as many as show enough. */
  view: number | null;
};

/** Adds rows, checks a form, shows what it would do, saves it, and takes the last change back. */
export async function answerSection(args: StaffArgs, slug: string) {
  const page = staffPageOf(args);
  const services = recordServicesOf(page.services);
  const section = knownSection(slug);
  const sent = await args.request.formData();
  const form = formOf(section);
  const seenVersion = Number(formText(sent, VERSION_FIELD)) || 0;
  const pressed = formText(sent, 'acao');
  if (pressed === 'desfazer') {
    const undone = await undoVersion(services, { version: seenVersion, by: page.staff.id });
    return seeOther(`${sectionPath(slug)}?${undone.ok ? 'desfeito' : 'tarde'}`);
  }
  const typed = readDraft(form, sent);
  const chosen = readTypedSuccessors(sent);
  const startsOn = section.hasDay ? formText(sent, DAY_FIELD).slice(0, 10) : '';
  const again = (answer: Partial<SectionAnswer>, status = 200) =>
    data<SectionAnswer>(
      {
        ...{ draft: typed, version: seenVersion, startsOn, errors: [], preview: null },
        ...{ conflict: null, isUnchanged: false, view: null, chosen, ...answer },
      },
      { status },
    );
  const pointed = afterPointAct(typed, pressed, await mapSeen(services, sent));
  if (pointed) return again(pointed);
  const rows = afterListAct(form, typed, pressed);
  if (rows) return again({ draft: rows });
  if (pressed === 'corrigir') return again({});
  const draft = withoutBlankRows(form, typed);
  if (startsOn !== '' && !isLater(startsOn, page.today))
    return again(
      { draft, errors: [{ fieldId: DAY_FIELD, message: staffRecord.form.fromPast }] },
      400,
    );
  const { serviceTitle } = agendaLabelsOf(page.services);
  const on = startsOn === '' ? page.today : startsOn;
  const asked = { form, draft, seenVersion, on, chosen };
  const checked = await checkForm(services, asked, serviceTitle);
  if (!checked.ok) return again(checked.refusal, 400);
  const change = checked.value;
  const isPassed = successionWords(change).differences.length > 0;
  if (Object.keys(change.changes).length === 0 && !isPassed)
    return again({ draft, isUnchanged: true });
  if (startsOn !== '' && isPassed)
    return again({ draft, errors: [{ fieldId: DAY_FIELD, message: notWithDay }] }, 400);
  if (pressed !== 'salvar')
    return again({ draft, preview: await previewOf(page, change, { on, startsOn }) });
  const by = page.staff.id;
  const path = await save(services, change, { ...{ slug, startsOn, seenVersion, by } });
  return path
    ? seeOther(path)
    : again(await conflictOf(services, { form, draft, seenVersion }, serviceTitle), 409);
}

type Saving = { slug: string; startsOn: string; seenVersion: number; by: number };

/** @returns where to go then; null where somebody else has saved first */
async function save(
  services: ReturnType<typeof recordServicesOf>,
  change: CheckedForm,
  { slug, startsOn, seenVersion, by }: Saving,
): Promise<string | null> {
  const { changes } = change;
  if (startsOn !== '') {
    await planChange(services, { changes, startsOn, seenVersion, by });
    return `${RECORD_PATHS.overview}?marcado=${startsOn}`;
  }
  const successors = change.successors.next;
  const saved = await changeRecord(services, { changes, seenVersion, by, successors });
  if (!saved.ok) return null;
  // Where only who takes over has changed, there is no version, but a plan.
  const [handover] = Object.keys(changes).length === 0 ? handoverDays(change) : [];
  if (handover) return `${RECORD_PATHS.overview}?marcado=${handover}`;
  return `${sectionPath(slug)}?feito=${saved.value.version}`;
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

/** What saving would change, and what it would do. */
async function previewOf(
  page: ReturnType<typeof staffPageOf>,
  change: CheckedForm,
  { on, startsOn }: { on: string; startsOn: string },
): Promise<RecordPreviewed> {
  const { serviceTitle } = agendaLabelsOf(page.services);
  const passing = successionWords(change);
  const from = startsOn === '' ? null : formatDay(startsOn, { withYear: true });
  const told = await previewChange(page.services, change, { from, hrefOf: appointmentPath });
  return {
    ...told,
    differences: [...told.differences, ...passing.differences],
    consequences: [
      ...passing.lines,
      ...(await archivingLines(page, change)),
      ...(await presenceLines(page, change, { on, serviceTitle })),
      ...endingLines(change, { on, serviceTitle }),
    ],
  };
}

function isLater(day: string, today: string): boolean {
  return isCalendarDay(day) && day > today;
}
