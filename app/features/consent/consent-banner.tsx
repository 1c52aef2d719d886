import { consentMessages } from '#app/locales/consent-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { BANNER_ID, PREFERENCES_DIALOG } from './consent-addresses.ts';

/** Asks for consent, three answers of the same weight. Hidden until the page's script finds no answer. */
export function ConsentBanner() {
  const texts = useMessages(consentMessages).banner;
  return (
    <section id={BANNER_ID} className="consent-banner" aria-label={texts.label} hidden>
      <p>{texts.text}</p>
      <div className="consent-answers">
        <Button type="button" look="secondary" data-consent="reject">
          {texts.reject}
        </Button>
        <Button
          type="button"
          look="secondary"
          data-consent="manage"
          popoverTarget={PREFERENCES_DIALOG}
        >
          {texts.manage}
        </Button>
        <Button type="button" look="secondary" data-consent="accept">
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}
