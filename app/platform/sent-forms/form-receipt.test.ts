import { expect, test } from 'vitest';
import { TEST_SECRET } from '#tests/booking.ts';
import { readReceipt, receiptOf } from './form-receipt.server.ts';

const MOMENT = new Date('2026-10-05T12:30:00.123Z');

test('a receipt tells the moment, and opens with the own secret only', () => {
  const receipt = receiptOf(TEST_SECRET, 'contact', MOMENT);
  expect(readReceipt(TEST_SECRET, 'contact', receipt)).toEqual(MOMENT);
  expect(readReceipt(`${TEST_SECRET}!`, 'contact', receipt)).toBeNull();
});

test('a receipt of one form thanks for no other', () => {
  const receipt = receiptOf(TEST_SECRET, 'contact', MOMENT);
  expect(readReceipt(TEST_SECRET, 'screening', receipt)).toBeNull();
  expect(readReceipt(TEST_SECRET, 'lead', receipt)).toBeNull();
});

test.each(['', '.', 'abc', `mfoo1234.${'a'.repeat(22)}`, `${'z'.repeat(40)}.${'a'.repeat(22)}`])(
  '%j is no receipt',
  (receipt) => {
    expect(readReceipt(TEST_SECRET, 'contact', receipt)).toBeNull();
  },
);
