import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { DAY_PARTS, type PayerRules } from '#app/scheduling/payers/payer-rules.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { CONSULTATION, someRules } from '#tests/insurance.ts';
import { fieldsOf, parseRules, readRulesValues, rulesValues } from './rules-form.ts';
import { type PaidAppointment, uncoveredAppointments } from './uncovered-appointments.ts';

const services = [
  { slug: CONSULTATION, practitioners: ['helena-prado-vilela'] },
  { slug: 'paquimetria', practitioners: ['marina-couto-reis', 'helena-prado-vilela'] },
];
const known = { services, hasEnglish: true };

/** What a browser sends of the form as it was shown. */
function sent(rules: PayerRules, changes: Record<string, string> = {}): FormData {
  const values = rulesValues(rules, services);
  const form = new FormData();
  form.set('de', values.de);
  form.set('ate', values.ate);
  form.set('quota', values.quota);
  form.set('trazer', values.trazer);
  form.set('bring', values.bring);
  for (const [weekday, part] of values.week.entries()) form.set(`dia-${weekday}`, part);
  for (const { slug, practitioners } of services) {
    const typed = values.services[slug];
    const names = fieldsOf(slug);
    if (!typed) continue;
    if (typed.isCovered) form.set(names.covered, 'sim');
    if (typed.needsApproval) form.set(names.approval, 'sim');
    form.set(names.perDay, typed.perDay);
    form.set(names.days, typed.approvalDays);
    if (practitioners.length > 1)
      for (const each of typed.practitioners) form.append(names.practitioners, each);
  }
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return form;
}

const parse = (form: FormData) => parseRules(readRulesValues(form, services), known);

describe('the form of a plan', () => {
  test('sent as it was shown says what it said', () => {
    const quota = fc.option(fc.integer({ min: 0, max: 500 }));
    const rule = fc.record({
      isCovered: fc.boolean(),
      practitioners: fc.option(
        fc.array(fc.constant('marina-couto-reis'), { minLength: 1, maxLength: 1 }),
      ),
      perDay: quota,
      needsApproval: fc.boolean(),
      approvalDays: fc.constant(7),
    });
    fc.assert(
      fc.property(
        fc.option(rule),
        quota,
        fc.array(fc.constantFrom(...DAY_PARTS), { minLength: 7, maxLength: 7 }),
        (made, perDay, week) => {
          const named = made && {
            paquimetria: { ...made, approvalDays: made.needsApproval ? 7 : 0 },
          };
          const rules = someRules({ perDay, week, activeFrom: MONDAY, services: named ?? {} });
          const parsed = parse(sent(rules));
          if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
          const before = rulesValues(rules, services);
          expect(rulesValues(parsed.value, services)).toEqual(before);
        },
      ),
    );
  });

  test.each([
    ['de', 'amanhã', 'day'],
    ['quota', '-1', 'quota'],
    ['quota', '501', 'quota'],
    ['quota-paquimetria', 'x', 'quota'],
    ['trazer', 'Carteirinha', 'english'],
    ['trazer', 'x'.repeat(161), 'lines'],
  ])('%s with %s is told at its field', (field, typed, wrong) => {
    const parsed = parse(sent(someRules(), { [field]: typed }));
    const at = field === 'trazer' && wrong === 'english' ? 'bring' : field;
    expect(parsed).toEqual({ ok: false, refusal: [{ field: at, wrong }] });
  });

  test('a span that ends before it begins, and a service with nobody, are told', () => {
    const form = sent(someRules(), { de: '2026-11-02', ate: '2026-11-01' });
    form.delete('quem-paquimetria');
    expect(parse(form)).toEqual({
      ok: false,
      refusal: [
        { field: 'ate', wrong: 'span' },
        { field: 'quem-paquimetria', wrong: 'practitioner' },
      ],
    });
  });
});

test('of a day above its quota those who booked last are outside', () => {
  const appointment = fc.record({
    startsAt: fc.integer({ min: 0, max: 3 }).map((n) => at(addDays(MONDAY, n), '09:00')),
    serviceSlug: fc.constantFrom(CONSULTATION, 'paquimetria'),
  });
  const list = fc.array(appointment, { maxLength: 12 });
  fc.assert(
    fc.property(list, fc.integer({ min: 0, max: 3 }), (made, perDay) => {
      const rules = someRules({ perDay, services: { paquimetria: { isCovered: false } } });
      const booked = made.map((each, index): PaidAppointment => {
        const who = { patientName: 'A', practitionerSlug: 'helena-prado-vilela' };
        return { ...each, ...who, protocol: String(index) };
      });
      const outside = new Set(uncoveredAppointments(rules, booked).map(({ protocol }) => protocol));
      const inside = booked.filter(({ protocol }) => !outside.has(protocol));
      expect(inside.every(({ serviceSlug }) => serviceSlug === CONSULTATION)).toBe(true);
      for (const each of booked.filter(({ serviceSlug }) => serviceSlug === CONSULTATION)) {
        const day = wallClockOf(each.startsAt).on;
        const before = booked.filter(
          (other) =>
            other.serviceSlug === CONSULTATION &&
            wallClockOf(other.startsAt).on === day &&
            Number(other.protocol) < Number(each.protocol),
        );
        expect(outside.has(each.protocol)).toBe(before.length >= perDay);
      }
    }),
  );
});
