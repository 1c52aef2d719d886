import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { NO_FLAGS, type PreparationRule, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { holdForDraft, startDraft } from '#app/features/booking/booking-draft.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { aKey, aRequest, at, MONDAY } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { CONSULTATION, newPhone, oneDoctor, waitlistSetup } from '#tests/waitlist.ts';
import { acceptOffer, declineOffer } from './answer-offer.server.ts';
import { offerPreparation } from './offer-preparation.ts';
import { readSuitingTimes } from './steer-list.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const WEDNESDAY = addDays(MONDAY, 2);
const NINE = at(WEDNESDAY, '09:00');
const RULE: PreparationRule = {
  ...ruleOfFlags(NO_FLAGS),
  ...{ softLensHours: 24, rigidLensHours: 168 },
  ...{ dilates: 'always', daylightMinutes: 60 },
};

beforeEach(() => oneDoctor(database));

/** Nine on Wednesday is free again; two weeks later two people wait for something earlier, with such lenses. */
async function freed(lenses: readonly ('none' | 'soft' | 'rigid' | 'unasked')[]) {
  const list = waitlistSetup(database);
  list.clock.set(at(MONDAY, '09:00'));
  const state = { rule: RULE };
  list.services.preparation = { ruleOf: async () => state.rule };
  const nine = await list.book(NINE);
  const waiting: { appointmentId: number; entryId: number }[] = [];
  for (const [index, worn] of lenses.entries()) {
    const contact = { name: 'Antônia Reis', phoneE164: newPhone(), email: 'a@example.com' };
    const startsAt = at(addDays(MONDAY, 16), ['10:00', '11:00', '14:00'][index] ?? '');
    const answered = worn === 'unasked' ? {} : { lenses: worn };
    const preparation = { ...answered, arrival: 'driving' as const };
    const request = aRequest({ startsAt, contact, preparation });
    const booked = await bookAppointment(list.booking, request, aKey());
    if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
    const { appointmentId } = booked.answer.value;
    waiting.push({ appointmentId, entryId: await list.waitForEarlier(appointmentId) });
  }
  await pool.query(
    `insert into closures (resource_id, during, reason)
     select id, tstzrange($1, $2), 'x' from resources where kind = 'practitioner'
     union all select id, tstzrange($3, $4), 'x' from resources where kind = 'practitioner'`,
    [at(MONDAY, '00:00'), NINE, at(WEDNESDAY, '10:00'), at(addDays(MONDAY, 16), '00:00')],
  );
  await cancelAppointment(list.booking, { appointmentId: nine, actor: 'patient' }, aKey());
  await list.match();
  return { list, waiting, state };
}

test('a time for which somebody’s lenses should already be out goes to the next, and staff see why', async () => {
  const { list, waiting } = await freed(['rigid', 'soft', 'none']);
  const [rigid, soft] = waiting;
  const live = await list.live();
  expect(live.map(({ entryId }) => entryId)).toEqual([soft?.entryId]);
  expect(live[0]?.startsAt).toEqual(NINE);
  await declineOffer(list.services, { offerId: live[0]?.id ?? 0, by: 'patient' });
  const [time] = await readSuitingTimes(list.services);
  expect(time?.skipped).toContainEqual({ entryId: rigid?.entryId, skip: 'lenses' });
});

test('whoever was never asked about lenses is offered only what they could accept', async () => {
  const { list, waiting } = await freed(['unasked', 'soft', 'none']);
  const [unasked, soft] = waiting;
  const [offer] = await list.live();
  expect(offer?.entryId).toBe(soft?.entryId);
  await declineOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' });
  const [time] = await readSuitingTimes(list.services);
  expect(time?.skipped).toContainEqual({ entryId: unasked?.entryId, skip: 'lenses' });
});

test('whoever was never asked is offered times of a service that asks nothing of lenses', async () => {
  const { list, waiting } = await freed(['none', 'unasked']);
  const [, unasked] = waiting;
  const [offer] = await list.live();
  list.services.preparation = { ruleOf: async () => ruleOfFlags(NO_FLAGS) };
  await declineOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' });
  await list.match();
  const [next] = await list.live();
  expect(next?.entryId).toBe(unasked?.entryId);
  const answer = { offerId: next?.id ?? 0, by: 'patient' } as const;
  expect(await acceptOffer(list.services, answer)).toMatchObject({ ok: true });
});

test('accepting keeps what was answered, and the answers hold for the new time', async () => {
  const { list, waiting } = await freed(['soft']);
  const [offer] = await list.live();
  const accepted = await acceptOffer(list.services, { offerId: offer?.id ?? 0, by: 'patient' });
  expect(accepted).toMatchObject({ ok: true, value: { kind: 'moved' } });
  const record = await readAppointment(db, { id: waiting[0]?.appointmentId ?? 0 });
  expect(record).toMatchObject({
    startsAt: NINE,
    preparation: { lenses: 'soft', arrival: 'driving' },
  });
});

test('every minute of an offer is early enough; where the clinic asks for more meanwhile, nothing moves', async () => {
  const { list, state, waiting } = await freed(['soft']);
  const [offer] = await list.live();
  const answer = { offerId: offer?.id ?? 0, by: 'patient' } as const;
  list.clock.set(new Date((offer?.expiresAt.getTime() ?? 0) - 1));
  state.rule = { ...RULE, softLensHours: 168 };
  expect(await acceptOffer(list.services, answer)).toEqual({ ok: false, refusal: 'closed' });
  const record = await readAppointment(db, { id: waiting[0]?.appointmentId ?? 0 });
  expect(record?.startsAt).toEqual(at(addDays(MONDAY, 16), '10:00'));
  expect((await list.offersOf(waiting[0]?.entryId ?? 0))[0]?.state).toBe('withdrawn');
});

test('the last minute of an offer is early enough', async () => {
  const { list } = await freed(['soft']);
  const [offer] = await list.live();
  list.clock.set(new Date((offer?.expiresAt.getTime() ?? 0) - 1));
  const answer = { offerId: offer?.id ?? 0, by: 'patient' } as const;
  expect(await acceptOffer(list.services, answer)).toMatchObject({ ok: true });
});

const told = { rule: RULE, place: testClinic.address, now: at(MONDAY, '09:00') };

test('an offer says what its time asks: the date of the lenses, the car, the light', () => {
  const offer = { startsAt: at(WEDNESDAY, '17:30'), endsAt: at(WEDNESDAY, '18:00') };
  const answers = { lenses: 'soft', arrival: 'driving' } as const;
  const said = offerPreparation({ ...told, offer, answers }, 'pt-BR').join(' ');
  expect(said).toContain('Tire as lentes de contato até terça-feira, 6 de outubro, às 17h30.');
  expect(said).toContain('deixe o carro em casa');
  expect(said).toContain('o sol se põe às');
  const lensless = { lenses: 'none' } as const;
  expect(offerPreparation({ ...told, offer, answers: lensless }, 'pt-BR')).toEqual([]);
});

test('who is new reads for which lenses it is too late, and is asked in the journey, which keeps the time', async () => {
  const offer = { startsAt: NINE, endsAt: at(WEDNESDAY, '09:30') };
  const [late, soft] = offerPreparation({ ...told, offer, answers: null }, 'pt-BR');
  expect(late).toContain('Quem usa lentes rígidas já deveria estar sem elas.');
  expect(soft).toBe('Se usa lentes gelatinosas, tire até terça-feira, 6 de outubro, às 9h.');

  const list = waitlistSetup(database);
  list.clock.set(at(MONDAY, '09:00'));
  const nine = await list.book(NINE);
  await pool.query(
    `insert into closures (resource_id, during, reason)
     select id, tstzrange($1, $2), 'x' from resources where kind = 'practitioner'`,
    [at(MONDAY, '00:00'), NINE],
  );
  await list.wait({ weekdays: [3] });
  await cancelAppointment(list.booking, { appointmentId: nine, actor: 'patient' }, aKey());
  await list.match();
  const [made] = await list.live();
  const accepted = await acceptOffer(list.services, { offerId: made?.id ?? 0, by: 'patient' });
  if (!accepted.ok || accepted.value.kind !== 'book') throw new Error('not accepted');
  const { holdToken } = accepted.value;
  const draft = {
    ...{ service: CONSULTATION, startsAt: '2026-10-07T09:00:00-03:00' },
    ...{ holdToken, keptToken: holdToken },
  };
  const token = await startDraft(list.services, draft);
  const slot = { serviceSlug: CONSULTATION, startsAt: NINE };
  expect(await holdForDraft(list.booking, token, slot)).toMatchObject({ ok: true });
  const { rows } = await pool.query('select is_offer from holds');
  expect(rows).toEqual([{ is_offer: true }]);
});
