import type { AppServices } from '#app/context/app-services.ts';
import { changeSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { formatLastChange } from '#app/features/schedule-settings/changed-notice.tsx';
import {
  COMPACT_DAYS,
  type CompactDaysView,
} from '#app/features/schedule-settings/compact-days.tsx';
import { formText } from '#app/platform/form-values.ts';

/** The setting as its form shows it. */
export async function compactDaysOf(
  services: Pick<AppServices, 'db' | 'clinic'>,
): Promise<CompactDaysView> {
  const setting = (await readSettings(services.db)).get('compact-days');
  return {
    isOn: services.clinic.agenda.prefersCompactDays,
    version: setting?.version ?? 0,
    lastChange: formatLastChange(setting),
  };
}

/** Saves the setting. Returns who changed it in the meantime, and when; null once it is saved. */
export async function saveCompactDays(
  services: AppServices,
  form: FormData,
  staffId: number,
): Promise<string | null> {
  const value = formText(form, COMPACT_DAYS.isOn) !== '';
  const seenVersion = Number(formText(form, COMPACT_DAYS.version)) || 0;
  const saved = await changeSetting(services, 'compact-days', { value, seenVersion, by: staffId });
  // What the page shows next is the setting as it is now; other instances are notified.
  await services.contentStore.refresh();
  return saved.ok ? null : (await compactDaysOf(services)).lastChange;
}
