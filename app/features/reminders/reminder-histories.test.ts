import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { NO_FLAGS, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { contacts } from '#app/db/schema.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import type { ServiceLabels } from '#app/scheduling/appointment-summary.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { setChoice } from './choices.server.ts';
import { askDueReminders } from './due-reminders.server.ts';
import { DEFAULT_PLAN } from './reminder-plan.ts';
import { expectedReminders, isDaytime } from './reminder-times.reference.ts';

// Random histories of a week: appointments are booked, moved, cancelled and answered, people stop and start reminders,
// the process is away for hours or days, the clock jumps, two processes look at once, the mail server is away. After
// each look, a plain list of what must have been sent is compared with what was.

const database = await testDatabase({ maxConnections: 12 });
const { db, pool } = database;

const PEOPLE = [
  { name: 'Antônia Reis', phoneE164: '+5535995550111', email: 'antonia@example.com' },
  { name: 'Bento Alves', phoneE164: '+5535995550122', email: null },
  { name: 'Celina Prado', phoneE164: '+5535995550133', email: 'celina@example.com' },
  { name: 'Davi Moura', phoneE164: '+5535995550144', email: 'davi@example.com' },
];
/** A day without soft lenses and four without rigid ones, and nothing. */
const SERVICES = ['exames-de-refracao', 'consultas-oftalmologicas'];
const WAITS: Record<string, [soft: number, rigid: number]> = { 'exames-de-refracao': [24, 96] };
const LENSES = [undefined, 'none', 'soft', 'rigid', 'unknown'] as const;
const lenses = fc.constantFrom(...LENSES);

const who = fc.nat(PEOPLE.length - 1);
const step = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('look' as const),
      // Minutes since the last look: usually few, at times days, at times back.
      minutes: fc.oneof(
        { weight: 7, arbitrary: fc.integer({ min: 30, max: 420 }) },
        { weight: 1, arbitrary: fc.integer({ min: 500, max: 1_600 }) },
        { weight: 1, arbitrary: fc.integer({ min: -300, max: -1 }) },
      ),
      processes: fc.integer({ min: 1, max: 3 }),
      isMailAway: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      who,
      service: fc.constantFrom(...SERVICES),
      lenses,
      day: fc.integer({ min: 1, max: 12 }),
      hour: fc.constantFrom(8, 9, 10, 14, 15, 16),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which: fc.nat(20),
      day: fc.integer({ min: 1, max: 12 }),
      hour: fc.constantFrom(8, 9, 10, 14, 15, 16),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which: fc.nat(20),
      answer: fc.constantFrom('confirmed' as const, 'move' as const, 'cancel' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      who,
      choice: fc.constantFrom('all' as const, 'all' as const, 'none' as const),
    }),
  },
);
/** Everybody has a time to begin with, so that there is something to remind of. */
const begun = fc
  .uniqueArray(
    fc.record({ day: fc.integer({ min: 3, max: 6 }), hour: fc.constantFrom(8, 9, 10, 14, 15, 16) }),
    {
      minLength: 5,
      maxLength: 7,
      selector: ({ day, hour }) => `${day} ${hour}`,
    },
  )
  .map((times) =>
    times.map(({ day, hour }, index) => ({
      ...{ kind: 'book' as const, who: index % PEOPLE.length, day, hour },
      service: SERVICES[index % SERVICES.length] ?? '',
      lenses: LENSES[index % LENSES.length],
    })),
  );
const history = fc
  .tuple(begun, fc.array(step, { minLength: 24, maxLength: 40 }))
  .map(([first, then]) => [...first, ...then]);
const histories = fc.sample(history, {
  numRuns: 24,
  seed: Number(process.env.REMINDER_SEED ?? 20_261_124),
});

type Stored = {
  id: number;
  protocol: string;
  sequence: number;
  starts_at: Date;
  changed_at: Date;
  status: string;
  slug: string;
  email: string | null;
  lenses: (typeof LENSES)[number] | null;
  answer: string | null;
  by_mail: boolean;
  by_whatsapp: boolean;
};

const storedNow = async () =>
  (
    await pool.query<Stored>(`select a.id::int, a.protocol, a.sequence, a.starts_at, a.changed_at,
        a.status, s.slug, c.email, p.lenses, coalesce(r.by_mail, true) as by_mail,
        coalesce(r.by_whatsapp, true) as by_whatsapp,
        (select answer from appointment_answers l where l.appointment_id = a.id
          and l.sequence = a.sequence order by id desc limit 1) as answer
      from appointments a join services s on s.id = a.service_id
      join contacts c on c.id = a.contact_id
      left join appointment_preparations p on p.appointment_id = a.id
      left join reminder_choices r on r.contact_id = c.id order by a.id`)
  ).rows;

type Step = (typeof histories)[number][number];
type Look = Extract<Step, { kind: 'look' }>;

/** One history: its clock, what has been decided by the plain rules, and what has been sent. */
function withRule(text: ServiceLabels): ServiceLabels {
  const [softLensHours = 0, rigidLensHours = 0] = WAITS[text.slug] ?? [];
  const rule = { ...ruleOfFlags(NO_FLAGS), softLensHours, rigidLensHours };
  return { ...text, preparationRule: rule };
}

function playOf() {
  const clock = stillClock(at(MONDAY, '07:00'));
  const setup = reminderSetup(database, clock);
  const { services, booking } = setup;
  const state = { isMailAway: false };
  const mailer = {
    ...setup.mailer,
    send: async (mail: Parameters<typeof setup.mailer.send>[0]) => {
      if (state.isMailAway) throw new Error('away');
      await setup.mailer.send(mail);
    },
  };
  const written = services.labelsIn;
  const labelsIn: typeof written = (locale) => {
    const { clinic, serviceTexts } = written(locale);
    return { clinic, serviceTexts: serviceTexts.map(withRule) };
  };
  Object.assign(services, { mailer, labelsIn });
  return { clock, setup, services, booking, state };
}
type Play = ReturnType<typeof playOf>;

const coming = async ({ clock }: Play) =>
  (await storedNow()).filter(
    ({ status, starts_at }) => status === 'confirmed' && starts_at > clock.now(),
  );

/** The plain way is slow, and asked the same again and again. */
const known = new Map<string, ReturnType<typeof expectedReminders>>();

/** The site's reminders of an appointment, each with its key. */
function remindersOf(a: Stored) {
  const [softHours, rigidHours] = WAITS[a.slug] ?? [0, 0];
  const worn = a.lenses ?? undefined;
  const waits = { softHours, rigidHours, lenses: worn };
  const asks = { startsAt: a.starts_at, ...waits, fastingHours: 0 };
  const asked = `${a.starts_at.toISOString()} ${a.slug} ${worn}`;
  const all = known.get(asked) ?? expectedReminders(asks, DEFAULT_PLAN, () => true);
  known.set(asked, all);
  return all
    .filter(({ byDesk }) => !byDesk)
    .map((each) => {
      const label = `${each.kind}${each.daysBefore || ''}`;
      return { ...each, key: `${a.protocol}.${a.sequence}.reminder.${label}` };
    });
}

/** Whether a reminder that is looked at now is to be sent, by the plain rules. */
function isPromised(a: Stored, each: ReturnType<typeof remindersOf>[number], now: Date): boolean {
  const toldMs = (each.daysBefore > 0 ? 12 : 1) * 3_600_000;
  const wasJustTold = each.dueAt.getTime() - a.changed_at.getTime() < toldMs;
  const wantsNothing = a.answer === 'move' || a.answer === 'cancel' || !a.by_mail;
  return !wasJustTold && !wantsNothing && each.until > now && a.email !== null;
}

/** Decides, once and for all, about what a look at this instant finds. */
async function judge(play: Play, decided: Map<string, boolean>): Promise<void> {
  const now = play.clock.now();
  for (const a of await coming(play))
    for (const each of remindersOf(a)) {
      const isSeen = each.dueAt <= now && (isDaytime(now) || each.until <= now);
      if (isSeen && !decided.has(each.key)) decided.set(each.key, isPromised(a, each, now));
    }
}

/** What is still right to send at this instant. */
async function stillRight(play: Play): Promise<Set<string>> {
  const now = play.clock.now();
  const wanting = (await coming(play)).filter(({ by_mail }) => by_mail);
  const open = wanting.flatMap(remindersOf).filter(({ until }) => now < until);
  return new Set(open.map(({ key }) => key));
}

const sentKeys = ({ setup }: Play) =>
  setup.mails.map(({ messageId }) => messageId.replace(/@.*$/, ''));

async function look(play: Play, each: Look, decided: Map<string, boolean>): Promise<void> {
  const { clock, services, setup, state } = play;
  clock.set(new Date(clock.now().getTime() + each.minutes * 60_000));
  state.isMailAway = each.isMailAway;
  await judge(play, decided);
  await Promise.all(Array.from({ length: each.processes }, () => askDueReminders(services)));
  const right = await stillRight(play);
  const before = new Set(sentKeys(play));
  for (const job of setup.asked.splice(0)) {
    const later = setup.asked.splice(0);
    setup.asked.push(job);
    // What the mail server did not take is tried again at the next look.
    await setup.send().catch(() => later.push(job));
    setup.asked.push(...later);
  }
  const now = clock.now();
  for (const key of sentKeys(play).filter((sent) => !before.has(sent))) {
    expect(decided.get(key), `${key} was sent and not due`).toBe(true);
    expect(right.has(key), `${key} was sent and no longer right`).toBe(true);
    expect(isDaytime(now), `${key} was sent at night`).toBe(true);
  }
  if (each.isMailAway || !isDaytime(now)) return;
  for (const [key, isDue] of decided)
    if (isDue && right.has(key)) expect(sentKeys(play), `${key} was not sent`).toContain(key);
}

const hourOf = (day: number, hour: number) =>
  at(addDays(MONDAY, day), `${String(hour).padStart(2, '0')}:00`);

async function act(play: Play, each: Exclude<Step, Look>): Promise<void> {
  const { booking, services } = play;
  const pick = async (which: number) => {
    const all = await coming(play);
    return all[which % Math.max(1, all.length)];
  };
  switch (each.kind) {
    case 'book': {
      const contact = PEOPLE[each.who] ?? { name: '', phoneE164: '', email: null };
      await booked(booking, {
        contact,
        startsAt: hourOf(each.day, each.hour),
        serviceSlug: each.service,
        preparation: { lenses: each.lenses },
        patient: { name: contact.name, bornOn: '1950-03-04' },
      }).catch(() => undefined);
      return;
    }
    case 'choose': {
      const { phoneE164 = '' } = PEOPLE[each.who] ?? {};
      const all = await db.select({ id: contacts.id, phone: contacts.phoneE164 }).from(contacts);
      for (const { id: contactId } of all.filter(({ phone }) => phone === phoneE164))
        await setChoice(services, { contactId, choice: each.choice, through: 'page' });
      return;
    }
    default: {
      const a = await pick(each.which);
      if (!a) return;
      const change = { appointmentId: a.id, actor: 'staff:1' } as const;
      if (each.kind === 'cancel') await cancelAppointment(booking, change, aKey());
      else if (each.kind === 'move') {
        const startsAt = hourOf(each.day, each.hour);
        await moveAppointment(booking, { ...change, startsAt }, aKey());
      } else {
        const said = { appointmentId: a.id, seenSequence: a.sequence, channel: 'site' } as const;
        await answerAppointment(services, { ...said, answer: each.answer });
      }
    }
  }
}

let sentInAll = 0;

test.each(histories.map((history, number) => [number, history] as const))(
  'history %i: what was promised is sent, once, by day, and nothing else',
  async (_, history) => {
    const play = playOf();
    const decided = new Map<string, boolean>();
    for (const each of history)
      if (each.kind === 'look') await look(play, each, decided);
      else await act(play, each);
    const keys = sentKeys(play);
    expect(new Set(keys).size).toBe(keys.length);
    sentInAll += keys.length;
  },
);

test('the histories have sent mails at all', () => {
  expect(sentInAll).toBeGreaterThan(24);
});
