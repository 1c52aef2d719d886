import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

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
    lines: readonly string[];
    booked: readonly { href: string; words: string }[];
  } | null;
};

/** Takes a service, room or device from the lists, after telling what happens; or puts it back. */
export function Archiving({ stamp, isArchived, words, effects }: ArchivingProps) {
  if (isArchived)
    return (
      <form method="post" className="stack">
        <p>{words.restoreLead}</p>
        <input type="hidden" name="visto" defaultValue={stamp} />
        <Button name="acao" value="voltar">
          {words.restore}
        </Button>
      </form>
    );
  if (!effects)
    return (
      <>
        <p>{words.archiveLead}</p>
        <p>
          <a className="button button-secondary" href="?arquivar#arquivo">
            <span>{words.look}</span>
          </a>
        </p>
      </>
    );
  if (effects.obstacle)
    return (
      <Notice tone="warning" title={staffCatalogue.effects.title}>
        <p>{effects.obstacle}</p>
      </Notice>
    );
  return (
    <form method="post" className="stack">
      <Notice tone="warning" title={staffCatalogue.effects.title}>
        <ul>
          {effects.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {effects.booked.length > 0 ? (
          <ul className="settings-visits">
            {effects.booked.map(({ href, words: moment }) => (
              <li key={href}>
                <a href={href}>{moment}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
      <input type="hidden" name="visto" defaultValue={stamp} />
      <Button name="acao" value="arquivar">
        {words.confirm}
      </Button>
    </form>
  );
}
