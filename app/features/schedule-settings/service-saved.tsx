import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

/** Says that a service's settings are saved. @param undo what sets it as it was before; 0 for no way back */
export function ServiceSaved({ name, undo }: { name: string; undo: number }) {
  return (
    <Notice tone="success" role="status">
      <p>{staffSettings.services.saved(name)}</p>
      {undo > 0 ? (
        <form method="post">
          <input type="hidden" name="volta" defaultValue={undo} />
          <Button look="secondary" name="acao" value="voltar">
            {staffRecord.undo}
          </Button>
        </form>
      ) : null}
    </Notice>
  );
}
