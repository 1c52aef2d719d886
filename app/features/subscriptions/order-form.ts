import { type CpfRefusal, parseCpf } from '#app/clinic/cpf.ts';
import {
  type PersonFieldRefusal,
  parseEmail,
  parseName,
  parsePhone,
} from '#app/clinic/person-fields.ts';
import type { PlanSlug } from '#app/clinic/plan-prices.ts';
import { type PostalAddress, parseAddress } from '#app/clinic/postal-address.ts';
import type { ProviderName } from '#app/payments/payment-provider.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { OrderDraft, TypedHow, TypedWhere, TypedWho } from './order-draft.ts';
import { PAY_IN, type PayIn, PRESCRIPTIONS, type Prescription } from './order-terms.ts';

const LONGEST = 200;

export type Customer = { name: string; cpf: string; phoneE164: string; email: string };
export type WhoRefusal = PersonFieldRefusal | CpfRefusal | 'email-missing' | 'two-names';
export type WhoError = { field: keyof TypedWho; refusal: WhoRefusal };

/** A finished draft, parsed. */
export type OrderRequest = {
  plan: PlanSlug;
  customer: Customer;
  address: PostalAddress;
  prescription: Prescription;
  payIn: PayIn;
  provider: ProviderName;
};

type Form = { get(name: string): unknown };
const typedText = (form: Form, name: string) => formText(form, name).slice(0, LONGEST);

export function readWho(form: Form): TypedWho {
  return {
    name: typedText(form, 'name'),
    cpf: typedText(form, 'cpf'),
    phone: typedText(form, 'phone'),
    email: typedText(form, 'email'),
  };
}

/** The customer, or all that is wrong, in the order of the fields. */
export function parseWho(typed: TypedWho): Result<Customer, WhoError[]> {
  const name = wholeName(typed.name);
  const cpf = parseCpf(typed.cpf);
  const phone = parsePhone(typed.phone);
  const email = neededEmail(typed.email);
  if (name.ok && cpf.ok && phone.ok && email.ok)
    return ok({ name: name.value, cpf: cpf.value, phoneE164: phone.value, email: email.value });
  const results = { name, cpf, phone, email };
  return refuse(
    (['name', 'cpf', 'phone', 'email'] as const).flatMap((field): WhoError[] => {
      const result = results[field];
      return result.ok ? [] : [{ field, refusal: result.refusal }];
    }),
  );
}

/** A contract names its party whole. */
function wholeName(typed: string): Result<string, WhoRefusal> {
  const name = parseName(typed);
  return name.ok && !name.value.includes(' ') ? refuse('two-names') : name;
}

function neededEmail(typed: string): Result<string, WhoRefusal> {
  const email = parseEmail(typed);
  if (!email.ok) return email;
  return email.value === null ? refuse('email-missing') : ok(email.value);
}

export function readWhere(form: Form): TypedWhere {
  return {
    postalCode: typedText(form, 'postalCode'),
    street: typedText(form, 'street'),
    streetNumber: typedText(form, 'streetNumber'),
    complement: typedText(form, 'complement'),
    district: typedText(form, 'district'),
    city: typedText(form, 'city'),
    stateCode: typedText(form, 'stateCode'),
  };
}

export function readHow(form: Form, ways: readonly ProviderName[]): TypedHow {
  const [only, ...others] = ways;
  return {
    prescription: typedText(form, 'prescription'),
    payIn: typedText(form, 'payIn'),
    // Where there is one way, nobody is asked.
    provider: only && others.length === 0 ? only : typedText(form, 'provider'),
  };
}

type How = Pick<OrderRequest, 'prescription' | 'payIn' | 'provider'>;

/** @param ways to pay that are configured now */
export function parseHow(
  typed: TypedHow,
  ways: readonly ProviderName[],
): Result<How, (keyof TypedHow)[]> {
  const prescription = PRESCRIPTIONS.find((each) => each === typed.prescription);
  const payIn = PAY_IN.find((each) => each === typed.payIn);
  const provider = ways.find((each) => each === typed.provider);
  if (prescription && payIn && provider) return ok({ prescription, payIn, provider });
  return refuse([
    ...(prescription ? [] : ['prescription' as const]),
    ...(payIn ? [] : ['payIn' as const]),
    ...(provider ? [] : ['provider' as const]),
  ]);
}

/** The request of a finished draft, validated again; null when an answer is missing or no longer valid. */
export function orderRequestOf(
  { plan, who, where, how }: OrderDraft,
  ways: readonly ProviderName[],
): OrderRequest | null {
  if (!who || !where || !how) return null;
  const customer = parseWho(who);
  const { address, wrong } = parseAddress(where);
  const choices = parseHow(how, ways);
  if (!customer.ok || wrong.length > 0 || !choices.ok) return null;
  return { plan, customer: customer.value, address, ...choices.value };
}
