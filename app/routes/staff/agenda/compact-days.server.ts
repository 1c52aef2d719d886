import { data } from 'react-router';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { changeSetting, readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { formatLastChange } from '#app/features/schedule-settings/changed-notice.tsx';
import {
  COMPACT_DAYS,
  type CompactDaysEffects,
  type CompactDaysView,
} from '#app/features/schedule-settings/compact-days.tsx';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  askedSetting,
  shownSettingHistory,
  switchHistory,
} from '#app/routes/staff/clinic/setting-history.server.ts';
import { seeOther, type staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { EFFECTS_READ } from '#app/ui/effects-notice/effects-notice.tsx';
import { compactDaysLines } from './compact-days-lines.server.ts';

const messages = staffSettings.compactDays;

/** The setting as its form shows it. */
export async function compactDaysOf(
  services: Pick<AppServices, 'db' | 'clinic' | 'contentStore'>,
  url: URL,
): Promise<CompactDaysView> {
  // Value and version are of one moment; what the pages show may follow a moment later.
  const setting = await readSetting(services.db, 'compact-days');
  const { record } = await readCurrentRecord(services.db, services.contentStore.clinicFile);
  const history = switchHistory({
    ...{ subject: 'compact-days', href: url.pathname, part: COMPACT_DAYS.saved },
    ...{ title: messages.title, label: messages.label },
    atFirst: parseClinic(record).agenda.prefersCompactDays,
  });
  const isOn = setting?.value ?? services.clinic.agenda.prefersCompactDays;
  const asked = await askedSetting({ services, url }, history);
  return {
    isOn,
    asked: asked && { isOn: asked.value, filled: asked.filled },
    history: await shownSettingHistory({ services, url }, history, isOn),
    path: url.pathname,
    version: setting?.version ?? 0,
    lastChange: formatLastChange(setting ?? undefined),
    isSaved: url.searchParams.get('feito') === COMPACT_DAYS.saved,
  };
}

/**
 * Says what the setting would do, saves it for who has read that, or says who has changed it in the meantime; null when
 * another form was sent.
 */
export async function answerCompactDays(page: ReturnType<typeof staffPageOf>, form: FormData) {
  if (formText(form, 'acao') !== COMPACT_DAYS.intent) return null;
  const { services, staff, url } = page;
  const value = formText(form, COMPACT_DAYS.isOn) !== '';
  const seenVersion = Number(formText(form, COMPACT_DAYS.version)) || 0;
  const nothing = { values: undefined, errors: [], preview: null, changedLine: null };
  const now = await compactDaysOf(services, url);
  const stamp = `${seenVersion} ${value}`;
  const isNew = now.isOn !== value && now.version === seenVersion;
  if (isNew && formText(form, EFFECTS_READ) !== stamp) {
    const lines = await compactDaysLines(page, value);
    const compactDays: CompactDaysEffects = { isOn: value, version: seenVersion, lines, stamp };
    return data({ ...nothing, compactDays });
  }
  const saved = await changeSetting(services, 'compact-days', { value, seenVersion, by: staff.id });
  if (saved.ok) return seeOther(`${url.pathname}?feito=${COMPACT_DAYS.saved}#ordem`);
  const { lastChange: changedLine } = await compactDaysOf(services, url);
  return data({ ...nothing, compactDays: null, changedLine }, { status: 409 });
}
