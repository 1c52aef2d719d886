import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { CONTENT_ACTIONS, CONTENT_FIELDS } from './content-form-fields.ts';

const texts = staffContent.address;

type MoveFormProps = {
  slug: string;
  seenVersion: string;
  address: string;
  /** Addresses from which visitors are led here. */
  former: readonly string[];
  error: string | undefined;
};

/** Another address for a text; the old one leads on. */
export function MoveForm({ slug, seenVersion, address, former, error }: MoveFormProps) {
  return (
    <section className="flow" aria-labelledby="mudar">
      <h2 id="mudar">{texts.move.title}</h2>
      <p className="reading">{texts.move.lead}</p>
      <p>{staffContent.edit.addressOf(address)}</p>
      {former.length > 0 ? (
        <>
          <h3>{texts.move.former}</h3>
          <ul>
            {former.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      ) : null}
      <form method="post" noValidate autoComplete="off" className="stack">
        <input type="hidden" name={CONTENT_FIELDS.version} value={seenVersion} />
        <TextField
          id={CONTENT_FIELDS.slug}
          name={CONTENT_FIELDS.slug}
          label={texts.move.label}
          hint={texts.move.hint}
          defaultValue={slug}
          autoCapitalize="none"
          spellCheck={false}
          {...(error && { error })}
        />
        <Button name={CONTENT_FIELDS.action} value={CONTENT_ACTIONS.move}>
          {texts.move.button}
        </Button>
      </form>
    </section>
  );
}

type WithdrawFormProps = { seenVersion: string; isWithdrawn: boolean; isOnSite: boolean };

/** Takes a text off the site. */
export function WithdrawForm({ seenVersion, isWithdrawn, isOnSite }: WithdrawFormProps) {
  return (
    <section className="flow" aria-labelledby="retirar">
      <h2 id="retirar">{texts.withdraw.title}</h2>
      {isOnSite ? (
        <form method="post" className="flow">
          <p className="reading">{texts.withdraw.lead}</p>
          <input type="hidden" name={CONTENT_FIELDS.version} value={seenVersion} />
          <Button name={CONTENT_FIELDS.action} value={CONTENT_ACTIONS.withdraw} look="danger">
            {texts.withdraw.button}
          </Button>
        </form>
      ) : (
        <p>{isWithdrawn ? texts.withdraw.done : texts.withdraw.never}</p>
      )}
    </section>
  );
}
