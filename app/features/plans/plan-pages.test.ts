import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import {
  isOnlinePlan,
  isPlanSlug,
  onlineSaving,
  onlineSavingRange,
  PLAN_TABLE,
  yearCents,
} from '#app/clinic/plan-prices.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { money } from '#app/platform/money.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testContents } from '#tests/contents.ts';
import { FlexPage } from './flex-page.tsx';
import { PaymentPage } from './payment-page.tsx';
import type { YearPlan } from './plan-card.tsx';
import { PlanPage } from './plan-page.tsx';
import { PlansPage } from './plans-page.tsx';
import { SubscribePage } from './subscribe-page.tsx';

// trust.md 3c: verbatim, until counsel changes the wording.
const NOTICE =
  'Não é plano de saúde nem seguro. Não cobre internação, urgência ou exames fora da lista. Não regulado pela ANS como plano.';
const INSURANCE_WORDS = /cobertura|carência|beneficiári|rede credenciada/i;
// Res. CFM 2.336/2023.
const PROMISES =
  /(?<!\p{L})(melhor(es)?|únic[oa]s?|garanti\p{L}*|100\s?%|sem dor|curas?|milagr\p{L}*|mais vendid\p{L}*|mais escolhid\p{L}*)(?!\p{L})/iu;

const content = testContents['pt-BR'].pages;
const clinic = publicClinic(parseClinic(serraClaraRecord), '2026-11-21');
const yearPlans = content.planTexts.flatMap((text): YearPlan[] => {
  const { slug } = text;
  if (!isPlanSlug(slug)) return [];
  const saving = isOnlinePlan(slug) ? onlineSaving(PLAN_TABLE, slug) : null;
  return [{ ...text, slug, terms: PLAN_TABLE[slug], saving }];
});
const flex = content.planTexts.find(({ slug }) => slug === 'flex');
if (!flex) throw new Error('there is no Flex');

const shared = { locale: 'pt-BR', clinic } as const;
const inPerson = yearPlans.filter(({ family }) => family === 'presencial');
const online = yearPlans.filter(({ family }) => family === 'online');
const families = {
  ...shared,
  clinicName: clinic.displayName,
  savingRange: onlineSavingRange(PLAN_TABLE),
  instalments: 12,
  hasOnline: true,
};
const WAYS = ['Pix'];
const monthlyCents = serraClaraRecord.flexMonthlyCents;
const subscribing = {
  ...shared,
  text: content.subscribe,
  isOpen: true,
  goneName: null,
  comparison: null,
  chosen: { kind: 'flex', plan: flex, monthlyCents } as const,
  children: null,
};
const pages: [string, string][] = [
  [
    'planos',
    html(
      createElement(PlansPage, {
        ...families,
        family: 'presencial',
        text: content.plans,
        plans: inPerson,
      }),
    ),
  ],
  [
    'planosonline',
    html(
      createElement(PlansPage, {
        ...families,
        family: 'online',
        text: content.onlinePlans,
        plans: online,
      }),
    ),
  ],
  [
    'planosflex',
    html(createElement(FlexPage, { ...shared, text: content.flexPlan, plan: flex, monthlyCents })),
  ],
  ['assine', html(createElement(SubscribePage, subscribing))],
  ...inPerson.map((plan): [string, string] => [
    `plano ${plan.slug}`,
    html(createElement(PlanPage, { ...shared, notice: content.plans.notice, plan })),
  ]),
  ...yearPlans.map((plan): [string, string] => [
    `pagamento ${plan.slug}`,
    html(createElement(PaymentPage, { ...shared, text: content.payment, plan, ways: WAYS })),
  ]),
];

describe.each(pages)('%s', (_name, page) => {
  test('says that it is no health insurance, letter by letter', () => {
    expect(page).toContain(NOTICE);
  });

  test('has no word of health insurance and no promise', () => {
    expect(INSURANCE_WORDS.exec(page)?.[0]).toBeUndefined();
    expect(PROMISES.exec(page)?.[0]).toBeUndefined();
  });

  test('has one main heading', () => {
    expect(page.match(/<h1/g)).toHaveLength(1);
  });
});

test('where online plans cost no less than the others, no page says that they do', () => {
  const dear = online.map((plan) => ({ ...plan, saving: null }));
  const less = /(?:custa|sai|ficam?)m? (?:a )?menos|[Pp]reço menor|por menos|economi|Conta feita/;
  const pageOf = (plans: typeof online) =>
    html(
      createElement(PlansPage, {
        ...{ ...families, family: 'online', text: content.onlinePlans, plans },
        savingRange: null,
      }),
    );
  expect(less.exec(pageOf(dear))?.[0]).toBeUndefined();
  expect(pageOf(dear)).toContain('O plano online não inclui consulta presencial');
  expect(pageOf(online)).toContain('Conta feita com o total');
});

test('each payment page shows the whole price, the seller and the right to withdraw', () => {
  for (const plan of yearPlans) {
    const page = new Map(pages).get(`pagamento ${plan.slug}`);
    for (const fact of [
      money(yearCents(plan.terms)),
      clinic.legalName,
      clinic.taxId,
      clinic.addressLines.join(', '),
      clinic.email,
      'em até 7 dias',
    ])
      expect(page).toContain(fact);
    expect(page).toContain('Pix');
    expect(page).toContain(`<input type="hidden" name="plano" value="${plan.slug}"/>`);
    expect(page).not.toContain('Nada é cobrado aqui');
  }
});

test('without a way to pay a payment page says so and has no form', () => {
  for (const plan of yearPlans) {
    const page = html(
      createElement(PaymentPage, { ...shared, text: content.payment, plan, ways: [] }),
    );
    expect(page).not.toContain('<form');
    expect(page).toContain('Nada é cobrado aqui');
  }
});

test('online plans say what the arithmetic says they save', () => {
  const page = new Map(pages).get('planosonline') ?? '';
  expect([...page.matchAll(/(\d+)% menos que/g)].map(([, percent]) => percent)).toEqual([
    '11',
    '20',
    '17',
  ]);
  expect(new Map(pages).get('planos')).toContain('11% a 20% menos');
});

test('Flex without a price in the record sends to the reception', () => {
  const page = html(
    createElement(FlexPage, {
      ...shared,
      text: content.flexPlan,
      plan: flex,
      monthlyCents: undefined,
    }),
  );
  expect(page).toContain('informado pela recepção');
  expect(page).not.toContain('R$');
});

function html(element: React.ReactElement): string {
  return renderToStaticMarkup(element).replaceAll('&nbsp;', '\u00a0');
}
