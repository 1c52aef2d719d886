import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { IDENTITY_FIELD, IdentityFields } from './identity-fields.tsx';

const labels = staffPrivacy.export;
export const FORMAT_FIELD = 'formato';

type ExportFormProps = {
  href: string;
  /** The form was submitted without an identity check. */
  lacksIdentity: boolean;
};

/** Downloads the copy, once staff have said how they checked the identity. */
export function ExportForm({ href, lacksIdentity }: ExportFormProps) {
  const { missing } = staffPrivacy.identity;
  return (
    <Disclosure summary={labels.title} isOpen={lacksIdentity} id="copia">
      <form method="post" action={href} noValidate className="flow admin-form">
        <ErrorSummary
          errors={lacksIdentity ? [{ fieldId: IDENTITY_FIELD, message: missing }] : []}
        />
        <p>{labels.text}</p>
        <IdentityFields {...(lacksIdentity ? { error: missing } : {})} />
        <p className="small">{labels.jsonHint}</p>
        <ButtonRow>
          <Button name={FORMAT_FIELD} value="pdf">
            {labels.pdf}
          </Button>
          <Button name={FORMAT_FIELD} value="json" look="secondary">
            {labels.json}
          </Button>
        </ButtonRow>
      </form>
    </Disclosure>
  );
}
