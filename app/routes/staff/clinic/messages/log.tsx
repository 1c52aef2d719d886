import { LogFilters, LogTable } from '#app/features/messages/log-table.tsx';
import { logHref } from '#app/features/messages/log-view.ts';
import { MESSAGE_PATHS } from '#app/features/messages/message-paths.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import type { Route } from './+types/log';
import { answerLogForm, readLogPage } from './log.server.ts';

const messages = staffMessages.log;

export const loader = (args: Route.LoaderArgs) => readLogPage(args);
export const action = (args: Route.ActionArgs) => answerLogForm(args);

/** What waits to go out, and what has gone. */
export default function MessageLog({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, page, count, pageCount, lines, isRetried, maySettle } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: MESSAGE_PATHS.list, label: staffMessages.links.back }}
      isRefused={actionData !== undefined}
    >
      <div className="stack">
        {actionData ? (
          <Notice tone="warning" role="alert">
            <p>{messages.gone}</p>
          </Notice>
        ) : null}
        {isRetried && !actionData ? (
          <Notice tone="success" role="status">
            <p>{messages.retried}</p>
          </Notice>
        ) : null}
        <LogFilters filter={filter} />
        <p>{count > 0 ? messages.count(count) : messages.none}</p>
        {lines.length > 0 ? <LogTable lines={lines} maySettle={maySettle} /> : null}
        <Pager
          label={messages.pager.label}
          page={page}
          pageCount={pageCount}
          hrefOf={(each) => logHref(filter, each)}
          labels={messages.pager}
        />
        <p className="reading">{messages.retention}</p>
      </div>
    </StaffScreen>
  );
}
