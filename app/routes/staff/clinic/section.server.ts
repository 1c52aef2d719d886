import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import type { Conflict } from '#app/features/clinic-record/conflict-notice.tsx';
import { checkForm } from '#app/features/clinic-record/edit-section.server.ts';
import { type Draft, withoutBlankRows } from '#app/features/clinic-record/form-draft.ts';
import { afterListAct, readDraft } from '#app/features/clinic-record/form-entries.ts';
import { DAY_FIELD, VERSION_FIELD } from '#app/features/clinic-record/record-form.tsx';
import type { RecordPreviewed } from '#app/features/clinic-record/record-preview.tsx';
import { formOf, sectionPath } from '#app/features/clinic-record/sections.ts';
import { successionWords } from '#app/features/clinic-record/succession/succession-words.ts';
import {
  readTypedSuccessors,
  type TypedSuccessors,
} from '#app/features/clinic-record/succession/successor-form.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { afterFillAct } from './hours-act.ts';
import { knownSection, mapSeen, recordServicesOf } from './record-page.server.ts';
import {
  dayError,
  onlyGoesOn,
  previewOf,
  refusedSave,
  saveSection,
  takeBack,
} from './section-outcome.server.ts';

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
  const by = page.staff.id;
  if (pressed === 'desfazer')
    return takeBack(services, sectionPath(slug), { version: seenVersion, by });
  const [typed, chosen] = [readDraft(form, sent), readTypedSuccessors(sent)];
  const startsOn = section.hasDay ? formText(sent, DAY_FIELD).slice(0, 10) : '';
  const again = (answer: Partial<SectionAnswer>, status = 200) =>
    data<SectionAnswer>(
      {
        ...{ draft: typed, version: seenVersion, startsOn, errors: [], preview: null },
        ...{ conflict: null, isUnchanged: false, view: null, chosen, ...answer },
      },
      { status },
    );
  const filled = afterFillAct(typed, pressed, await mapSeen(services, sent));
  if (filled) return again(filled);
  const rows = afterListAct(form, typed, pressed);
  if (rows) return again({ draft: rows });
  if (pressed === 'corrigir') return again({});
  const draft = withoutBlankRows(form, typed);
  if (startsOn !== '' && !(isCalendarDay(startsOn) && startsOn > page.today))
    return again(
      { draft, errors: [{ fieldId: DAY_FIELD, message: staffRecord.form.fromPast }] },
      400,
    );
  const { serviceTitle } = agendaLabelsOf(page.services);
  const on = startsOn || page.today;
  const asked = { form, draft, seenVersion, on, chosen };
  const checked = await checkForm(services, asked, serviceTitle);
  if (!checked.ok) return again(checked.refusal, 400);
  const change = checked.value;
  const isPassed = successionWords(change).differences.length > 0;
  if (Object.keys(change.changes).length === 0 && !isPassed)
    return onlyGoesOn(page.url, slug) ?? again({ draft, isUnchanged: true });
  const clash = await dayError(services, change, { startsOn, seenVersion, isPassed });
  if (clash) return again({ draft, errors: [{ fieldId: DAY_FIELD, message: clash }] }, 400);
  if (pressed !== 'salvar')
    return again({ draft, preview: await previewOf(page, change, { on, startsOn, seenVersion }) });
  const saved = await saveSection(services, change, { ...{ slug, startsOn, seenVersion, by } });
  if (saved.ok) return seeOther(saved.value);
  return again(...(await refusedSave(services, asked, { ...saved, serviceTitle })));
}
