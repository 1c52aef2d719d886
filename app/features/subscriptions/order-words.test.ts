import { expect, test } from 'vitest';
import { isPlanSlug, PLAN_TABLE } from '#app/clinic/plan-prices.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import {
  type ContractFacts,
  contractOf,
  sellerOf,
} from '#app/features/subscriptions/contract/contract.ts';
import { contractPdf } from '#app/features/subscriptions/contract/contract-file.server.ts';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { anOrder, begun, closed, orderNow, orderServices, pay, placed } from '#tests/orders.ts';
import { pdfFaults } from '#tests/pdf-structure.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { sendOrderMail } from './order-mail.server.ts';
import type { OrderMailKind } from './order-services.server.ts';
import { announcePrice } from './plan-price-changes.server.ts';

// What only insurance has (trust.md, 3c). The notice says that a plan is none, and is cut out first.
const INSURANCE = {
  'pt-BR':
    /(?<!\p{L})(?:segur(?:os?|ad[oa]s?|adoras?)|apólices?|coberturas?|cobert[oa]s?|prêmios?|sinistros?|indeniza\p{L}*|carências?|beneficiári\p{L}*|franquias?|rede credenciada|mensalidades?)(?!\p{L})/iu,
  'en-US':
    /(?<!\p{L})(?:insur\p{L}*|polic(?:y|ies)|cover(?:s|ed|age)?|premiums?(?= (?:of|is|due))|claims?|indemni\p{L}*|beneficiar\p{L}*|deductibles?|copays?|in-network)(?!\p{L})/iu,
} satisfies Record<Locale, RegExp>;

const database = await testDatabase();
const { db } = database;
const DAY = '2026-10-05';

function factsOf(locale: Locale, slug: string, payIn: ContractFacts['payIn']): ContractFacts {
  const content = testContents[locale];
  const text = content?.pages.planTexts.find((each) => each.slug === slug);
  if (!content || !text || !isPlanSlug(slug)) throw new Error(`no text of ${slug}`);
  const { pages, clinic } = content;
  return {
    ...{ locale, payIn, orderedOn: DAY, terms: PLAN_TABLE[slug] },
    seller: sellerOf(publicClinic(clinic, DAY)),
    plan: { name: text.name, features: text.features, notice: pages.subscribe.notice },
  };
}

const wordsOf = (facts: ContractFacts) => JSON.stringify(contractOf(facts).sections);

for (const locale of LOCALES)
  for (const slug of Object.keys(PLAN_TABLE))
    test(`the contract of ${slug} in ${locale} has no word of insurance but the notice that it is none`, () => {
      for (const payIn of ['once', 'instalments'] as const) {
        const facts = factsOf(locale, slug, payIn);
        const words = wordsOf(facts);
        expect(words).toContain(facts.plan.notice);
        expect(INSURANCE[locale].exec(words.replace(facts.plan.notice, ''))?.[0]).toBeUndefined();
      }
    });

test('the contract says what consumer law asks for, line by line', () => {
  const words = wordsOf(factsOf('pt-BR', 'padrao', 'instalments'));
  const { legalName, taxId, companyCrm, technicalDirector, dataProtectionOfficer, addressLines } =
    publicClinic(testClinic, DAY);
  const said = {
    // Decreto 7.962/2013, art. 2: who sells, where and how they are reached; CFM 2.336/2023: who answers for it.
    seller: [legalName, taxId, ...addressLines, testClinic.email, testClinic.phone.display],
    director: [companyCrm, technicalDirector.name, ...technicalDirector.registrations],
    // LGPD, art. 9.
    data: [dataProtectionOfficer.name, dataProtectionOfficer.email],
    // CDC, art. 49: seven days from contract or delivery, without a reason, everything back, at no cost.
    withdrawal: ['em até 7 dias, sem dizer o motivo', 'o que vier por último', 'devolvemos tudo'],
    costs: ['buscamos a caixa sem custo', 'Não há outro gasto', 'A entrega já está no preço'],
    // Decreto 7.962/2013, art. 2, III: risks to health; Decreto 24.492/1934, art. 14: on prescription alone.
    health: ['exame, adaptação e receita de um médico', 'tire as lentes e fale com a clínica'],
    renewal: ['Ele não se renova sozinho'],
    prices: ['O preço deste contrato não muda', 'com 30 dias ou mais'],
    leaving: [
      'você cancela quando quiser, sem multa',
      'O que você pagou a mais volta em até 10 dias',
    ],
    answer: ['respondemos em até 5 dias', 'Procon'],
    delivery: ['mês a mês', 'O dia de cada entrega'],
  };
  for (const lines of Object.values(said)) for (const line of lines) expect(words).toContain(line);
});

test('the English contract is tagged too, and names seller, director and officer', async () => {
  const facts = factsOf('en-US', 'premium', 'once');
  const at = new Date('2026-10-05T12:00:00Z');
  const pdf = await contractPdf(facts, anOrder(), { protocol: 'L1234-5678', orderedAt: at });
  expect(pdfFaults(pdf)).toEqual([]);
  const words = textOfPdf(pdf).replace(/\s+/g, ' ');
  for (const line of ['7 days to change your mind', 'Technical director', facts.seller.taxId])
    expect(words).toContain(line);
});

const KINDS: OrderMailKind[] = [
  'ordered',
  'again',
  'active',
  'withdrawn',
  'cancelled',
  'ending',
  'new-price',
];

/** Every mail about one order, to both. */
async function allMails(plansEnabled = true) {
  const services = orderServices(database);
  const id = await placed(services);
  await begun(services, id);
  await pay(services, id, 1);
  const { rows } = await database.pool.query('select id from staff limit 1');
  await announcePrice(services, {
    ...{ plan: 'basico', instalmentCents: 11_000, fromOn: '2026-11-05', seenVersion: 0 },
    by: rows[0].id,
  });
  await closed(services, id, 'withdrawn');
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => void sent.push(mail),
    describe: 'a list',
    close: async () => undefined,
  };
  const baseUrl = new URL('https://clinica.example.com');
  const clinic = { ...testClinic, plansEnabled };
  const deps = { db, mailer, clinic, baseUrl, secret: TEST_SECRET };
  for (const kind of KINDS)
    for (const audience of ['customer', 'clinic'] as const)
      await sendOrderMail(deps, { orderId: id, kind, audience });
  return { sent, order: await orderNow(services, id) };
}

test('no mail has a word of insurance, and none says the CPF, the address or the phone', async () => {
  const { sent, order } = await allMails();
  expect(sent).toHaveLength(KINDS.length + 3);
  for (const { subject, text, html = '' } of sent) {
    for (const words of [subject, text, html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')])
      expect(INSURANCE['pt-BR'].exec(words)?.[0]).toBeUndefined();
    expect(subject + text + html).not.toMatch(/529\.?982\.?247|Periquito|99887-?7661|Zuleide Can/);
    // On a lock screen.
    expect(subject).not.toMatch(/R\$|miopia|grau|receita nova/);
  }
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(sent.length);
  expect(order.state).toBe('withdrawn');
});

test('a mail about the end of a year leads to the plans only while there are any', async () => {
  const ending = async (plansEnabled: boolean) => {
    const { sent } = await allMails(plansEnabled);
    return sent.find(({ messageId }) => messageId?.includes('.ending.'))?.text ?? '';
  };
  expect(await ending(true)).toContain('https://clinica.example.com/assine');
  expect(await ending(false)).not.toContain('/assine');
});
