import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { IMPORT_DOES, IMPORT_FORM } from './import-kinds.ts';

const { failed: messages, result } = staffDataImport;

export type FailedView = { doing: 'checking' | 'importing' | 'undoing' };

/** What could not be done, that nothing of it was, and the ways on. */
export function FailedImport({ doing, version }: FailedView & { version: number }) {
  return (
    <form method="post" className="stack">
      <Notice tone="warning" role="status" title={messages.title}>
        <p>{messages.what[doing]}</p>
        <p>{messages.todo}</p>
      </Notice>
      <input type="hidden" name={IMPORT_FORM.version} value={version} />
      <ButtonRow>
        <Button size="large" name={IMPORT_FORM.action} value={IMPORT_DOES.retry}>
          {messages.retry}
        </Button>
        {doing === 'undoing' ? null : (
          <Button look="secondary" name={IMPORT_FORM.action} value={IMPORT_DOES.change}>
            {result.change}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}
