import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

const { title, text } = staffSettings.changed;

/** Somebody else saved first. @param line who it was, and when */
export function ChangedNotice({ line }: { line: string }) {
  return (
    <Notice tone="warning" role="alert" title={title}>
      <p>{line}</p>
      <p>{text}</p>
    </Notice>
  );
}
