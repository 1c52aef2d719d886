import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { CONTENT_ACTIONS, CONTENT_FIELDS } from './content-form-fields.ts';

const messages = staffContent.address;

type MoveFormProps = {
  slug: string;
  seenVersion: string;
  address: string;
  /** Former addresses that redirect here. */
  former: readonly string[];
  error: string | undefined;
};

/** Changes an entry's address; the old one redirects. */
export function MoveForm({ slug, seenVersion, address, former, error }: MoveFormProps) {
  return (
    <section className="flow" aria-labelledby="mudar">
      <h2 id="mudar">{messages.move.title}</h2>
      <p className="reading">{messages.move.lead}</p>
      <p>{staffContent.edit.addressOf(address)}</p>
      {former.length > 0 ? (
        <>
          <h3>{messages.move.former}</h3>
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
          label={messages.move.label}
          hint={messages.move.hint}
          defaultValue={slug}
          autoCapitalize="none"
          spellCheck={false}
          {...(error && { error })}
        />
        <Button name={CONTENT_FIELDS.action} value={CONTENT_ACTIONS.move}>
          {messages.move.button}
        </Button>
      </form>
    </section>
  );
}

type WithdrawFormProps = { seenVersion: string; isWithdrawn: boolean; isOnSite: boolean };

/** Takes an entry off the site. */
export function WithdrawForm({ seenVersion, isWithdrawn, isOnSite }: WithdrawFormProps) {
  return (
    <section className="flow" aria-labelledby="retirar">
      <h2 id="retirar">{messages.withdraw.title}</h2>
      {isOnSite ? (
        <form method="post" className="flow">
          <p className="reading">{messages.withdraw.lead}</p>
          <input type="hidden" name={CONTENT_FIELDS.version} value={seenVersion} />
          <Button name={CONTENT_FIELDS.action} value={CONTENT_ACTIONS.withdraw} look="danger">
            {messages.withdraw.button}
          </Button>
        </form>
      ) : (
        <p>{isWithdrawn ? messages.withdraw.done : messages.withdraw.never}</p>
      )}
    </section>
  );
}

/** An entry that links to another, and the page on which it is edited. */
export type LinkingEntry = { href: string; title: string; locale: string; details: string };

/** Entries whose links must change before an entry goes; renders nothing when there are none. */
export function LinkedFrom({ entries }: { entries: readonly LinkingEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Notice tone="warning" title={staffContent.linkedFrom.title(entries.length)}>
      <p>{staffContent.linkedFrom.text}</p>
      <ul className="content-linking">
        {entries.map(({ href, title, locale, details }) => (
          <li key={href}>
            <a href={href} lang={locale}>
              {title}
            </a>{' '}
            <span className="small">{details}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
