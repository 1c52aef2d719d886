import { describe, expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { bookingConsentMessages } from '#app/locales/booking-consent.ts';
import { bookingRefusalMessages } from '#app/locales/booking-refusals.ts';
import { personFieldMessages } from '#app/locales/person-fields.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { bookingConsentOf } from './booking-consent.server.ts';
import { refusalText, tooManyAttemptsText, unavailableText } from './refusal-messages.ts';

const atHome = parseClinic(serraClaraRecord);
const abroad = parseClinic(serraClaraRecord, 'en-US');

describe('what is refused is refused in both languages', () => {
  test('the agenda has messages for the same refusals, and none says the same in both', () => {
    const { 'pt-BR': home, 'en-US': english } = bookingRefusalMessages;
    const words = Object.keys(home.refused);
    expect(Object.keys(english.refused)).toEqual(words);
    const facts = { ...atHome.agenda, phone: atHome.phone.display, hasWhatsapp: true };
    const said = [home, english].flatMap(({ refused }) =>
      Object.values(refused).map((say) => say(facts)),
    );
    expect(new Set(said).size).toBe(2 * words.length);
  });

  test('fields about people have messages for the same mistakes', () => {
    const { 'pt-BR': home, 'en-US': english } = personFieldMessages;
    expect(Object.keys(english)).toEqual(Object.keys(home));
    const shared = Object.values(home).filter((text) => Object.values(english).includes(text));
    expect(shared).toEqual([]);
  });

  test('the rules of the clinic are named in English too', () => {
    expect(refusalText('too-soon', abroad)).toContain('2 hours ahead');
    expect(refusalText('too-many-visits', abroad)).toContain('up to 2 appointments');
    expect(refusalText('too-late', abroad)).toContain('less than 24 hours');
    expect(refusalText('slot-taken', abroad)).toBe('That time was just taken. Choose another.');
    const agenda = { ...abroad.agenda, cancelNoticeHours: 1 };
    expect(refusalText('too-late', { ...abroad, agenda })).toContain('less than 1 hour away');
    expect(tooManyAttemptsText(1, 'en-US')).toContain('in 1 second.');
    expect(tooManyAttemptsText(3_541, 'en-US')).toContain('in 60 minutes.');
    expect(unavailableText(abroad)).toBe(
      `Service unavailable. Use WhatsApp or call ${abroad.phone.display}`,
    );
  });
});

describe('the consent', () => {
  test('is kept under the id and the words of the language that was read', () => {
    const home = bookingConsentOf(atHome);
    const english = bookingConsentOf(abroad);
    expect(home.record).toMatchObject({ textId: 'agendamento-2026-12', locale: 'pt-BR' });
    expect(english.record).toMatchObject({ textId: 'booking-2026-12-en', locale: 'en-US' });
    expect(english.record.textSha256).not.toBe(home.record.textSha256);
    expect(english.text).toContain(abroad.dataProtectionOfficer.email);
    expect(english.text).not.toContain('{');
  });

  test('promises the same years in both languages', () => {
    const years = Object.values(bookingConsentMessages).map(({ text }) => /\d+/.exec(text)?.[0]);
    expect(new Set(years).size).toBe(1);
  });
});
