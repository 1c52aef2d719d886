import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import {
  DEFAULT_PAYMENT_SETTINGS,
  type PaymentSettings,
  paymentSettings,
} from '#app/payments/payment-settings.ts';
import { kindOfPixKey } from '#app/payments/pix/pix-key.ts';
import type { ChangedLine } from '#app/ui/change-history/change-history.tsx';
import { PAYMENT_PATHS } from './payment-paths.ts';

const words = staffPayments.settings;

/** What the history of the Pix key, of who receives, and of the days of the reminders tells; of a key only that it is another. */
export const PAYMENT_HISTORY = {
  subject: 'payments',
  shape: paymentSettings,
  atFirst: DEFAULT_PAYMENT_SETTINGS,
  href: PAYMENT_PATHS.settings,
  title: words.title,
  differences: changedSettings,
};

function changedSettings(before: PaymentSettings, after: PaymentSettings): ChangedLine[] {
  const line = (where: string, was: string, is: string): ChangedLine[] =>
    was === is ? [] : [{ where, before: was, after: is }];
  const kind = ({ pix }: PaymentSettings) => words.kinds[pix ? kindOfPixKey(pix.key) : 'none'];
  const isOtherKey = before.pix && after.pix && before.pix.key !== after.pix.key;
  return [
    ...line(words.kind, kind(before), kind(after)),
    ...(isOtherKey ? line(words.key, '', staffHistory.otherKey) : []),
    ...line(words.name, before.pix?.name ?? '', after.pix?.name ?? ''),
    ...line(words.city, before.pix?.city ?? '', after.pix?.city ?? ''),
    ...line(words.before, String(before.remindDaysBefore), String(after.remindDaysBefore)),
    ...line(words.after, String(before.remindDaysAfter), String(after.remindDaysAfter)),
  ].filter(({ after: is }) => is !== '');
}
