import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffSettings.compactDays;

/** Names of the form's fields, of its intent, and of what the page says that it has saved. */
export const COMPACT_DAYS = {
  intent: 'dias-sem-buracos',
  isOn: 'sem-buracos',
  version: 'versao',
  saved: 'ordem',
} as const;

export type CompactDaysView = {
  isOn: boolean;
  /** That the form was loaded from. */
  version: number;
  /** Who changed it last, and when. */
  lastChange: string;
  /** Whether it has just been saved. */
  isSaved: boolean;
};

/** Whether the site shows first the times that leave no gaps in a day. */
export function CompactDays({ isOn, version, lastChange, isSaved }: CompactDaysView) {
  return (
    <section id="ordem" className="flow" aria-labelledby="order-title">
      <h2 id="order-title">{messages.title}</h2>
      {isSaved ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      <form method="post" className="stack">
        <input type="hidden" name={COMPACT_DAYS.version} defaultValue={version} />
        <Checkbox
          id={COMPACT_DAYS.isOn}
          name={COMPACT_DAYS.isOn}
          label={messages.label}
          hint={messages.hint}
          defaultChecked={isOn}
        />
        <p className="small">{lastChange}</p>
        <Button name="acao" value={COMPACT_DAYS.intent} look="secondary">
          {messages.save}
        </Button>
      </form>
    </section>
  );
}
