import { data } from 'react-router';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import {
  changeSetting,
  readClinicChanges,
  readSettings,
} from '#app/features/compliance/clinic-settings.server.ts';
import type { SaturdayQuestion } from '#app/features/compliance/saturday-decision.tsx';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

/** The two versions of Saturday in the record and the decision; null when the record has only one. */
export async function saturdayQuestion({
  db,
  contentStore,
}: Pick<AppServices, 'db' | 'contentStore'>): Promise<SaturdayQuestion | null> {
  const { record } = await readCurrentRecord(db, contentStore.clinicFile);
  const { saturdayFaqHours: faq, hours } = parseClinic(record);
  if (!faq) return null;
  const { saturday: right } = (await readClinicChanges(db)).changes;
  const setting = (await readSettings(db)).get('saturday');
  return {
    faq: { startsTime: faq.startsTime, endsTime: faq.endsTime },
    hours: hours.saturday,
    decided: right && setting ? { right, by: setting.by, at: formatMoment(setting.at) } : null,
    version: setting?.version ?? 0,
  };
}

/** Records which Saturday hours are right. */
export async function answerSaturday(args: StaffArgs) {
  const { services, staff, url } = staffPageOf(args);
  const form = await args.request.formData();
  const value = (['hours', 'faq'] as const).find((each) => each === formText(form, 'sabado'));
  if (!value) return seeOther(url.pathname);
  const seenVersion = Number(formText(form, 'versao'));
  const change = { value, seenVersion, by: staff.id };
  const changed = await changeSetting(services, 'saturday', change);
  if (changed.ok) {
    return seeOther(`${url.pathname}#sabado`);
  }
  const now = (await readSettings(services.db)).get('saturday');
  const error = now ? staffStatements.saturday.changed(now.by, formatMoment(now.at)) : '';
  return data({ error }, { status: 409, headers: ERROR_HEADERS });
}
