import { formatMoment } from '#app/clinic/format-date.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import {
  DEFAULT_PAYMENT_SETTINGS,
  type PaymentSettings,
  paymentSettings,
} from '#app/payments/payment-settings.ts';
import { kindOfPixKey } from '#app/payments/pix/pix-key.ts';
import {
  readSettingChange,
  readSettingHistory,
} from '#app/platform/audit/setting-history.server.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { ChangedLine, HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage, withBeginning } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { PAYMENT_PATHS } from './payment-paths.ts';

const SUBJECT = 'payments';
const words = staffPayments.settings;

/** In place of a number of the history: what holds where nobody has settled anything. */
const FIRST = '0';

type Asked = { db: Queryable; url: URL };

/** Who has changed the Pix key, who receives, and the days of the reminders; of a key only that it is another. */
export async function shownPaymentHistory(
  { db, url }: Asked,
  now: PaymentSettings,
): Promise<PagedChanges> {
  const all = await readSettingHistory(db, [SUBJECT]);
  const { shown, page, pageCount } = historyPage(all, url.searchParams.get('pagina'));
  const leadTo = (key: string, settings: PaymentSettings | null) =>
    settings === null || isSame(settings, now)
      ? []
      : [{ href: `${PAYMENT_PATHS.settings}?${AS_OF}=${key}`, label: staffHistory.return }];
  const changes = shown.map(
    ({ id, at, by, from, to }): HistoryChange => ({
      ...{ key: String(id), moment: formatMoment(at, { withYear: true }) },
      who: by ?? staffHistory.unknown,
      lines: linesOf(settingsIn(from), settingsIn(to)),
      links: leadTo(String(id), settingsIn(to)),
    }),
  );
  return withBeginning({ changes, page, pageCount }, leadTo(FIRST, DEFAULT_PAYMENT_SETTINGS));
}

/** What the form begins with where its address names a change of the history; null where it names none. */
export async function askedPayments({ db, url }: Asked) {
  const asked = url.searchParams.get(AS_OF);
  if (asked === FIRST)
    return { settings: DEFAULT_PAYMENT_SETTINGS, filled: { moment: '', who: '' } };
  const change = await readSettingChange(db, SUBJECT, asked);
  const settings = change && settingsIn(change.to);
  if (!settings) return null;
  const moment = formatMoment(change.at, { withYear: true });
  return {
    settings,
    filled: { moment, who: change.by ?? staffHistory.unknown },
  };
}

/** What nobody had set is what comes with the program; null for what this release does not understand. */
function settingsIn(stored: unknown): PaymentSettings | null {
  if (stored === null || stored === undefined) return DEFAULT_PAYMENT_SETTINGS;
  return paymentSettings.safeParse(stored).data ?? null;
}

function linesOf(before: PaymentSettings | null, after: PaymentSettings | null): ChangedLine[] {
  if (before && after) return changedSettings(before, after);
  return [{ where: words.title, before: '', after: staffHistory.unreadable }];
}

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
