import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { ByHandList } from '#app/features/messages/by-hand-list.tsx';
import { MESSAGE_PATHS } from '#app/features/messages/message-paths.ts';
import { MessagesForm } from '#app/features/messages/messages-form.tsx';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { SaveBar } from '#app/ui/long-form/long-form.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/messages';
import { answerMessagesForm, readMessagesPage } from './messages.server.ts';

const messages = staffMessages;

export const loader = (args: Route.LoaderArgs) => readMessagesPage(args);
export const action = (args: Route.ActionArgs) => answerMessagesForm(args);

/** Which message goes out when, to whom, and whether. */
export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSaved, history, byHand } = loaderData;
  const shown = actionData ?? { ...loaderData, errors: [], conflict: null, isVouchedFor: null };
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: RECORD_PATHS.overview, label: staffRecord.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={shown.errors} />
      {shown.conflict ? (
        <Notice tone="warning" role="alert">
          <p>{shown.conflict}</p>
        </Notice>
      ) : null}
      {isSaved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      <p>
        <a href={MESSAGE_PATHS.log}>{messages.links.log}</a>
      </p>
      {loaderData.filled && !actionData ? (
        <FilledNotice {...loaderData.filled} href={MESSAGE_PATHS.list} />
      ) : null}
      <MessagesForm
        // What is shown after a refused form is what was typed.
        key={actionData ? 'typed' : `stored ${shown.version}`}
        groups={shown.groups}
        version={shown.version}
        errors={shown.errors}
        isVouchedFor={shown.isVouchedFor}
      >
        <SaveBar>
          <Button size="large">{messages.save}</Button>
        </SaveBar>
      </MessagesForm>
      <ByHandList rows={byHand} />
      <HistorySection {...history} href={MESSAGE_PATHS.list} />
    </StaffScreen>
  );
}
