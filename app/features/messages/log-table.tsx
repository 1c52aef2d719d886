import { MESSAGE_IDS, messageLabel } from '#app/clinic/messages/message-list.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { Button } from '#app/ui/button/button.tsx';
import { InputField } from '#app/ui/field/input-field.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { TableHead } from '#app/ui/table-head/table-head.tsx';
import { type LogLine, logHref } from './log-view.ts';
import { LOG_STATES, type LogFilter } from './logged-message.ts';
import { MESSAGE_PATHS } from './message-paths.ts';
import './messages.css';

const messages = staffMessages.log;

/** What waits and what has gone, and the form that narrows it down; sent by GET. */
export function LogFilters({ filter }: { filter: LogFilter }) {
  const { view, message, state, protocol } = filter;
  const empty = { message: null, state: null, protocol: '' };
  const isFiltered = message !== null || state !== null || protocol !== '';
  return (
    <>
      <nav className="message-views" aria-label={messages.views.label}>
        {(['waiting', 'gone'] as const).map((each) => (
          <a
            key={each}
            href={logHref({ ...filter, view: each, state: null })}
            aria-current={each === view ? 'page' : undefined}
          >
            {messages.views[each]}
          </a>
        ))}
      </nav>
      <form method="get" action={MESSAGE_PATHS.log} className="message-filter">
        <input type="hidden" name="ver" value={view === 'gone' ? 'enviadas' : 'agendadas'} />
        <Select
          id="mensagem"
          name="mensagem"
          label={messages.filter.kind}
          emptyLabel={messages.filter.allKinds}
          options={MESSAGE_IDS.map((id) => ({ value: id, label: messageLabel(id) }))}
          defaultValue={message ?? ''}
        />
        <Select
          id="situacao"
          name="situacao"
          label={messages.filter.state}
          emptyLabel={messages.filter.allStates}
          options={LOG_STATES[view].map((each) => ({ value: each, label: messages.states[each] }))}
          defaultValue={state ?? ''}
        />
        <InputField
          id="protocolo"
          name="protocolo"
          type="text"
          label={messages.filter.protocol}
          autoComplete="off"
          maxLength={20}
          defaultValue={protocol}
        />
        <Button look="secondary">{messages.filter.submit}</Button>
        {isFiltered ? <a href={logHref({ ...empty, view })}>{messages.filter.reset}</a> : null}
      </form>
    </>
  );
}

/** The lines of the log. @param maySettle whether the viewer may have what failed tried again */
export function LogTable({ lines, maySettle }: { lines: readonly LogLine[]; maySettle: boolean }) {
  const { table } = messages;
  return (
    // Focusable and named, so that it can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className="staff-scroll message-log" aria-label={table.caption} tabIndex={0}>
      <table className="staff-table staff-stacked">
        <caption>{table.caption}</caption>
        <TableHead titles={[table.what, table.state, table.when, table.to, table.about]} />
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td>
                {line.what}
                <br />
                <span className="small">{line.channel}</span>
              </td>
              <td data-label={table.state}>
                <strong>{line.stateWords}</strong>
                {line.cause ? `: ${line.cause}` : ''}
                {line.deadId && maySettle ? <Retry id={line.deadId} what={line.what} /> : null}
              </td>
              <td data-label={table.when}>{line.when}</td>
              <td data-label={table.to}>{line.to}</td>
              <td data-label={table.about}>
                {line.about ? <a href={line.about.href}>{line.about.words}</a> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Retry({ id, what }: { id: string; what: string }) {
  return (
    <form method="post">
      <input type="hidden" name="tarefa" value={id} />
      <Button look="secondary" aria-label={messages.retryOf(what)}>
        {messages.retry}
      </Button>
    </form>
  );
}
