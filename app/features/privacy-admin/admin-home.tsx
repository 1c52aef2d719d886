import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { PersonMatch } from './find-people.server.ts';
import type { OpenRequest } from './open-requests.server.ts';
import { keyText } from './person-key.ts';
import { ADMIN_PATHS, personPath } from './privacy-admin-paths.ts';

const requestLabels = staffPrivacy.requests;

/** Requests with a legal deadline, most urgent first. */
export function OpenRequests({ requests }: { requests: readonly OpenRequest[] }) {
  return (
    <section className="flow">
      <h2>{requestLabels.title}</h2>
      {requests.length === 0 ? (
        <p>{requestLabels.empty}</p>
      ) : (
        <ul className="admin-list">
          {requests.map(({ href, personHref, protocol, name, right, state, clock }) => (
            <li key={href}>
              <h3>
                <a href={href}>
                  {right}: {name}
                </a>
              </h3>
              <p>
                <span className={`admin-mark admin-mark-${state}`}>{clock}</span>
              </p>
              <span className="admin-facts">{protocol}</span>
              <a href={personHref}>
                {requestLabels.find}
                <span className="visually-hidden"> {requestLabels.findOf(name)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const searchLabels = staffPrivacy.search;

/** A row of the search results. */
export function toPersonMatchView({
  source,
  id,
  name,
  phoneE164,
  email,
  patients,
  atMs,
}: PersonMatch) {
  return {
    href: personPath(keyText({ source, id })),
    name,
    contact: [phoneE164 ? formatPhone(phoneE164) : '', email ?? ''].filter(Boolean).join(' · '),
    source: `${staffPrivacy.sources[source]}, ${searchLabels.since(formatDate(wallClockOf(new Date(atMs)).on))}`,
    patients: patients.length > 0 ? searchLabels.patients(patients.join(', ')) : '',
  };
}

type PersonMatchView = ReturnType<typeof toPersonMatchView>;

/** Search results; each links to the data stored about that person. */
export function FoundPeople({
  matches,
  isCut,
}: {
  matches: readonly PersonMatchView[];
  isCut: boolean;
}) {
  if (matches.length === 0)
    return (
      <Notice title={searchLabels.nobody.title} titleLevel={3} role="status">
        <p>{searchLabels.nobody.text}</p>
      </Notice>
    );
  return (
    <div className="flow">
      <p role="status">
        <strong>
          {isCut ? searchLabels.tooMany(matches.length) : searchLabels.found(matches.length)}
        </strong>
      </p>
      <ul className="admin-list">
        {matches.map(({ href, name, contact, source, patients }) => (
          <li key={href}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <span>{contact}</span>
            {patients ? <span>{patients}</span> : null}
            <span className="admin-facts">{source}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const moreLabels = staffPrivacy.more;
const TASKS = ['consents', 'retention', 'incidents'] as const;

/** Links to the other privacy admin pages. */
export function AdminLinks() {
  return (
    <section className="flow">
      <h2>{moreLabels.title}</h2>
      <ul className="grid admin-grid">
        {TASKS.map((task) => (
          <li key={task}>
            <LinkCard href={ADMIN_PATHS[task]} title={moreLabels[task][0] ?? ''} titleLevel={3}>
              <p>{moreLabels[task][1]}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
