import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAFT_COOKIE } from '#app/features/booking/booking-draft.server.ts';
import { VISIT_COOKIE } from '#app/features/booking/manage-link.server.ts';
import { bookingConsent } from '#app/locales/pt-BR/booking-consent.ts';

const text = await readFile(join(import.meta.dirname, '../../../content/pt-BR/privacy.md'), 'utf8');

test('the policy names the cookies as they are, with how long they last', () => {
  const hours = DRAFT_COOKIE.maxAgeSeconds / 3_600;
  const minutes = VISIT_COOKIE.maxAgeSeconds / 60;
  expect(text).toMatch(new RegExp(`\\*\\*${DRAFT_COOKIE.name}:\\*\\*.*Dura ${hours} horas\\.`));
  expect(text).toMatch(new RegExp(`\\*\\*${VISIT_COOKIE.name}:\\*\\*.*Dura ${minutes} minutos\\.`));
});

test('the policy keeps visits as long as the consent says', () => {
  const years = /por (\d+) anos/.exec(bookingConsent.text)?.[1];
  expect(text).toContain(`**Visita marcada, mudada ou cancelada:** ${years} anos.`);
});

test('the policy leaves names and addresses to the clinic record', () => {
  expect(text).not.toMatch(/@|\(\d\d\)|\d{4}-\d{4}/);
});
