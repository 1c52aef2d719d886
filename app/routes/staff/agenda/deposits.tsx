import { data } from 'react-router';
import '#app/features/deposits/staff-deposits.css';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { mayReceive, toWaitingView } from '#app/features/deposits/staff-deposit-view.ts';
import { readWaitingDeposits } from '#app/features/deposits/staff-deposits.server.ts';
import { WaitingList } from '#app/features/deposits/waiting-list.tsx';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { actorOf, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/deposits';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const messages = staffDeposits.list;

export async function loader(args: Route.LoaderArgs) {
  const { services, may, url } = staffPageOf(args);
  const labels = agendaLabelsOf(services);
  const deposits = await readWaitingDeposits(services.db);
  return {
    deposits: deposits.map((deposit) => toWaitingView(deposit, labels)),
    mayWrite: may('payments.write'),
    isDone: url.searchParams.has('feito'),
  };
}

/** Somebody has seen the money on the bank's statement. */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const chargeId = Number(formText(form, 'cobranca'));
  const refused = () => {
    const errors = [{ fieldId: 'conteudo', message: messages.gone }];
    return data({ errors }, { status: 409 });
  };
  const waiting = await readWaitingDeposits(services.db);
  const deposit = waiting.find((each) => each.chargeId === chargeId);
  // Pressed twice: the first has booked it.
  if (!deposit) return seeOther(`${AGENDA_PATHS.deposits}?feito`);
  if (!mayReceive(deposit)) return refused();
  const amountCents = deposit.amountCents - deposit.paidCents + deposit.returnedCents;
  const noted = await notePayment(paymentServicesOf(services), {
    chargeId,
    amountCents,
    paidAt: services.clock.now(),
    by: actorOf(staff),
    // The same money, whoever of two presses first.
    key: `deposit-${chargeId}-${deposit.paidCents}`,
    // A first half, and now the other.
    isAnother: deposit.paidCents > 0,
  });
  return noted.ok ? seeOther(`${AGENDA_PATHS.deposits}?feito`) : refused();
}

/** Deposits that wait for their money, a choice, or to be given back. */
export default function DepositsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isDone, ...list } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={actionData?.errors ?? []} />
      {isDone && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.done}</p>
        </Notice>
      ) : null}
      <WaitingList {...list} />
    </StaffScreen>
  );
}
