import { data } from 'react-router';
import { z } from 'zod';
import '#app/features/deposits/staff-deposits.css';
import { depositServicesOf } from '#app/context/payment-services.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import type { Deposit } from '#app/features/deposits/read-deposit.server.ts';
import { receiveDeposit } from '#app/features/deposits/receive-deposit.server.ts';
import { toWaitingView } from '#app/features/deposits/staff-deposit-view.ts';
import { readWaitingDeposits } from '#app/features/deposits/staff-deposits.server.ts';
import { WaitingList } from '#app/features/deposits/waiting-list.tsx';
import { chargePath } from '#app/features/payments/payment-paths.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
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
  const { serviceTitle } = agendaLabelsOf(services);
  const labels = { serviceTitle, chargeHref: chargePath, now: services.clock.now() };
  const deposits = await readWaitingDeposits(services.db);
  return {
    deposits: deposits.map((deposit) => toWaitingView(deposit, labels)),
    mayWrite: may('payments.write'),
    done: doneText(url.searchParams.get('feito')),
  };
}

/** Somebody has seen the money on the bank's statement. */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const received = await receiveDeposit(depositServicesOf(services), {
    chargeId: numberIn(form, 'cobranca'),
    seenCents: numberIn(form, 'visto'),
    actor: actorOf(staff),
  });
  if (received.ok) return seeOther(`${AGENDA_PATHS.deposits}?feito=${doneWord(received.value)}`);
  const errors = [{ fieldId: 'conteudo', message: messages[received.refusal] }];
  return data({ errors }, { status: 409 });
}

const DONE_WORDS = {
  agenda: messages.done,
  escolha: messages.doneLate,
  devolver: messages.doneForgotten,
} as const;

/** What became of the deposit, as a word for the address. */
function doneWord(state: Deposit['state']): keyof typeof DONE_WORDS {
  return state === 'booked' ? 'agenda' : state === 'offered' ? 'escolha' : 'devolver';
}

function doneText(word: string | null): string {
  const known = z.enum(['agenda', 'escolha', 'devolver']).safeParse(word);
  return known.success ? DONE_WORDS[known.data] : '';
}

/** Zero for whatever no page of ours has sent. */
function numberIn(form: FormData, name: string): number {
  const text = formText(form, name);
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** Deposits that wait for their money, a choice, or to be given back. */
export default function DepositsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...list } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={actionData?.errors ?? []} />
      {done && !actionData ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <WaitingList {...list} />
    </StaffScreen>
  );
}
