import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAFT_COOKIE } from '#app/features/booking/booking-draft.server.ts';
import { bookingConsent } from '#app/locales/booking-consent.ts';
import { APPOINTMENT_COOKIE } from '#app/scheduling/manage-link.server.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const policies = {
  'pt-BR': await readFile(join(CONTENT, 'pt-BR/privacy.md'), 'utf8'),
  'en-US': await readFile(join(CONTENT, 'en-US/privacy.md'), 'utf8'),
};

const HOURS = DRAFT_COOKIE.maxAgeSeconds / 3_600;
const MINUTES = APPOINTMENT_COOKIE.maxAgeSeconds / 60;
const YEARS = /por (\d+) anos/.exec(bookingConsent.text)?.[1];

test.each([
  ['pt-BR', DRAFT_COOKIE.name, `Dura ${HOURS} horas\\.`],
  ['pt-BR', APPOINTMENT_COOKIE.name, `Dura ${MINUTES} minutos\\.`],
  ['en-US', DRAFT_COOKIE.name, `It lasts ${HOURS} hours\\.`],
  ['en-US', APPOINTMENT_COOKIE.name, `It lasts ${MINUTES} minutes\\.`],
] as const)(
  'the policy in %s names the cookie %s, with how long it lasts',
  (locale, name, lasts) => {
    expect(policies[locale]).toMatch(new RegExp(`\\*\\*${name}(?: \\(\\w+\\))?:\\*\\*.*${lasts}`));
  },
);

test.each([
  ['pt-BR', `**Agendamento feito, mudado ou cancelado:** ${YEARS} anos.`],
  ['en-US', `**An appointment booked, changed or canceled:** ${YEARS} years.`],
] as const)('the policy in %s keeps appointments as long as the consent says', (locale, words) => {
  expect(policies[locale]).toContain(words);
});

test.each(Object.entries(policies))(
  'the policy in %s leaves names and addresses to the clinic record',
  (_locale, text) => {
    expect(text).not.toMatch(/@|\(\d\d\)|\d{4}-\d{4}/);
  },
);
