import { staffLengths } from '#app/locales/pt-BR/staff/settings/lengths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const { planned: messages } = staffLengths;

/** What the page's action is told when somebody gives up a planned change. */
export const DROP_PLAN = 'desistir';

/** A planned change of a service's length, and the way to give it up. */
export function PlannedLength({ line, version }: { line: string; version: number }) {
  return (
    <Notice title={messages.title}>
      <p>{line}</p>
      <form method="post">
        <input type="hidden" name="versao" defaultValue={version} />
        <Button look="secondary" name="acao" value={DROP_PLAN}>
          {messages.drop}
        </Button>
      </form>
    </Notice>
  );
}
