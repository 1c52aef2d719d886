import { staffWaitlist as messages } from '#app/locales/pt-BR/staff/waitlist.ts';
import { ButtonRow } from '#app/ui/button/button.tsx';
import { Act, Of, Phone } from './staff-act.tsx';
import type { EntryView, OfferView } from './staff-list-view.ts';

export type Rows<Row> = { rows: readonly Row[]; mayWrite: boolean };

/** Offers that wait for an answer: whom to tell, until when, and what they said. */
export function LiveOffers({ rows, mayWrite }: Rows<OfferView>) {
  const { offers } = messages;
  if (rows.length === 0) return <p>{offers.none}</p>;
  return (
    <ul className="waitlist-rows">
      {rows.map((offer) => (
        <li key={offer.id} className="waitlist-row waitlist-live">
          <strong>{offer.moment}</strong>
          <span>
            {offer.name} <Phone {...offer} />
          </span>
          <span>{offer.what}</span>
          {offer.before ? <span>{offer.before}</span> : null}
          <strong>{offer.until}</strong>
          <span className={offer.isTold ? 'small' : 'waitlist-task'}>{offer.told}</span>
          {mayWrite ? (
            <ButtonRow>
              <a
                className="button button-secondary"
                href={offer.whatsappHref}
                target="_blank"
                rel="noopener noreferrer"
              >
                <span>
                  {offers.whatsapp}
                  <Of name={offer.name} />
                </span>
              </a>
              <form method="post" className="waitlist-actions">
                <input type="hidden" name="oferta" value={offer.id} />
                {offer.isTold ? null : <Act value="avisei" label={offers.told} name={offer.name} />}
                <Act value="aceitou" label={offers.accept} name={offer.name} look="primary" />
                <Act value="recusou" label={offers.decline} name={offer.name} />
                <Act value="nao-atende" label={offers.noAnswer} name={offer.name} />
                <Act value="retirar" label={offers.withdraw} name={offer.name} look="quiet" />
              </form>
            </ButtonRow>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Everybody who waits, in order. */
export function EntryList({ rows, mayWrite }: Rows<EntryView>) {
  const { list } = messages;
  if (rows.length === 0) return <p>{list.none}</p>;
  return (
    <ol className="waitlist-rows waitlist-order">
      {rows.map((entry) => (
        <li key={entry.id} className="waitlist-row">
          <span>
            {entry.href ? <a href={entry.href}>{entry.name}</a> : <strong>{entry.name}</strong>}{' '}
            <Phone {...entry} />
          </span>
          <span>{entry.what}</span>
          <span className="small">
            {[entry.since, entry.now, entry.hasMail ? '' : list.noMail, entry.state]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {mayWrite ? (
            <form method="post" className="waitlist-actions">
              <input type="hidden" name="espera" value={entry.id} />
              <Act
                value={entry.isPaused ? 'voltar' : 'pausar'}
                label={entry.isPaused ? list.resume : list.pause}
                name={entry.name}
              />
              <Act value="sair" label={list.end} name={entry.name} look="quiet" />
            </form>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
