import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Chips } from '#app/ui/chips/chips.tsx';
import { SETTINGS_PATHS } from './settings-paths.ts';

const { parts } = staffSettings;

/** Links to the pages of the agenda's settings. */
export function SettingsNav({ current }: { current: keyof typeof SETTINGS_PATHS }) {
  const keys = ['hours', 'services', 'resources', 'payers', 'reminders', 'feeds'] as const;
  return (
    <Chips
      label={parts.label}
      chips={keys.map((key) => ({
        href: SETTINGS_PATHS[key],
        label: parts[key],
        isCurrent: key === current,
      }))}
    />
  );
}
