import { formatMoment } from '#app/clinic/format-date.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const { title, text } = staffSettings.changed;

/** Who last changed a setting, and when; otherwise that it is as in the clinic record. */
export function formatLastChange(setting?: { by: string | null; at: Date | null }): string {
  const { by, at } = setting ?? {};
  return by && at ? staffSettings.lastChange(by, formatMoment(at)) : staffSettings.asRecord;
}

/** Somebody else saved first. @param line who it was, and when */
export function ChangedNotice({ line }: { line: string }) {
  return (
    <Notice tone="warning" role="alert" title={title}>
      <p>{line}</p>
      <p>{text}</p>
    </Notice>
  );
}
