import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { IDENTITY_FIELD, IdentityFields } from './identity-fields.tsx';

const texts = staffPrivacy.export;
export const FORMAT_FIELD = 'formato';

type ExportFormProps = {
  href: string;
  /** The form was sent without saying how the identity was checked. */
  lacksIdentity: boolean;
};

/** Hands out the copy, once staff have said how they know who asks. */
export function ExportForm({ href, lacksIdentity }: ExportFormProps) {
  const { missing } = staffPrivacy.identity;
  return (
    <Disclosure summary={texts.title} isOpen={lacksIdentity} id="copia">
      <form method="post" action={href} noValidate className="flow desk-form">
        <ErrorSummary
          errors={lacksIdentity ? [{ fieldId: IDENTITY_FIELD, message: missing }] : []}
        />
        <p>{texts.text}</p>
        <IdentityFields {...(lacksIdentity ? { error: missing } : {})} />
        <p className="small">{texts.jsonHint}</p>
        <ButtonRow>
          <Button name={FORMAT_FIELD} value="pdf">
            {texts.pdf}
          </Button>
          <Button name={FORMAT_FIELD} value="json" look="secondary">
            {texts.json}
          </Button>
        </ButtonRow>
      </form>
    </Disclosure>
  );
}
