import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { NO_FLAGS, type PreparationRule, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { askDueReminders } from './due-reminders.server.ts';

const database = await testDatabase();

const THIRD_WEEK = addDays(MONDAY, 23);
/** Two days without soft lenses, a week without rigid ones; pupils are dilated. */
const RULE: PreparationRule = {
  ...ruleOfFlags(NO_FLAGS),
  ...{ softLensHours: 48, rigidLensHours: 168 },
  ...{ dilates: 'always', daylightMinutes: 60 },
};

/** Somebody is booked with such answers; the staff's rule holds, or changes. */
function expecting(preparation: PreparationAnswers) {
  const setup = reminderSetup(database);
  const state = { rule: RULE };
  const written = setup.services.labelsIn;
  const labelsIn: typeof written = (locale) => {
    const { clinic, serviceTexts } = written(locale);
    const ruled = serviceTexts.map((text) => ({ ...text, preparationRule: state.rule }));
    return { clinic, serviceTexts: ruled };
  };
  Object.assign(setup.services, { labelsIn });
  const book = () => booked(setup.booking, { startsAt: at(THIRD_WEEK, '16:30'), preparation });
  /** What goes by mail until then. */
  const until = async (days: number, time: string) => {
    for (let day = 1; day <= days; day += 1)
      for (const hour of ['09:01', '14:31', ...(day === days ? [time] : [])]) {
        setup.clock.set(at(addDays(MONDAY, day), hour));
        await setup.run();
      }
    return setup.mails.map(({ messageId, text }) => ({
      kind: messageId.replace(/^.*reminder\.|@.*$/g, ''),
      text,
    }));
  };
  return { ...setup, state, book, until };
}

const kindsOf = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind);

test('who wears no lenses hears nothing of them; who drives is told to leave the car', async () => {
  const { book, until } = expecting({ lenses: 'none', arrival: 'driving' });
  await book();
  const mails = await until(23, '14:35');
  expect(kindsOf(mails)).toEqual(['days2', 'hours']);
  for (const { text } of mails) {
    expect(text).not.toMatch(/lente/);
    expect(text).toContain('deixe o carro em casa');
  }
});

test('who wears rigid lenses is told their date five days before it, and on the day', async () => {
  const { book, until } = expecting({ lenses: 'rigid', arrival: 'accompanied' });
  await book();
  const mails = await until(16, '14:35');
  expect(kindsOf(mails)).toEqual(['lenses5', 'lenses']);
  for (const { text } of mails)
    expect(text).toContain('Tire as lentes de contato até quarta-feira, 21 de outubro, às 16h30.');
  const later = await until(23, '14:35');
  expect(kindsOf(later).slice(2)).toEqual(['days2', 'hours']);
  expect(later[2]?.text).toContain('um adulto que venha e volte junto');
});

test('who was not asked is told both dates first, and then the one that is left', async () => {
  const { book, until } = expecting({});
  await book();
  const [first, second] = (await until(21, '14:35')).filter(({ kind }) => /lenses/.test(kind));
  expect(first?.kind).toBe('lenses5');
  expect(first?.text).toContain('Se usa lentes gelatinosas, tire até segunda-feira, 26 de outubro');
  expect(first?.text).toContain('Se usa lentes rígidas, tire até quarta-feira, 21 de outubro');
  expect(second?.text).toContain('Se usa lentes gelatinosas');
  expect(second?.text).not.toContain('rígidas');
});

test('a service that asks for it no longer reminds of nothing, even where it was asked for already', async () => {
  const { book, clock, services, asked, send, mails, state, run } = expecting({ lenses: 'soft' });
  await book();
  clock.set(at(addDays(MONDAY, 21), '14:31'));
  await askDueReminders(services);
  expect(asked.length).toBeGreaterThan(0);
  state.rule = { ...RULE, softLensHours: 0 };
  await send();
  await run();
  expect(mails.filter(({ messageId }) => messageId.includes('lenses'))).toEqual([]);
});

test('an exam that does not lead is reminded of as if it came alone: its lenses, its fasting, its plan', async () => {
  const NINTH = addDays(MONDAY, 9);
  const setup = reminderSetup(database);
  const written = setup.services.labelsIn;
  const labelsIn: typeof written = (locale) => {
    const { clinic, serviceTexts } = written(locale);
    const rules = new Map([
      ['mapeamento-de-retina', ruleOfFlags(NO_FLAGS)],
      [
        'topografia-corneana',
        { ...ruleOfFlags(NO_FLAGS), softLensHours: 72, rigidLensHours: 168, fastingHours: 8 },
      ],
    ]);
    const ruled = serviceTexts.map((text) => ({ ...text, preparationRule: rules.get(text.slug) }));
    return { clinic, serviceTexts: ruled };
  };
  Object.assign(setup.services, { labelsIn });
  await database.pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
    overriding system value values (1, 'bia', 'Bia Souza', 'reception', 'x', now())`);
  await database.pool.query(`insert into reminder_plans (service_id, days_before, tells_lenses, tells_fasting, tells_hours, version, changed_at, changed_by)
    select id, case slug when 'topografia-corneana' then '{5}' else '{2}' end::smallint[], slug = 'topografia-corneana', slug = 'topografia-corneana', true, 1, now(), 1
    from services where slug in ('topografia-corneana', 'mapeamento-de-retina')`);
  const preparation: PreparationAnswers = { lenses: 'soft' };
  const topography = { serviceSlug: 'topografia-corneana' };
  await booked(setup.booking, { ...topography, startsAt: at(NINTH, '15:00'), preparation });
  await booked(setup.booking, {
    ...{ serviceSlug: 'mapeamento-de-retina', further: [topography] },
    ...{ startsAt: at(NINTH, '09:00'), preparation },
    contact: { name: 'Rui Reis', phoneE164: '+5535995550222', email: 'rui@example.com' },
    patient: { name: 'Rui Reis', bornOn: null },
  });
  for (let hour = 8; hour < 24 * 9 + 9; hour += 1) {
    setup.clock.set(new Date(at(MONDAY, '00:00').getTime() + hour * 3_600_000));
    await setup.run();
  }
  const kindsTo = (address: string) =>
    setup.mails
      .filter(({ to }) => to === address)
      .map(({ messageId }) => messageId.replace(/^.*reminder\.|@.*$/g, ''));
  expect(kindsTo('rui@example.com').sort()).toEqual(
    ['lenses5', 'lenses', 'fasting', 'days5', 'days2', 'hours'].sort(),
  );
});
