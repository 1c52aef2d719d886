import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { ErasePlan } from './erase-plan.ts';

const texts = staffPrivacy.erase;

type ErasePreviewProps = Pick<ErasePlan, 'goes' | 'stays'> & {
  blocking: readonly { protocol: string; moment: string }[];
};

/** What goes, what stays and why, and what stands in the way. */
export function ErasePreview({ blocking, goes, stays }: ErasePreviewProps) {
  return (
    <>
      {blocking.length > 0 ? (
        <Notice tone="warning" title={texts.blocking}>
          <p>{texts.blockingText}</p>
          <ul>
            {blocking.map(({ protocol, moment }) => (
              <li key={protocol}>
                <a className="desk-link" href={`/equipe/agenda/visita/${protocol}/cancelar`}>
                  {texts.cancel} {texts.cancelOf(moment)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <section className="flow desk-form">
        <h2>{texts.goes}</h2>
        {goes.length === 0 ? <p>{texts.nothing}</p> : null}
        <ul>
          {goes.map(({ kind, rows }) => (
            <li key={kind}>{texts.rows[kind](rows)}</li>
          ))}
        </ul>
      </section>
      <section className="flow desk-form">
        <h2>{texts.stays}</h2>
        <ul>
          {stays.map((kind) => (
            <li key={kind}>{texts.kept[kind]}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
