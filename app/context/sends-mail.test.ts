import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { staffAppServices } from '#tests/staff.ts';
import { sendsMail } from './sends-mail.ts';

const { env } = await staffAppServices(await testDatabase());

test('mail is sent by a server of the environment, by one of the screen, or from its folder; else not at all', () => {
  expect(sendsMail({ env })).toBe(false);
  expect(sendsMail({ env: { ...env, smtpUrl: 'smtp://127.0.0.1:25' } })).toBe(true);
  expect(sendsMail({ env: { ...env, hasMailPickup: true } })).toBe(true);
  expect(sendsMail({ env, checks: { isMailSet: () => true } })).toBe(true);
  expect(sendsMail({ env, checks: { isMailSet: () => false } })).toBe(false);
});
