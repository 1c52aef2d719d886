import '#app/features/payments/staff-payments.css';
import { PAYMENT_PATHS, STATEMENT_TOO_LARGE } from '#app/features/payments/payment-paths.ts';
import { StatementColumns } from '#app/features/payments/statement-columns.tsx';
import { StatementLines } from '#app/features/payments/statement-lines.tsx';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { MAX_STATEMENT_BYTES } from '#app/payments/statement/read-statement.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/statement';
import { answerStatement } from './statement.server.ts';

const messages = staffPayments.statement;

export function loader(args: Route.LoaderArgs) {
  const { url } = staffPageOf(args);
  const told = (name: string) => {
    const text = url.searchParams.get(name) ?? '';
    return /^\d{1,5}$/.test(text) ? Number(text) : 0;
  };
  const isDone = url.searchParams.has('anotados');
  const [counted, tied, held] = [told('anotados'), told('ligados'), told('parados')];
  const errors = url.searchParams.has(STATEMENT_TOO_LARGE)
    ? [{ fieldId: 'extrato', message: messages.refusals['too-large'] }]
    : [];
  return { done: isDone ? messages.done({ counted, tied, held }) : [], hasHeld: held > 0, errors };
}

export const action = (args: Route.ActionArgs) => answerStatement(args);

export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? loaderData.errors;
  const preview = actionData?.preview;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: PAYMENT_PATHS.list, label: staffPayments.charge.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {loaderData.done.length > 0 && !actionData ? (
        <Notice tone={loaderData.hasHeld ? 'warning' : 'success'} role="status">
          {loaderData.done.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ) : null}
      {preview ? (
        <>
          {preview.told.length > 0 ? (
            <Notice role="status">
              {preview.told.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Notice>
          ) : null}
          {preview.columns ? <StatementColumns view={preview.columns} /> : null}
          {preview.view ? <StatementLines view={preview.view} /> : null}
          <p>
            <a href={PAYMENT_PATHS.statement}>{messages.again}</a>
          </p>
        </>
      ) : (
        <form
          method="post"
          action={PAYMENT_PATHS.statement}
          encType="multipart/form-data"
          noValidate
          className="staff-form stack"
        >
          <FileField
            id="extrato"
            name="extrato"
            label={messages.file}
            hint={messages.fileHint}
            accept=".ofx,.csv,.txt,text/csv,application/x-ofx"
            error={errors[0]?.message}
            limit={{ bytes: MAX_STATEMENT_BYTES, message: messages.refusals['too-large'] }}
          />
          <Button size="large">{messages.submit}</Button>
        </form>
      )}
    </StaffScreen>
  );
}
