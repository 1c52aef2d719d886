import { data } from 'react-router';
import { parseEmail, parsePhone } from '#app/clinic/person-fields.ts';
import { orderServicesOf } from '#app/context/order-services.ts';
import { activateOrder } from '#app/features/subscriptions/change-order.server.ts';
import { correctReach } from '#app/features/subscriptions/correct-reach.server.ts';
import { orderHref } from '#app/features/subscriptions/order-filter.ts';
import { type OrderRecord, readOrder } from '#app/features/subscriptions/order-record.server.ts';
import { markDone, noteOrder, unmarkDone } from '#app/features/subscriptions/staff-order.server.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  actorOf,
  type StaffArgs,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';

const { problems } = staffOrders.order;
const LONGEST_NOTE = 2_000;

/** @throws 404 for an order that is not there */
export async function staffOrderOf(args: StaffArgs, protocol: string): Promise<OrderRecord> {
  const { services } = staffPageOf(args);
  const order = await readOrder(services.db, { protocol });
  if (!order) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return order;
}

/** The forms of one order's screen. */
export async function answerOrder(args: StaffArgs, protocol: string) {
  const order = await staffOrderOf(args, protocol);
  const form = await args.request.formData();
  const faults = await change(args, order, form);
  if (faults.length === 0) return seeOther(`${orderHref(protocol)}?feito`);
  const errors = faults.map((fault) => ({
    fieldId: FIELDS[fault] ?? placeOf(order),
    message: problems[fault],
  }));
  const typed = {
    nota: formText(form, 'nota'),
    telefone: formText(form, 'telefone'),
    email: formText(form, 'email'),
  };
  const isTyped = faults.every((fault) => fault in FIELDS || fault === 'none');
  return data(
    { errors, typed: formText(form, 'acao') === 'receita' ? {} : typed },
    { status: isTyped ? 400 : 409, headers: ERROR_HEADERS },
  );
}

type Problem = keyof typeof problems;
const FIELDS: Partial<Record<Problem, string>> = {
  note: 'nota',
  phone: 'telefone',
  email: 'email',
};

/** Where a fault of no field leads to: the button of the deliveries, or else the payments, which are always there. */
function placeOf({ tasks, state }: OrderRecord): string {
  const isOpen = state === 'active' && tasks.some(({ doneOn }) => doneOn === null);
  return isOpen ? 'feito' : 'pagamentos';
}

/** What is wrong; nothing when it is done. */
async function change(
  args: StaffArgs,
  { id: orderId }: OrderRecord,
  form: FormData,
): Promise<Problem[]> {
  const { services, staff } = staffPageOf(args);
  const deps = orderServicesOf(services);
  const undone = Number(formText(form, 'desfazer'));
  if (undone > 0)
    return refusalOf(await unmarkDone(deps, { orderId, by: staff.id, taskId: undone }));
  switch (formText(form, 'acao')) {
    case 'receita': {
      const seenVersion = Number(formText(form, 'versao'));
      return refusalOf(await activateOrder(deps, { orderId, actor: actorOf(staff), seenVersion }));
    }
    case 'feito': {
      const taskIds = form.getAll('tarefa').map(Number).filter(Number.isSafeInteger);
      if (taskIds.length === 0) return ['none'];
      return refusalOf(await markDone(deps, { orderId, by: staff.id, taskIds }));
    }
    case 'contato': {
      const phone = parsePhone(formText(form, 'telefone'));
      const email = parseEmail(formText(form, 'email'));
      if (!phone.ok || !email.ok || email.value === null)
        return [
          ...(phone.ok ? [] : ['phone' as const]),
          ...(email.ok && email.value !== null ? [] : ['email' as const]),
        ];
      const reach = { phoneE164: phone.value, email: email.value };
      const seenVersion = Number(formText(form, 'versao'));
      return refusalOf(await correctReach(deps, { orderId, reach, by: staff.id, seenVersion }));
    }
    case 'nota': {
      const words = formText(form, 'nota').trim();
      if (words === '' || words.length > LONGEST_NOTE) return ['note'];
      return refusalOf(await noteOrder(deps, { orderId, by: staff.id, words }));
    }
    default:
      return ['changed'];
  }
}

function refusalOf<Refusal>(result: { ok: true } | { ok: false; refusal: Refusal }): Refusal[] {
  return result.ok ? [] : [result.refusal];
}
