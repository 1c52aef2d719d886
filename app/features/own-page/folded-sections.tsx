import { ownDataMessages } from '#app/locales/own/own-data.ts';
import { ownPageMessages } from '#app/locales/own/own-page.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { ConsentLine } from './own-consents.server.ts';
import { OWN_PATHS } from './own-paths.ts';
import type { ReceiptLine } from './receipts.server.ts';

/** What was paid, with the page of each receipt; nothing where nothing was. */
export function ReceiptsFold({ lines }: { lines: readonly ReceiptLine[] }) {
  const messages = useMessages(ownPageMessages).receipts;
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={messages.title} id="recibos">
      <ul className="own-plain">
        {lines.map(({ id, on, amount, returned, href }) => (
          <li key={id}>
            <p>{messages.paid(amount, on)}</p>
            {returned ? <p>{messages.returned(returned)}</p> : null}
            <p>
              <a className="own-link" href={href}>
                {messages.open(on)}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** How the contact is reminded, which another page changes. */
export function ChannelFold({ choice, href }: { choice: string; href: string }) {
  const messages = useMessages(ownPageMessages).channel;
  return (
    <Disclosure summary={messages.title} id="lembretes">
      <p>{choice}</p>
      <ButtonRow>
        <LinkButton href={href} look="secondary">
          {messages.change}
        </LinkButton>
      </ButtonRow>
    </Disclosure>
  );
}

/** The way to everything beyond this appointment, which asks for a code. */
export function DataFold() {
  const messages = useMessages(ownDataMessages).fold;
  return (
    <Disclosure summary={messages.title} id="meus-dados">
      <p>{messages.text}</p>
      <ButtonRow>
        <LinkButton href={OWN_PATHS.data} look="secondary">
          {messages.open}
        </LinkButton>
      </ButtonRow>
    </Disclosure>
  );
}

/** Fields of the form that takes a consent back. */
export const CONSENT_FIELDS = { protocol: 'protocol', id: 'consentimento' } as const;

type ConsentsProps = { lines: readonly ConsentLine[]; protocol: string; isOpen: boolean };

/** What was agreed to, when, and the button that takes it back. */
export function ConsentsFold({ lines, protocol, isOpen }: ConsentsProps) {
  const messages = useMessages(ownPageMessages).consents;
  const local = useLocalPath();
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={messages.title} id="consentimentos" isOpen={isOpen}>
      <ul className="own-plain">
        {lines.map(({ id, title, given, text, withdrawn }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{messages.given(given)}</p>
            <p className="small">{text ?? messages.oldText}</p>
            {withdrawn ? (
              <p>{messages.withdrawn(withdrawn)}</p>
            ) : (
              <form method="post" action={local(OWN_PATHS.consent)}>
                <input type="hidden" name={CONSENT_FIELDS.protocol} defaultValue={protocol} />
                <input type="hidden" name={CONSENT_FIELDS.id} defaultValue={id} />
                <p className="small">{messages.effect}</p>
                <ButtonRow>
                  <Button look="secondary">{messages.withdraw}</Button>
                </ButtonRow>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
