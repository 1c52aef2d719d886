import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';

/** Fields of the form. */
export const WISH_FIELDS = { isWanted: 'antes', protocol: 'protocol' } as const;

type EarlierWishProps = {
  protocol: string;
  /** Path of the page of who is on the list, in its language; null for who is not. */
  waitingPath: string | null;
  /** A time is being kept for the patient. */
  isOffered: boolean;
  /** Several exams on one coming. */
  isSeveral: boolean;
  /** Where the form is sent, without the language. */
  action: string;
};

/** A plain form with one button: to be offered an earlier time, or no longer. */
export function EarlierWish({ protocol, waitingPath, ...wish }: EarlierWishProps) {
  const messages = useMessages(waitlistMessages).earlier;
  const local = useLocalPath();
  const isWanted = waitingPath !== null;
  const { isOffered, isSeveral, action } = wish;
  const plain = isWanted ? messages.wished : messages.text;
  const alone = isOffered ? messages.offered : plain;
  const text = isSeveral ? messages.several : alone;
  return (
    <section className="reading flow" id="antes">
      <h2>{messages.title}</h2>
      <p role={isWanted ? 'status' : undefined}>{text}</p>
      {waitingPath ? (
        <p>
          <a href={waitingPath}>{messages.page}</a>
        </p>
      ) : null}
      <form method="post" action={local(action)}>
        <input type="hidden" name={WISH_FIELDS.protocol} defaultValue={protocol} />
        <ButtonRow>
          <Button
            name={WISH_FIELDS.isWanted}
            value={isWanted ? 'nao' : 'sim'}
            look={isWanted ? 'quiet' : 'secondary'}
          >
            {isWanted ? messages.withdraw : messages.submit}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
