import { staffAgendaMove as texts } from '#app/locales/pt-BR/staff-agenda-move.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

/** What was just done to a visit in the agenda, and where to take it back. */
export function MovedNotice({ story, href }: { story: string; href: string }) {
  return (
    <Notice tone="success" role="status" title={texts.moved}>
      <p>{story}</p>
      <p>
        <a href={href}>{texts.open}</a>
      </p>
    </Notice>
  );
}
