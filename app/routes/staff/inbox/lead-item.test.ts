import { beforeEach, expect, test } from 'vitest';
import { leadOpenings, leads } from '#app/db/leads-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { linkLead } from '#app/features/leads/lead-work.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const PHONE = '+5535995550111';

let reception: { cookie: string };
let staffId: number;
let leadId: number;
beforeEach(async () => {
  clock.set(at(MONDAY, '09:00'));
  ({ id: staffId } = await aStaffMember(site.services, { role: 'reception', name: 'Rita' }));
  reception = { cookie: await site.signedIn(staffId) };
  const [stored] = await db
    .insert(leads)
    .values({
      variant: 'B',
      name: 'Antônia Reis',
      phoneE164: PHONE,
      reason: 'dry-eye',
      payer: 'particular',
      locale: 'pt-BR',
      createdAt: at(MONDAY, '08:30'),
    })
    .returning({ id: leads.id });
  leadId = stored?.id ?? 0;
});

const itemPath = () => `/equipe/mensagens/pedido/${leadId}`;
const item = async () => (await site.get(itemPath(), reception)).page;

async function booked(time = '10:00', phoneE164 = PHONE): Promise<number> {
  const contact = { name: 'Antônia Reis', phoneE164, email: null };
  const request = aRequest({ contact, startsAt: at('2026-10-06', time) });
  const once = await bookAppointment(bookingServices(database, clock), request, aKey());
  if (once.kind === 'other-body' || !once.answer.ok) throw new Error('not booked');
  return once.answer.value.appointmentId;
}

test('a lead is in the inbox with its answers and how long it has waited', async () => {
  expect((await site.get('/equipe/mensagens', reception)).page).toMatchObject({
    rows: [{ name: 'Antônia Reis', kindTitle: 'Pedido de horário', excerpt: 'Olho seco' }],
  });
  expect(await item()).toMatchObject({
    words: 'Olho seco',
    details: expect.arrayContaining([
      {
        label: 'Primeira resposta',
        value: 'esperando há 30 min de expediente (30 min no relógio)',
      },
    ]),
    lead: { linked: null, proposals: [], bookHref: `/equipe/agenda/telefone?pedido=${leadId}` },
  });
});

test('the clock stops with the first thing that anybody does', async () => {
  await site.post(itemPath(), reception);
  await linkLead(site.services, { leadId, appointmentId: await booked(), by: staffId });
  clock.set(at(MONDAY, '09:20'));
  expect(await item()).toMatchObject({
    details: expect.arrayContaining([
      { label: 'Primeira resposta', value: '30 min de expediente (30 min no relógio)' },
    ]),
  });
});

test('the telephone booking begins with the lead’s data, without them in the address', async () => {
  const page = await site.get(`/equipe/agenda/telefone?pedido=${leadId}`, reception);
  expect(page.page).toMatchObject({
    isPrefilled: true,
    blank: { nome: 'Antônia Reis', convenio: 'particular', pedido: String(leadId) },
  });
  expect((await site.get('/equipe/agenda/telefone?pedido=999', reception)).page).toMatchObject({
    isPrefilled: false,
  });
});

test('what the same telephone has booked since is proposed, and a person confirms it', async () => {
  const id = await booked();
  await booked('11:00', '+5535995550222');
  expect(await item()).toMatchObject({ lead: { proposals: [{ id }] } });
  const link = (agendamento: number) =>
    site.post(`${itemPath()}/agendamento`, { agendamento: String(agendamento) }, reception);
  // Not one of another telephone.
  await link(id + 1);
  expect(await item()).toMatchObject({ lead: { linked: null } });
  await Promise.all(Array.from({ length: 20 }, () => link(id)));
  expect(await item()).toMatchObject({ lead: { linked: { id } } });
  const rows = await db.select().from(auditLog);
  expect(rows.filter(({ action }) => action === 'lead.linked')).toHaveLength(1);
});

test('beside a message stands who comes to the clinic with that number, for who may see the agenda', async () => {
  expect(await item()).toMatchObject({ sender: null });
  await booked('10:00');
  await booked('11:00', '+5535995550222');
  expect(await item()).toMatchObject({
    sender: [
      {
        href: expect.stringMatching(/^\/equipe\/pacientes\/\d+$/),
        next: { text: expect.stringContaining('10h') },
      },
    ],
  });
});

test('a lead becomes one appointment and stays it', async () => {
  const [first, second] = [await booked(), await booked('11:00')];
  const link = (appointmentId: number) =>
    linkLead(site.services, { leadId, appointmentId, by: staffId });
  expect(await link(first)).toEqual({ ok: true, value: 'done' });
  expect(await link(first)).toEqual({ ok: true, value: 'done' });
  expect(await link(second)).toEqual({ ok: false, refusal: 'linked' });
  expect(await linkLead(site.services, { leadId: 999, appointmentId: first, by: staffId })).toEqual(
    {
      ok: false,
      refusal: 'gone',
    },
  );
});

test('the figures name no winner before the declared openings, then one for good', async () => {
  const { id } = await aStaffMember(site.services, {
    role: 'administrator',
    username: 'ada',
    totpSalt: 'salt',
    totpLastStep: 1,
  });
  const cookie = await site.signedIn(id);
  const outcome = async () => (await site.get('/equipe/numeros/pedidos', { cookie })).page;
  const opened = (openedOn: string, variant: 'A' | 'B', openings: number) =>
    db.insert(leadOpenings).values({ openedOn, variant, openings });
  await opened('2026-10-01', 'A', 399);
  await opened('2026-10-01', 'B', 399);
  expect(await outcome()).toMatchObject({
    outcome: 'not-yet',
    work: [{ leads: 0 }, { leads: 1, linked: 0, waiting: 1 }],
  });
  await opened('2026-10-05', 'A', 10);
  await opened('2026-10-05', 'B', 10);
  expect(await outcome()).toMatchObject({ outcome: 'no-difference' });
});
