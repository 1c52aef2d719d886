import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { PersonMatchView } from './person-match-view.ts';

const texts = staffPrivacy.search;

/** What a search has found; each leads to what is stored of the person. */
export function FoundPeople({ hits, isCut }: { hits: readonly PersonMatchView[]; isCut: boolean }) {
  if (hits.length === 0)
    return (
      <Notice title={texts.nobody.title} titleLevel={3} role="status">
        <p>{texts.nobody.text}</p>
      </Notice>
    );
  return (
    <div className="flow">
      <p role="status">
        <strong>{isCut ? texts.tooMany(hits.length) : texts.found(hits.length)}</strong>
      </p>
      <ul className="desk-list">
        {hits.map(({ href, name, reach, source, patients }) => (
          <li key={href}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <span>{reach}</span>
            {patients ? <span>{patients}</span> : null}
            <span className="desk-facts">{source}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
