import { manageMessages } from '#app/locales/manage.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';

/** Fields of the form. */
export const WISH_FIELDS = { isWanted: 'antes', protocol: 'protocol' } as const;

type EarlierWishProps = {
  protocol: string;
  isWanted: boolean;
  /** Where the form is sent, without the language. */
  action: string;
};

/** A plain form with one button: to be told of an earlier time, or no longer. */
export function EarlierWish({ protocol, isWanted, action }: EarlierWishProps) {
  const messages = useMessages(manageMessages).done.earlier;
  const local = useLocalPath();
  return (
    <section className="reading flow" id="antes">
      <h2>{messages.title}</h2>
      <p role={isWanted ? 'status' : undefined}>{isWanted ? messages.wished : messages.text}</p>
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
