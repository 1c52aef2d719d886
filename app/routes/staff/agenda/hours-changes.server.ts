import { data } from 'react-router';
import { chosenHouse } from '#app/clinic/record/branch-fields.ts';
import { leadsOn } from '#app/features/first-run/first-run-steps.ts';
import { previewHours } from '#app/features/schedule-settings/booked-appointments.server.ts';
import type { CompactDaysEffects } from '#app/features/schedule-settings/compact-days.tsx';
import { readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import {
  CLINIC_FIELD,
  HOUSE_FIELD,
  type HoursFormValues,
  isAsShown,
  PUBLIC_FIELD,
  parseHours,
  readHoursForm,
  SHOWN_FIELD,
  toFieldError,
} from '#app/features/schedule-settings/hours-form.ts';
import type { HoursPreviewed } from '#app/features/schedule-settings/hours-preview.tsx';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import { UNDO_FIELD } from '#app/features/schedule-settings/undo/undo-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { toTellQuery } from '#app/routes/staff/catalogue/told-hours.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { siteDaysQuery, toSiteDaysView } from '#app/site-content/catalogue/site-days.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { limitServicesOf } from './hours-services.server.ts';
import {
  hoursChangeOf,
  metElsewhere,
  openingsOf,
  outsideContext,
  saveHours,
  siteDaysOfChange,
  whoWasFirst,
} from './save-hours.server.ts';
import { answerOtherForms } from './undo-hours.server.ts';

/** What the page shows after a form: the form again, or what saving would do. */
type HoursAnswer = {
  values: HoursFormValues;
  errors: readonly FieldError[];
  preview: HoursPreviewed | null;
  /** Who saved in the meantime, and when. */
  changedLine: string | null;
  /** What another order of times would do, before it is saved. */
  compactDays: CompactDaysEffects | null;
};

/** Checks new hours, previews their effect on booked appointments, and saves them. */
export async function answerHours(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const other = await answerOtherForms(page, form);
  if (other) return other;
  const house = chosenHouse(page.services.clinic, formText(form, HOUSE_FIELD));
  const all = await readHoursOf(page.services.db, house);
  const limitable = await limitServicesOf(page.services);
  const formOf = {
    slugs: all.map(({ slug }) => slug),
    serviceIds: limitable.map(({ id }) => id),
  };
  const values = readHoursForm((name) => formText(form, name), formOf);
  if (house !== null) values[HOUSE_FIELD] = house;
  const again = (answer: Partial<HoursAnswer>, status = 200) =>
    data<HoursAnswer>(
      { values, errors: [], preview: null, changedLine: null, compactDays: null, ...answer },
      { status },
    );
  const intent = formText(form, 'acao');
  // Who may not change the clinic's own facts sets hours of the agenda alone.
  if (!page.may('clinic.manage')) values[PUBLIC_FIELD] = '';
  if (intent === 'corrigir') return again({});
  if (leadsOn(page.url) && isAsShown(values, formText(form, SHOWN_FIELD)))
    return seeOther(page.url.pathname);
  const parsed = parseHours(values, formOf, page.today);
  if (!parsed.ok) return again({ errors: parsed.refusal.map(toFieldError) }, 400);
  const change = await hoursChangeOf(page, { all, hours: parsed.value, values });
  const elsewhere = metElsewhere(change);
  if (elsewhere.length > 0) return again({ errors: elsewhere.map(toFieldError) }, 400);
  const siteDays = await siteDaysOfChange(page, change);
  if (intent !== 'salvar') {
    const context = { ...outsideContext(page.services), limitable };
    const shown = await previewHours(page.services, change, context);
    const openings = await openingsOf(page, change, limitable);
    const { clinic } = page.services;
    const site = toSiteDaysView(siteDays, { clinic, house, maySetSite: page.may('clinic.manage') });
    return again({ preview: { ...shown, ...openings, keptLimits: change.keptLimits, site } });
  }
  const saved = await saveHours(page, change);
  const who = values[CLINIC_FIELD] ? CLINIC_CHOICE : (change.targets[0]?.slug ?? '');
  if (saved.ok)
    return seeOther(
      `${hoursPath(who, null, house)}&feito&${UNDO_FIELD}=${saved.value.undo}${toTellQuery(saved.value)}${siteDaysQuery(siteDays, change.hours.from)}`,
    );
  const { fresh, changedLine } = await whoWasFirst(page, change, Boolean(values[CLINIC_FIELD]));
  return again({ values: { ...values, ...fresh }, changedLine }, 409);
}
