import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { ownDataMessages } from '#app/locales/own/own-data.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';

/** Fields of the forms; `intent` says which was sent. */
export const DATA_FIELDS = {
  intent: 'intent',
  protocol: 'protocol',
  code: 'codigo',
  about: 'de',
  patient: 'pessoa',
  format: 'formato',
  key: 'chave',
} as const;

type GateProps = { protocol: string; isSent: boolean; errors: readonly FieldError[] };

/** Asks for the code. It says the same whether one was mailed or not. */
export function CodeGate({ protocol, isSent, errors }: GateProps) {
  const messages = useMessages(ownDataMessages).gate;
  const silent = useWithoutMail();
  return (
    <>
      <ErrorSummary errors={errors} />
      <PageHeader title={messages.title} lead={messages.lead} />
      {isSent ? <p role="status">{messages.sent}</p> : null}
      {silent ? null : (
        <IntentForm intent="send" protocol={protocol}>
          <Button size={isSent ? undefined : 'large'} look={isSent ? 'secondary' : undefined}>
            {messages.byMail}
          </Button>
        </IntentForm>
      )}
      <p>{silent?.own.byDesk ?? messages.byDesk}</p>
      <IntentForm intent="code" protocol={protocol}>
        <TextField
          id={DATA_FIELDS.code}
          name={DATA_FIELDS.code}
          inputMode="numeric"
          label={messages.code}
          error={errorAt(errors, DATA_FIELDS.code)}
          autoComplete="one-time-code"
          maxLength={12}
          width="short"
        />
        <Button>{messages.check}</Button>
      </IntentForm>
    </>
  );
}

type IntentProps = { intent: string; protocol: string; children: React.ReactNode };

/** One button of the page. */
export function IntentForm({ intent, protocol, children }: IntentProps) {
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name={DATA_FIELDS.intent} defaultValue={intent} />
      <input type="hidden" name={DATA_FIELDS.protocol} defaultValue={protocol} />
      {children}
    </form>
  );
}
