import { useLocation } from 'react-router';
import { consentMessages } from '#app/locales/consent.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { isUnmeasuredPath } from '#app/platform/private-paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { BANNER_ID, PREFERENCES_DIALOG } from './consent-addresses.ts';

/**
 * Asks for consent, with three answers of equal weight, on pages where anything is measured. Hidden until the page's
 * script finds no answer.
 */
export function ConsentBanner() {
  const messages = useMessages(consentMessages).banner;
  if (isUnmeasuredPath(useLocation().pathname)) return null;
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

const CHOICES = ['analytics', 'marketing', 'personalization'] as const;

type ConsentPreferencesProps = {
  /** The companies that receive data once the visitor allows it. */
  companies: readonly string[];
};

/** The consent options, one by one. The page's script fills in the visitor's current answer. */
export function ConsentPreferences({ companies }: ConsentPreferencesProps) {
  const { preferences: messages } = useMessages(consentMessages);
  const local = useLocalPath();
  return (
    <Dialog id={PREFERENCES_DIALOG} title={messages.title}>
      <p>{messages.lead}</p>
      <div className="stack consent-form">
        <div className="field">
          <div className="choice">
            <input
              id="consent-necessary"
              type="checkbox"
              defaultChecked
              disabled
              aria-describedby="consent-necessary-hint"
            />
            <label htmlFor="consent-necessary">{messages.necessary}</label>
          </div>
          <p className="field-hint" id="consent-necessary-hint">
            {messages.necessaryHint}
          </p>
        </div>
        {CHOICES.map((choice) => (
          <Checkbox
            key={choice}
            id={`consent-${choice}`}
            name={choice}
            label={messages[choice]}
            hint={messages[`${choice}Hint`]}
          />
        ))}
        <p>
          {companies.length > 0
            ? messages.thirdParties(companies.join(', '))
            : messages.noThirdParty}{' '}
          <a href={local('/privacy#cookies')}>{messages.policy}</a>
        </p>
        <p className="small">
          {messages.receipt} <span data-consent-receipt="">{messages.none}</span>
        </p>
      </div>
      <div className="consent-choices">
        <Button type="button" data-consent="save">
          {messages.save}
        </Button>
        <Button type="button" look="secondary" data-consent="reject">
          {messages.reject}
        </Button>
        <Button type="button" look="secondary" data-consent="accept">
          {messages.accept}
        </Button>
      </div>
    </Dialog>
  );
}
