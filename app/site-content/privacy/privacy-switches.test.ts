import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR } from '#tests/contents.ts';

async function policyOf(record: ClinicRecord, locale: 'pt-BR' | 'en-US' = 'pt-BR') {
  const content = (await readContents(CONTENT_DIR, record))[locale];
  if (!content) throw new Error('the clinic has no such language');
  const filled = filledPrivacyText(content.privacy, publicClinic(content.clinic, '2026-11-20'));
  return JSON.stringify(filled);
}

const offers = { podcast: false, children: false, lenses: false, questionnaire: false };
const [selfPay] = manausRecord.payers;
const plain: ClinicRecord = {
  ...manausRecord,
  ...{ offers, plansEnabled: false },
  services: manausRecord.services.filter(({ bookingGroup }) => bookingGroup === 'consultation'),
};

test('without plans, lenses and questionnaire the policy speaks of none', async () => {
  expect(await policyOf(plain)).not.toMatch(/plano de lentes|questionário|assinatura|assinar\b/i);
  const english = { ...serraClaraRecord, plansEnabled: false };
  expect(
    await policyOf({ ...english, offers: { lenses: false, questionnaire: false } }, 'en-US'),
  ).not.toMatch(/lens plan|questionnaire|subscri/i);
});

test('with them it says what they ask for', async () => {
  const text = await policyOf({ ...serraClaraRecord, plansEnabled: true });
  expect(text).toContain('O que pedimos quando você assina um plano de lentes');
  expect(text).toContain('O questionário de olho seco');
});

test('it speaks of deposits where a service asks for one', async () => {
  const said = /sinal, pago por Pix|Sinal e outros pagamentos/;
  expect(await policyOf(plain)).not.toMatch(said);
  expect(await policyOf(plain)).toContain('Pagamentos');
  const deposit = { amountCents: 5000, holdMinutes: 30, refundHours: 24, statementHours: null };
  const asking = plain.services.map((each) => ({
    ...each,
    booking: { own: [], later: [], deposit },
  }));
  expect(await policyOf({ ...plain, services: asking })).toMatch(said);
});

test('what booking asks follows the payers and the card that they ask for', async () => {
  expect(await policyOf(plain)).toContain('O número e a validade da carteirinha');
  const { bookingForm = {} } = plain;
  const off = { ...plain, bookingForm: { ...bookingForm, card: 'off' as const } };
  expect(await policyOf(off)).not.toContain('carteirinha');
  const alone = await policyOf({ ...plain, payers: selfPay ? [selfPay] : [] });
  expect(alone).not.toMatch(/convênio|carteirinha/);
  expect(alone).toContain('O atendimento é particular.');
});

test('it says that booking asks how patients come and of lenses, whichever service does', async () => {
  const said = 'Como o paciente vem e se usa lentes de contato';
  expect(await policyOf(plain)).not.toContain(said);
  const settled: PreparationRule = {
    ...{ dilates: 'never', dilationHours: 6, daylightMinutes: null },
    ...{ softLensHours: 0, rigidLensHours: 0, fastingHours: 0, companion: false },
  };
  const asking = (preparation: Partial<PreparationRule>) => ({
    ...plain,
    services: plain.services.map((each) => ({
      ...each,
      preparation: { ...settled, ...preparation },
    })),
  });
  expect(await policyOf(asking({ softLensHours: 24 }))).toContain(said);
  expect(await policyOf(asking({ dilates: 'always', daylightMinutes: 60 }))).toContain(said);
  expect(await policyOf(asking({}))).not.toContain(said);
  expect(await policyOf(serraClaraRecord)).toContain(said);
});
