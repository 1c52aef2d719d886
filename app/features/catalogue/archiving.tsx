import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

/** The field that says which consequences somebody has read. */
export const EFFECTS_FIELD = 'lido';

type ArchivingProps = {
  /** The entry as the page was loaded with it. */
  stamp: string;
  isArchived: boolean;
  words: {
    archiveLead: string;
    restoreLead?: string;
    look: string;
    confirm: string;
    restore: string;
  };
  /** What happens; null until somebody asks to see it. */
  effects: {
    /** Why it cannot be done. */
    obstacle: string | null;
    /** Of what is shown. */
    stamp: string;
  } | null;
  /** The consequences in words and numbers. */
  children?: React.ReactNode;
};

/** Takes a service, room or device from the lists, or puts it back, after telling what happens. */
export function Archiving({ stamp, isArchived, words, effects, children }: ArchivingProps) {
  const { effects: messages } = staffCatalogue;
  const title = isArchived ? messages.restoreTitle : messages.title;
  if (!effects)
    return (
      <>
        <p>{isArchived ? words.restoreLead : words.archiveLead}</p>
        <p>
          <a
            className="button button-secondary"
            href={isArchived ? '?voltar#arquivo' : '?arquivar#arquivo'}
          >
            <span>{words.look}</span>
          </a>
        </p>
      </>
    );
  if (effects.obstacle)
    return (
      <Notice tone="warning" title={title}>
        <p>{effects.obstacle}</p>
      </Notice>
    );
  return (
    <form method="post" className="stack">
      <Notice tone={isArchived ? 'info' : 'warning'} title={title}>
        {children}
      </Notice>
      <input type="hidden" name="visto" defaultValue={stamp} />
      <input type="hidden" name={EFFECTS_FIELD} defaultValue={effects.stamp} />
      <Button name="acao" value={isArchived ? 'voltar' : 'arquivar'}>
        {isArchived ? words.restore : words.confirm}
      </Button>
    </form>
  );
}
