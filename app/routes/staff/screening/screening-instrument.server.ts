import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { SCREENING_INSTRUMENTS } from '#app/clinic/screening-instruments.ts';
import { changeSetting, readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { INSTRUMENT_FIELD, INSTRUMENT_PATH } from '#app/features/screening/screening-paths.ts';
import { staffScreening } from '#app/locales/pt-BR/staff/screening.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  askedSetting,
  shownSettingHistory,
} from '#app/routes/staff/clinic/setting-history.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { EFFECTS_READ } from '#app/ui/effects-notice/effects-notice.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { chosenOf, effectsOf, instrumentHistory } from './instrument-choice.server.ts';

const labels = staffScreening.instrument;

/** The questionnaire that is asked, or was, where the address says so; and who chose which. */
export async function instrumentPage(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const setting = await readSetting(services.db, 'screening');
  const chosen = chosenOf(services, setting);
  const history = await instrumentHistory(services);
  const asked = await askedSetting({ services, url }, history);
  return {
    chosen: asked?.value ?? chosen,
    filled: asked?.filled ?? null,
    history: await shownSettingHistory({ services, url }, history, chosen),
    version: setting?.version ?? 0,
    lastChange: setting ? labels.lastChange(setting.by, formatMoment(setting.at)) : null,
    isSaved: url.searchParams.has('feito'),
  };
}

/**
 * Says what another questionnaire would do, and chooses it for who has read that; refused when somebody else has chosen
 * since the page was opened.
 */
export async function answerInstrument(args: StaffArgs) {
  const page = staffPageOf(args);
  const { services, staff } = page;
  const form = await args.request.formData();
  const value = SCREENING_INSTRUMENTS.find((id) => id === formText(form, INSTRUMENT_FIELD));
  if (!value) return refused(labels.missing, 400);
  const setting = await readSetting(services.db, 'screening');
  const chosen = chosenOf(services, setting);
  const seenVersion = Number(formText(form, 'versao')) || 0;
  const stamp = `${seenVersion} ${value}`;
  const isNew = value !== chosen && seenVersion === (setting?.version ?? 0);
  if (isNew && formText(form, EFFECTS_READ) !== stamp) {
    const lines = await effectsOf(page, { value, chosen });
    return data({ errors: NO_ERRORS, effects: { value, stamp, lines } });
  }
  const changed = await changeSetting(services, 'screening', { value, seenVersion, by: staff.id });
  if (changed.ok) return seeOther(`${INSTRUMENT_PATH}?feito`);
  const now = await readSetting(services.db, 'screening');
  return refused(now ? labels.changed(now.by, formatMoment(now.at)) : labels.missing, 409);
}

const NO_ERRORS: FieldError[] = [];

function refused(message: string, status: number) {
  const errors: FieldError[] = [{ fieldId: INSTRUMENT_FIELD, message }];
  return data({ errors, effects: null }, { status, headers: ERROR_HEADERS });
}
