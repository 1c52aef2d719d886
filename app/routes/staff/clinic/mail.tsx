import { FIRST_RUN_PATHS } from '#app/features/first-run/first-run-steps.ts';
import { PUBLISH_FIELDS } from '#app/features/first-run/go-live.ts';
import { EnvironmentMail } from '#app/features/mail-settings/environment-mail.tsx';
import { MailForm } from '#app/features/mail-settings/mail-form.tsx';
import { MailNow } from '#app/features/mail-settings/mail-now.tsx';
import { MailRecordsList } from '#app/features/mail-settings/mail-records-list.tsx';
import { MAIL_FIELDS, MAIL_PATH } from '#app/features/mail-settings/mail-server.ts';
import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/mail';
import { answerMailForm, mailPage } from './mail-page.server.ts';

export const loader = (args: Route.LoaderArgs) => mailPage(args);

export const action = (args: Route.ActionArgs) => answerMailForm(args);

export default function MailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { version, hasPassword, records, askedAt, done, filled } = loaderData;
  const errors = actionData?.errors ?? [];
  const errorOf = (fieldId: string) => errors.find((each) => each.fieldId === fieldId)?.message;
  const good = actionData ? actionData.sent : done;
  return (
    <StaffScreen title={staffMail.title} lead={staffMail.lead} isRefused={errors.length > 0}>
      <ErrorSummary errors={errors} />
      {good && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{good}</p>
        </Notice>
      ) : null}
      <MailNow {...loaderData} />
      {loaderData.inUse ? (
        <EnvironmentMail
          tested={loaderData.inUse}
          values={{ to: actionData?.inUseTo ?? '' }}
          error={errorOf(MAIL_FIELDS.inUseTo)}
        />
      ) : null}
      {filled && !actionData ? (
        <>
          <FilledNotice {...filled} href={MAIL_PATH} />
          <p>{staffMail.history.password}</p>
        </>
      ) : null}
      <MailForm
        values={actionData?.values ?? loaderData.values}
        {...{ version, hasPassword, errorOf }}
      />
      {records ? <MailRecordsList records={records} askedAt={askedAt} /> : null}
      <form method="post" action={FIRST_RUN_PATHS.publish}>
        <input type="hidden" name={PUBLISH_FIELDS.from} value="email" />
        <Button look="secondary" name={PUBLISH_FIELDS.act} value="dominio">
          {records ? staffMail.records.again : staffMail.records.ask}
        </Button>
      </form>
      {loaderData.now ? (
        <form method="post">
          <input type="hidden" name={MAIL_FIELDS.version} value={version} />
          <Button look="quiet" name={MAIL_FIELDS.intent} value="tirar">
            {staffMail.drop}
          </Button>
        </form>
      ) : null}
      <HistorySection {...loaderData.history} href={MAIL_PATH} />
    </StaffScreen>
  );
}
