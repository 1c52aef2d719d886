import { chosenHouse } from '#app/clinic/record/branch-fields.ts';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import type { SavedHours } from '#app/features/schedule-settings/undo/hours-saved.tsx';
import { UNDO_FIELD } from '#app/features/schedule-settings/undo/undo-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { answerOutside } from '#app/routes/staff/catalogue/outside-hours.server.ts';
import { type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { undoHours } from '#app/site-content/catalogue/undo-hours.server.ts';
import { answerCompactDays } from './compact-days.server.ts';

const [OUTSIDE, LATE] = ['desfeito', 'tarde'];

/** What became of the last press, from the address of the page. */
export function savedHours({ searchParams }: URL, mayWrite: boolean): SavedHours {
  const numberOf = (name: string) => Number(searchParams.get(name)) || 0;
  const undo = mayWrite ? numberOf(UNDO_FIELD) : 0;
  if (searchParams.has(LATE)) return { became: 'late', undo: 0, outside: 0 };
  if (searchParams.has(OUTSIDE)) return { became: 'undone', undo: 0, outside: numberOf(OUTSIDE) };
  const isSaved = searchParams.get('feito') === '';
  return { became: isSaved ? 'saved' : null, undo, outside: 0 };
}

/** What the other forms of the page ask for; null where the hours themselves were sent. */
export async function answerOtherForms(page: StaffPage, form: FormData) {
  return (
    (await answerHoursUndo(page, form)) ??
    (await answerOutside(page, form)) ??
    answerCompactDays(page, form)
  );
}

/** Takes the hours back that have just been saved; null where another form was sent. */
async function answerHoursUndo(
  { services, staff, url, may }: StaffPage,
  form: FormData,
): Promise<Response | null> {
  if (formText(form, 'acao') !== 'desfazer') return null;
  const { db, clock, jobs, contentStore } = services;
  const undone = await undoHours(
    { db, clock, jobs, clinicFile: contentStore.clinicFile },
    {
      undo: Number(formText(form, UNDO_FIELD)) || 0,
      ...{ staffId: staff.id, maySetSite: may('clinic.manage') },
    },
  );
  const who = /^[a-z0-9-]+$/.exec(url.searchParams.get('quem') ?? '')?.[0] ?? CLINIC_CHOICE;
  const house = chosenHouse(services.clinic, url.searchParams.get('unidade'));
  const told = undone.ok ? `${OUTSIDE}=${undone.value?.outside ?? 0}` : LATE;
  return seeOther(`${hoursPath(who, null, house)}&${told}`);
}
