import { expect, test } from 'vitest';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { openContentStore } from '#app/site-content/content-store.server.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { aKey, aRequest, bookingServices, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL } from '#tests/insurance.ts';
import { orderServices, placed } from '#tests/orders.ts';
import { aScreening } from '#tests/screening.ts';

const database = await testDatabase();
const { db } = database;

/** The clinic once it has stopped selling plans, asking the questionnaire and working with insurers. */
const stopped = {
  ...serraClaraRecord,
  ...{ plansEnabled: false, offers: { questionnaire: false, lenses: false } },
  payers: serraClaraRecord.payers.slice(0, 1),
};

async function policyNow() {
  const store = await openContentStore({
    ...{ db, clock: stillClock(), log: { error() {} }, contentDir: CONTENT_DIR },
    readRecord: async () => ({ record: stopped, stamp: '' }),
    ...{ clinicFile: stopped, first: await readContents(CONTENT_DIR, stopped) },
  });
  await store.refresh();
  const { privacy, clinic } = store.now()['pt-BR'];
  return JSON.stringify(filledPrivacyText(privacy, publicClinic(clinic, '2026-11-20')));
}

const HELD = {
  plans: /O que pedimos quando você assina um plano de lentes.*Assinatura e o que foi pago/,
  questionnaire: /O questionário de olho seco.*Respostas do questionário que você enviou/,
  deposit: /Alguns serviços pedem um sinal.*Sinal e outros pagamentos/,
  insurance: /particular ou o nome do convênio.*O seu convênio/,
};

test('the policy goes on to speak of what a clinic no longer asks for while it holds any of it', async () => {
  const before = await policyNow();
  for (const said of Object.values(HELD)) expect(before).not.toMatch(said);

  await bookAppointment(bookingServices(database), aRequest({ payerId: AZUL }), aKey());
  expect(await policyNow()).toMatch(HELD.insurance);
  expect(await policyNow()).not.toMatch(HELD.questionnaire);

  await aScreening(database, { name: 'Rosa', phoneE164: '+5535998877661', email: null });
  expect(await policyNow()).toMatch(HELD.questionnaire);
  expect(await policyNow()).not.toMatch(HELD.plans);

  await placed(orderServices(database));
  expect(await policyNow()).toMatch(HELD.plans);
  expect(await policyNow()).not.toMatch(HELD.deposit);

  // Asked for in the settings of the agenda alone; the record says nothing of it.
  await database.pool.query(`
    insert into service_deposits (service_id, amount_cents, hold_minutes, refund_hours)
    select id, 5000, 30, 24 from services order by id limit 1`);
  expect(await policyNow()).toMatch(HELD.deposit);
});
