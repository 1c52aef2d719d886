import { CONTENT_ACTIONS, CONTENT_FIELDS } from '#app/features/content/content-form-fields.ts';
import { staffDesk } from '#app/locales/pt-BR/staff/desk.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

/** What the page of a text says of the desk at its loading; a script keeps it up to date. */
export type DeskView = {
  /** @see deskName */
  name: string;
  others: readonly string[];
  /** When what is shown was typed, in words; null while the page shows the text as it was saved. */
  restored: string | null;
};

/** Who else has the text open; empty while nobody has. */
export function DeskOthers({ others }: Pick<DeskView, 'others'>) {
  return (
    <div role="status" data-desk-others="" className="content-desk">
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** Says that the form shows what was typed and never saved, and offers to drop it. */
export function RestoredDraft({ restored }: { restored: string }) {
  const { title, text, drop } = staffDesk.restored;
  return (
    <div className="content-before">
      <Notice title={title(restored)}>
        <p>{text}</p>
        <Button name={CONTENT_FIELDS.action} value={CONTENT_ACTIONS.drop} look="secondary">
          {drop}
        </Button>
      </Notice>
    </div>
  );
}
