import { desc } from 'drizzle-orm';
import { addDays, instantOf } from '#app/clinic/clinic-time.ts';
import { leadOpenings, leads } from '#app/db/leads-schema.ts';
import { changeInboxItem } from '#app/features/inbox/change-inbox-item.server.ts';
import { kindOfSlug } from '#app/features/inbox/inbox-kinds.server.ts';
import type { LeadReason, LeadVariant } from '#app/features/leads/lead.ts';
import { leadConsentOf } from '#app/features/leads/lead-consent.server.ts';
import { receiveLead } from '#app/features/leads/receive-lead.server.ts';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { receiveScreening } from '#app/features/screening/receive-screening.server.ts';
import { scoreOf } from '#app/features/screening/score.ts';
import { sendFormOf } from '#app/features/screening/send-consent.server.ts';
import { NO_SIGN } from '#app/features/screening/urgent-signs.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { onceOf } from './book-slot.ts';
import type { DemoServices } from './demo-services.ts';
import { DEMO_PHONE_PREFIX, mailOf } from './people.ts';

type Arrival = { name: string; daysAgo: number; time: string };

const LEADS: readonly (Arrival & {
  reason: LeadReason;
  variant: LeadVariant;
  /** Whether the front desk has called. */
  isAnswered: boolean;
})[] = [
  {
    ...{ name: 'Ivone Resende', daysAgo: 0, time: '08:05' },
    ...{ reason: 'dry-eye', variant: 'A', isAnswered: false },
  },
  {
    ...{ name: 'Sebastião Braga', daysAgo: 1, time: '20:31' },
    ...{ reason: 'glaucoma', variant: 'B', isAnswered: false },
  },
  {
    ...{ name: 'Tainá Correia', daysAgo: 2, time: '13:22' },
    ...{ reason: 'contact-lenses', variant: 'B', isAnswered: true },
  },
  {
    ...{ name: 'Nelson Azevedo', daysAgo: 3, time: '09:47' },
    ...{ reason: 'urgent', variant: 'A', isAnswered: true },
  },
  {
    ...{ name: 'Cecília Ramos', daysAgo: 6, time: '17:02' },
    ...{ reason: 'glasses', variant: 'A', isAnswered: true },
  },
];

/** Places of the chosen answers, from 0: few signs, then many. */
const SCREENINGS: readonly (Arrival & { place: number })[] = [
  { name: 'Helena Queiroz', daysAgo: 1, time: '21:10', place: 3 },
  { name: 'Raul Medeiros', daysAgo: 4, time: '12:15', place: 1 },
];

/** Numbers below those of the messages. */
const FIRST_NUMBER = 800;
const CALL_MS = 25 * 60_000;
const OPENING_DAYS = 14;

/** Requests for a time, sent questionnaires, and how often the two forms were opened. */
export async function fillLeads(services: DemoServices) {
  const { db, clock, jobs, secret, clinic, actors, random, today } = services;
  const receiving = { db, clock, jobs, secret, hasLimits: false };
  const kind = kindOfSlug('pedido');
  if (!kind) throw new Error('the inbox knows no requests for a time');
  const locale: Locale = DEFAULT_LOCALE;
  for (const [index, { reason, variant, isAnswered, ...arrival }] of LEADS.entries()) {
    const { name, phoneE164 } = arrive(services, arrival, index);
    const payer = variant === 'B' ? (clinic.payers[0]?.id ?? null) : null;
    const consent = leadConsentOf(clinic, locale).record;
    const lead = { name, phoneE164, reason, payer, variant, locale, consent };
    const received = await receiveLead(receiving, lead, deliveryOf(services));
    if (!received.ok) throw new Error('a request of the demo was refused');
    if (!isAnswered) continue;
    const [row] = await db.select({ id: leads.id }).from(leads).orderBy(desc(leads.id)).limit(1);
    clock.set(new Date(Math.min(services.now.getTime(), clock.now().getTime() + CALL_MS)));
    const item = { kind, id: row?.id ?? 0, by: actors.reception };
    await changeInboxItem({ db, clock }, { ...item, version: 0 }, { assignee: actors.reception });
    await changeInboxItem({ db, clock }, { ...item, version: 1 }, { status: 'in-progress' });
  }
  const instrument = INSTRUMENTS[clinic.screeningInstrument];
  for (const [index, { place, ...arrival }] of SCREENINGS.entries()) {
    const person = arrive(services, arrival, LEADS.length + index);
    const answers = Object.fromEntries(
      instrument.items.map(({ id, choices }) => [id, (choices[place] ?? choices[0])?.id ?? '']),
    );
    const score = scoreOf(instrument, answers);
    if (!score.ok) throw new Error('the answers of the demo have no score');
    const posted = { instrument, signs: [NO_SIGN], answers };
    const consent = sendFormOf(clinic, locale).record;
    const sent = { ...person, posted, score: score.value, locale, consent };
    const received = await receiveScreening(receiving, sent, deliveryOf(services));
    if (!received.ok) throw new Error('a questionnaire of the demo was refused');
  }
  for (let daysAgo = 0; daysAgo < OPENING_DAYS; daysAgo += 1)
    for (const variant of ['A', 'B'] as const) {
      const openedOn = addDays(today, -daysAgo);
      await db.insert(leadOpenings).values({ openedOn, variant, openings: random.int(2, 7) });
    }
  return { leads: LEADS.length, screenings: SCREENINGS.length };
}

/** Sets the clock to the time of arrival and returns the person. */
function arrive({ today, now, clock }: DemoServices, { name, daysAgo, time }: Arrival, n: number) {
  const at = instantOf(addDays(today, -daysAgo), time) ?? now;
  clock.set(at <= now ? at : now);
  const number = FIRST_NUMBER + n;
  const phoneE164 = `${DEMO_PHONE_PREFIX}${String(number).padStart(4, '0')}`;
  return { name, phoneE164, email: mailOf(name, number) };
}

function deliveryOf(services: DemoServices) {
  return { address: '127.0.0.1', proof: '', once: onceOf(services) };
}
