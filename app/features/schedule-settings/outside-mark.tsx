import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const texts = staffSettings.hours;

/** That a booked visit lies outside the hours of somebody or something that it needs. */
export function OutsideMark({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.mark}>
      <p>{texts.markText(names.join(', '))}</p>
    </Notice>
  );
}
