import { formatDate } from '#app/clinic/format-date.ts';
import { type PlanTerms, yearCents } from '#app/clinic/plan-prices.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { instalmentsOf, type PayIn } from '#app/features/subscriptions/order-terms.ts';
import { subscriptionContractTexts } from '#app/locales/subscriptions/contract.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';

/** What a contract is about, besides the people. */
export type ContractFacts = {
  locale: Locale;
  seller: Pick<
    PublicClinic,
    | 'legalName'
    | 'taxId'
    | 'addressLines'
    | 'email'
    | 'companyCrm'
    | 'technicalDirector'
    | 'dataProtectionOfficer'
  > & { phone: string };
  plan: { name: string; features: readonly string[]; notice: string };
  terms: Pick<PlanTerms, 'instalments' | 'instalmentCents' | 'pairsAYear'>;
  payIn: PayIn;
  /** Day of the contract. */
  orderedOn: string;
};

/** The parts of a section, from top to bottom. */
export type ContractBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] };

export type ContractSection = { id: string; title: string; blocks: ContractBlock[] };

export type Contract = {
  textId: string;
  sections: ContractSection[];
  /** The sentence beside the box. */
  accept: string;
};

/** The seller as a contract names it. */
export function sellerOf(clinic: PublicClinic): ContractFacts['seller'] {
  const { legalName, taxId, addressLines, email, phone } = clinic;
  const { companyCrm, technicalDirector, dataProtectionOfficer } = clinic;
  const who = { legalName, taxId, addressLines, companyCrm, technicalDirector };
  return { ...who, dataProtectionOfficer, email, phone: phone.display };
}

/** What is to be paid under these terms and when. */
export function contractInstalments({ terms, payIn, orderedOn }: ContractFacts) {
  return instalmentsOf(yearCents(terms), payIn === 'once' ? 1 : terms.instalments, orderedOn);
}

/** The contract in words: the summary before it is accepted, and the body of the PDF. */
export function contractOf(facts: ContractFacts): Contract {
  const { locale, seller, plan, terms } = facts;
  const texts = subscriptionContractTexts[locale];
  const reach = { email: seller.email, phone: seller.phone };
  const section = (id: string, title: string, ...blocks: ContractBlock[]) => ({
    id,
    title,
    blocks,
  });
  const lines = (...all: string[]) => all.map((text) => ({ kind: 'paragraph', text }) as const);
  const pair = money(Math.floor(yearCents(terms) / terms.pairsAYear), locale);
  return {
    textId: texts.id,
    accept: subscribeMessages[locale].check.accept,
    sections: [
      section(
        'vende',
        texts.seller,
        ...lines(
          texts.sellerFacts(seller.legalName, seller.taxId, seller.addressLines.join(', ')),
          texts.reach(reach),
          texts.director(
            seller.companyCrm,
            seller.technicalDirector.name,
            seller.technicalDirector.registrations.join(', '),
          ),
        ),
      ),
      section('plano', texts.bought.title, ...lines(texts.bought.text(plan.name)), {
        kind: 'list',
        items: plan.features,
      }),
      section('preco', texts.price.title, ...priceBlocks(facts)),
      section('prazo', texts.term.title, ...lines(texts.term.text)),
      section(
        'receita',
        texts.prescription.title,
        ...lines(texts.prescription.text, texts.prescription.care),
      ),
      section('entrega', texts.delivery.title, ...lines(texts.delivery.text(terms.pairsAYear))),
      section(
        'desistir',
        texts.withdrawal.title,
        ...lines(texts.withdrawal.text, texts.withdrawal.how),
      ),
      section(
        'cancelar',
        texts.cancelling.title,
        ...lines(texts.cancelling.text, texts.cancelling.count(pair, terms.pairsAYear)),
      ),
      section('preco-novo', texts.newPrices.title, ...lines(texts.newPrices.text)),
      section('duvidas', texts.complaints.title, ...lines(texts.complaints.text(reach))),
      section('dados', texts.data.title, ...lines(texts.data.text(seller.dataProtectionOfficer))),
      section('nao-e', texts.notThis, ...lines(plan.notice)),
    ],
  };
}

function priceBlocks(facts: ContractFacts): ContractBlock[] {
  const { locale, payIn, terms } = facts;
  const { price } = subscriptionContractTexts[locale];
  const due = contractInstalments(facts);
  const total = money(yearCents(terms), locale);
  const extra: ContractBlock = { kind: 'paragraph', text: price.extra };
  const whole: ContractBlock = { kind: 'paragraph', text: price.total(total) };
  if (payIn === 'once') {
    const day = formatDate(due[0]?.dueOn ?? facts.orderedOn, locale);
    return [whole, { kind: 'paragraph', text: price.once(total, day) }, extra];
  }
  return [
    whole,
    { kind: 'paragraph', text: price.instalments(due.length) },
    {
      kind: 'table',
      columns: price.columns,
      rows: due.map(({ number, dueOn, amountCents }) => [
        String(number),
        formatDate(dueOn, locale),
        money(amountCents, locale),
      ]),
    },
    extra,
  ];
}
