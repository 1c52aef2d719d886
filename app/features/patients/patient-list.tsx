import { staffPatients as labels } from '#app/locales/pt-BR/staff/people/patients.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { FoundView } from './patient-view.ts';

type PatientListProps = {
  found: readonly FoundView[];
  isCut: boolean;
  /** Where somebody new is booked; null for who may not. */
  newHref: string | null;
  /** Below a heading of its own, which names the list. */
  isPart?: boolean;
};

/** Who was found, with what the desk asks for first. */
export function PatientList({ found, isCut, newHref, isPart = false }: PatientListProps) {
  const Name = isPart ? 'h3' : 'h2';
  if (found.length === 0)
    return (
      <Notice title={labels.nobody.title} role="status">
        <p>{labels.nobody.text}</p>
        {newHref ? <LinkButton href={newHref}>{labels.nobody.book}</LinkButton> : null}
      </Notice>
    );
  return (
    <section className="flow" aria-label={isPart ? undefined : labels.title}>
      <p role="status">{isCut ? labels.tooMany(found.length) : labels.found(found.length)}</p>
      <ul className="patient-list">
        {found.map(({ id, name, href, facts, phone, phoneHref, next, bookHref }) => (
          <li key={id}>
            <div>
              <Name>
                <a href={href}>{name}</a>
              </Name>
              <p className="small">{facts}</p>
            </div>
            <a href={phoneHref}>
              <PhoneText>{phone}</PhoneText>
            </a>
            {next ? <a href={next.href}>{next.text}</a> : <span>{labels.noNext}</span>}
            {bookHref ? (
              <LinkButton href={bookHref} look="secondary">
                {labels.book}
                <span className="visually-hidden"> {name}</span>
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever wrote a message and comes to the clinic: their next appointment, and the way to their page. */
export function SenderPatients({ found }: { found: readonly FoundView[] | null }) {
  if (!found) return null;
  return (
    <section className="flow" aria-labelledby="sender-title">
      <h2 id="sender-title">{labels.ofNumber}</h2>
      <PatientList found={found} isCut={false} newHref={null} isPart />
    </section>
  );
}
