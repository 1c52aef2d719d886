import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import type { OpenRequest } from './open-requests.server.ts';

const texts = staffPrivacy.requests;

/** What the law wants answered, the most pressing first. */
export function OpenRequests({ requests }: { requests: readonly OpenRequest[] }) {
  return (
    <section className="flow">
      <h2>{texts.title}</h2>
      {requests.length === 0 ? <p>{texts.empty}</p> : null}
      <ul className="desk-list">
        {requests.map(({ href, personHref, protocol, name, right, state, clock }) => (
          <li key={href}>
            <h3>
              <a href={href}>
                {right}: {name}
              </a>
            </h3>
            <p>
              <span className={`desk-mark desk-mark-${state}`}>{clock}</span>
            </p>
            <span className="desk-facts">{protocol}</span>
            <a href={personHref}>
              {texts.find}
              <span className="visually-hidden"> {texts.findOf(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
