import { formatDate } from '#app/clinic/format-date.ts';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { useLocale, useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { ClosedOrder } from './closed-order.tsx';
import { MY_ORDER_PATHS } from './order-draft.ts';
import type { OrderView } from './order-view.ts';
import { Schedule } from './schedule.tsx';

type MyOrderScreenProps = {
  order: OrderView;
  isAddressChanged: boolean;
  /** Whether the clinic offers plans now. */
  hasPlans: boolean;
};

/** Everything about a subscription: how it stands, what is due, the contract, and the ways out. */
export function MyOrderScreen({ order, isAddressChanged, hasPlans }: MyOrderScreenProps) {
  const messages = useMessages(mySubscriptionMessages);
  const { facts } = messages;
  const locale = useLocale();
  const day = (on: string | null) => (on ? formatDate(on, locale) : '');
  return (
    <div className="stack my-order">
      <PageHeader title={messages.title(order.protocol)} lead={messages.plan(order.planName)} />
      {isAddressChanged ? (
        <Notice tone="success" role="status">
          <p>{messages.changed}</p>
        </Notice>
      ) : null}
      <ClosedOrder state={order.state} hasPlans={hasPlans} />
      <SummaryList
        rows={[
          { label: facts.state, value: <strong>{messages.states[order.state]}</strong> },
          { label: facts.payment, value: messages.payments[order.paymentState] },
          ...(order.startsOn
            ? [
                {
                  label: facts.year,
                  value: facts.years(day(order.startsOn), day(order.lastOn)),
                },
              ]
            : []),
          {
            label: facts.address,
            value: order.address,
            ...(order.isRunning && {
              change: { href: MY_ORDER_PATHS.address, what: messages.changeAddress },
            }),
          },
        ]}
      />
      <Schedule instalments={order.instalments} />
      {order.isRunning || order.tasks.length > 0 ? <Tasks order={order} /> : null}
      <section aria-labelledby="contrato" className="stack">
        <h2 id="contrato">{messages.papers.title}</h2>
        <p>
          <LinkButton href={MY_ORDER_PATHS.contract} look="secondary">
            {messages.papers.pdf}
          </LinkButton>
        </p>
        {order.sha256 ? (
          <p className="small hash">
            {messages.papers.sha256}: <code>{order.sha256}</code>
          </p>
        ) : null}
      </section>
      {order.isRunning ? <Leave order={order} /> : null}
    </div>
  );
}

function Tasks({ order: { tasks, bookHref, isRunning } }: { order: OrderView }) {
  const messages = useMessages(mySubscriptionMessages).tasks;
  const locale = useLocale();
  const local = useLocalPath();
  return (
    <section aria-labelledby="entregas" className="stack">
      <h2 id="entregas">{messages.title}</h2>
      {tasks.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul className="order-tasks">
          {tasks.map(({ id, kind, pairs, dueOn, doneOn }) => (
            <li key={id} className={doneOn ? 'order-task-done' : undefined}>
              <strong>{kind === 'review' ? messages.review : messages.pairs(pairs ?? 0)}</strong>
              <span>
                {doneOn
                  ? messages[kind === 'review' ? 'done' : 'delivered'](formatDate(doneOn, locale))
                  : messages.due(formatDate(dueOn, locale))}
              </span>
              {kind === 'review' && !doneOn && isRunning ? (
                <a href={local(bookHref)}>{messages.book}</a>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Leave({ order: { withdrawUntilOn } }: { order: OrderView }) {
  const messages = useMessages(mySubscriptionMessages).leave;
  const locale = useLocale();
  return (
    <section aria-labelledby="sair" className="inset stack">
      <h2 id="sair">{messages.title}</h2>
      {withdrawUntilOn ? (
        <>
          <p>{messages.withdrawText(formatDate(withdrawUntilOn, locale))}</p>
          <ButtonRow>
            <LinkButton href={MY_ORDER_PATHS.withdraw} look="secondary">
              {messages.withdraw}
            </LinkButton>
          </ButtonRow>
        </>
      ) : (
        <>
          <p>{messages.cancelText}</p>
          <ButtonRow>
            <LinkButton href={MY_ORDER_PATHS.cancel} look="secondary">
              {messages.cancel}
            </LinkButton>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
