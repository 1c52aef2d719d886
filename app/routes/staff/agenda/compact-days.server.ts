import { data } from 'react-router';
import type { AppServices } from '#app/context/app-services.ts';
import { changeSetting, readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { formatLastChange } from '#app/features/schedule-settings/changed-notice.tsx';
import {
  COMPACT_DAYS,
  type CompactDaysView,
} from '#app/features/schedule-settings/compact-days.tsx';
import { formText } from '#app/platform/form-values.ts';
import { seeOther, type staffPageOf } from '#app/routes/staff/staff-page.server.ts';

/** The setting as its form shows it. */
export async function compactDaysOf(
  services: Pick<AppServices, 'db' | 'clinic'>,
  url: URL,
): Promise<CompactDaysView> {
  // Value and version are of one moment; what the pages show may follow a moment later.
  const setting = await readSetting(services.db, 'compact-days');
  return {
    isOn: setting?.value ?? services.clinic.agenda.prefersCompactDays,
    version: setting?.version ?? 0,
    lastChange: formatLastChange(setting ?? undefined),
    isSaved: url.searchParams.get('feito') === COMPACT_DAYS.saved,
  };
}

/** Saves the setting, or says who has changed it in the meantime; null when another form was sent. */
export async function answerCompactDays(
  { services, staff, url }: ReturnType<typeof staffPageOf>,
  form: FormData,
) {
  if (formText(form, 'acao') !== COMPACT_DAYS.intent) return null;
  const value = formText(form, COMPACT_DAYS.isOn) !== '';
  const seenVersion = Number(formText(form, COMPACT_DAYS.version)) || 0;
  const change = { value, seenVersion, by: staff.id };
  const saved = await changeSetting(services, 'compact-days', change);
  if (saved.ok) return seeOther(`${url.pathname}?feito=${COMPACT_DAYS.saved}#ordem`);
  const { lastChange: changedLine } = await compactDaysOf(services, url);
  return data({ values: undefined, errors: [], preview: null, changedLine }, { status: 409 });
}
