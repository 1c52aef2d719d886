import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { WaitingView } from './waiting-view.ts';
import { WishFields } from './wish-fields.tsx';

type Waiting = Extract<WaitingView, { kind: 'waiting' }>;

/** The offered time, with its end and the two answers. */
export function Offered({ offer }: { offer: NonNullable<Waiting['offer']> }) {
  const { offer: messages } = useMessages(waitlistMessages).page;
  return (
    <section className="waiting-offer" aria-labelledby="oferta">
      <h2 id="oferta">{messages.title(offer.moment)}</h2>
      <p>{messages.with(offer.service, offer.practitioner)}</p>
      {offer.where ? <p>{offer.where}</p> : null}
      <p>
        <strong>{messages.until(offer.until)}</strong>
      </p>
      <p>{offer.before ? messages.moves(offer.before) : messages.books}</p>
      {offer.asks.length > 0 ? (
        <>
          <p>{messages.asks}</p>
          <ul className="list">
            {offer.asks.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : null}
      <form method="post">
        <input type="hidden" name="oferta" value={offer.id} />
        <ButtonRow>
          <Button name="acao" value="aceitar" size="large">
            {messages.accept}
          </Button>
          <Button name="acao" value="recusar" look="secondary" size="large">
            {messages.decline}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}

/** Where somebody stands, and how often times come up. */
export function Place({ view }: { view: Waiting }) {
  const { place: messages } = useMessages(waitlistMessages).page;
  const silent = useWithoutMail();
  const { place, since, until, isPaused } = view;
  return (
    <section className="flow">
      <h2>{messages.title}</h2>
      {isPaused && place ? <p className="waiting-place">{messages.paused}</p> : null}
      {place && !isPaused ? (
        <p className="waiting-place">{messages.position(place.position)}</p>
      ) : null}
      {place ? (
        <p>{place.chances ? messages.chances(place.chances) : messages.noChances}</p>
      ) : (
        <p>{silent?.waitlist.launch ?? messages.launch}</p>
      )}
      <p className="small">
        {messages.since(since)} {until ? messages.until(until) : ''}
      </p>
    </section>
  );
}

/** What suits somebody, to be changed. */
export function Wishes({
  wishes,
  errors,
}: {
  wishes: NonNullable<Waiting['wishes']>;
  errors: readonly FieldError[];
}) {
  const { wishes: messages } = useMessages(waitlistMessages).page;
  const { today, ...fields } = wishes;
  return (
    <Disclosure summary={messages.title} isOpen={errors.length > 0}>
      <form method="post" noValidate className="waitlist-form">
        <WishFields {...fields} errors={errors} first={today} />
        <ButtonRow>
          <Button name="acao" value="mudar">
            {messages.save}
          </Button>
        </ButtonRow>
      </form>
    </Disclosure>
  );
}
