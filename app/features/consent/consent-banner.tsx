import { consentMessages } from '#app/locales/consent.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { BANNER_ID, PREFERENCES_DIALOG } from './consent-addresses.ts';

/** Asks for consent, with three answers of equal weight. Hidden until the page's script finds no answer. */
export function ConsentBanner() {
  const messages = useMessages(consentMessages).banner;
  return (
    <section id={BANNER_ID} className="consent-banner" aria-label={messages.label} hidden>
      <div className="consent-question">
        <p>{messages.text}</p>
        <div className="consent-answers">
          <Button type="button" look="secondary" data-consent="reject">
            {messages.reject}
          </Button>
          <Button
            type="button"
            look="secondary"
            data-consent="manage"
            popoverTarget={PREFERENCES_DIALOG}
          >
            {messages.manage}
          </Button>
          <Button type="button" look="secondary" data-consent="accept">
            {messages.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
