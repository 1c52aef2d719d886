import { data } from 'react-router';
import { offeredPlans } from '#app/clinic/plan-prices.ts';
import { orderServicesOf } from '#app/context/order-services.ts';
import { changeSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { PLAN_SETTINGS_PATH } from '#app/features/subscriptions/order-filter.ts';
import { announcePrice, tryPrice } from '#app/features/subscriptions/plan-price-changes.server.ts';
import { priceEffects } from '#app/features/subscriptions/plan-settings/price-effects.ts';
import {
  EMPTY_PRICE,
  type PriceFormValues,
  parsePriceForm,
  readPriceForm,
} from '#app/features/subscriptions/price-form.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { EFFECTS_READ } from '#app/ui/effects-notice/effects-notice.tsx';

const { wrong } = staffOrders.settings;

/** Offers the plans or takes them from the site, or announces a price. */
export async function answerPlanSettings(args: StaffArgs) {
  const form = await args.request.formData();
  return formText(form, 'acao') === 'preco' ? answerPrice(args, form) : answerOffer(args, form);
}

async function answerOffer(args: StaffArgs, form: FormData) {
  const { services, staff } = staffPageOf(args);
  const value = formText(form, 'acao') === 'mostrar';
  const seenVersion = Number(formText(form, 'versao'));
  const changed = await changeSetting(services, 'plans', { value, seenVersion, by: staff.id });
  if (!changed.ok) return refused({ plano: wrong.changed }, { values: EMPTY_PRICE, status: 409 });
  return seeOther(`${PLAN_SETTINGS_PATH}?feito`);
}

/** Where the summary of errors leads. */
const FIELDS = { plan: 'plano', amount: 'valor', fromOn: 'inicioDay' } as const;

async function answerPrice(args: StaffArgs, form: FormData) {
  const { services, staff } = staffPageOf(args);
  const values = readPriceForm(form);
  const parsed = parsePriceForm(values);
  const seenVersion = Number(formText(form, 'versao'));
  // After an invalid field the form stays based on what was seen.
  const again = { values, status: 400, seenVersion };
  if (!parsed.ok) {
    const fields = parsed.refusal.map((field) => [FIELDS[field], wrong[field]]);
    return refused(Object.fromEntries(fields), again);
  }
  if (!offeredPlans(services.clinic).includes(parsed.value.plan))
    return refused({ [FIELDS.plan]: wrong.archived }, again);
  const announcement = { ...parsed.value, seenVersion, by: staff.id };
  const orderServices = orderServicesOf(services);
  const tried = await tryPrice(orderServices, announcement);
  const effects = tried.ok ? priceEffects(tried.value, announcement) : null;
  if (effects && formText(form, EFFECTS_READ) !== effects.stamp)
    return data({ errors: [], values, seenVersion, effects });
  const announced = tried.ok ? await announcePrice(orderServices, announcement) : tried;
  if (!announced.ok) {
    const field = announced.refusal === 'same' ? 'valor' : 'inicioDay';
    return refused({ [field]: wrong[announced.refusal] }, { values, status: 409 });
  }
  return seeOther(`${PLAN_SETTINGS_PATH}?avisados=${announced.value.mails}`);
}

function refused(
  problems: Readonly<Record<string, string>>,
  {
    values,
    status,
    seenVersion = null,
  }: { values: PriceFormValues; status: number; seenVersion?: number | null },
) {
  const errors = Object.entries(problems).map(([fieldId, message]) => ({ fieldId, message }));
  return data({ errors, values, seenVersion, effects: null }, { status, headers: ERROR_HEADERS });
}
