import { consentMessages } from '#app/locales/consent-texts.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { PREFERENCES_DIALOG } from './consent-addresses.ts';

const CHOICES = ['analytics', 'marketing', 'personalization'] as const;

type ConsentPreferencesProps = {
  /** Who receives data once the visitor allows it. */
  companies: readonly string[];
};

/** What may be switched, one by one. The page's script fills it with the visitor's own answer. */
export function ConsentPreferences({ companies }: ConsentPreferencesProps) {
  const { preferences: texts, saved } = useMessages(consentMessages);
  const local = useLocalPath();
  return (
    <Dialog id={PREFERENCES_DIALOG} title={texts.title}>
      <p>{texts.lead}</p>
      <form className="stack consent-form" data-saved={saved}>
        <div className="field">
          <div className="choice">
            <input
              id="consent-necessary"
              type="checkbox"
              defaultChecked
              disabled
              aria-describedby="consent-necessary-hint"
            />
            <label htmlFor="consent-necessary">{texts.necessary}</label>
          </div>
          <p className="field-hint" id="consent-necessary-hint">
            {texts.necessaryHint}
          </p>
        </div>
        {CHOICES.map((choice) => (
          <Checkbox
            key={choice}
            id={`consent-${choice}`}
            name={choice}
            label={texts[choice]}
            hint={texts[`${choice}Hint`]}
          />
        ))}
        <p>
          {companies.length > 0 ? texts.thirdParties(companies.join(', ')) : texts.noThirdParty}{' '}
          <a href={local('/privacy#cookies')}>{texts.policy}</a>
        </p>
        <p className="small">
          {texts.receipt} <output data-consent-receipt="">{texts.none}</output>
        </p>
        <ButtonRow>
          <Button type="button" data-consent="save">
            {texts.save}
          </Button>
          <Button type="button" look="secondary" data-consent="reject">
            {texts.reject}
          </Button>
          <Button type="button" look="secondary" data-consent="accept">
            {texts.accept}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
