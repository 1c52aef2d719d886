import { formatMoment } from '#app/clinic/format-date.ts';
import {
  ALL_MESSAGES,
  type MessageSettings,
  messageSettings,
} from '#app/clinic/messages/message-settings.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import {
  readSettingChange,
  readSettingHistory,
} from '#app/platform/audit/setting-history.server.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { ChangedLine, HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage, withBeginning } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { MESSAGE_PATHS } from './message-paths.ts';
import { MESSAGES_SUBJECT, readMessageSettings } from './message-settings.server.ts';
import { changedMessages } from './messages-form.ts';

type Asked = { db: Queryable; url: URL };

/** In place of a number of the history: every message on, before anybody changed anything. */
const FIRST = '0';

/** Who has turned which message on or off, and who gets a copy. */
export async function shownMessageHistory({ db, url }: Asked): Promise<PagedChanges> {
  const all = await readSettingHistory(db, [MESSAGES_SUBJECT]);
  const now = await readMessageSettings(db);
  const { shown, page, pageCount } = historyPage(all, url.searchParams.get('pagina'));
  const leadTo = (key: string, settings: MessageSettings | null) =>
    settings === null || isSame(settings, now)
      ? []
      : [{ href: `${MESSAGE_PATHS.list}?${AS_OF}=${key}`, label: staffHistory.return }];
  const changes = shown.map(
    ({ id, at, by, from, to }): HistoryChange => ({
      ...{ key: String(id), moment: formatMoment(at, { withYear: true }) },
      who: by ?? staffHistory.unknown,
      lines: linesOf(settingsIn(from), settingsIn(to)),
      links: leadTo(String(id), settingsIn(to)),
    }),
  );
  return withBeginning({ changes, page, pageCount }, leadTo(FIRST, ALL_MESSAGES));
}

/** What the form begins with where its address names a change of the history; null where it names none. */
export async function askedMessages({ db, url }: Asked) {
  const asked = url.searchParams.get(AS_OF);
  if (asked === FIRST) return { settings: ALL_MESSAGES, filled: { moment: '', who: '' } };
  const change = await readSettingChange(db, MESSAGES_SUBJECT, asked);
  const settings = change && settingsIn(change.to);
  if (!settings) return null;
  const moment = formatMoment(change.at, { withYear: true });
  return {
    settings,
    filled: { moment, who: change.by ?? staffHistory.unknown },
  };
}

/** What nobody had set is every message on; null for what this release does not understand. */
function settingsIn(stored: unknown): MessageSettings | null {
  if (stored === null || stored === undefined) return ALL_MESSAGES;
  return messageSettings.safeParse(stored).data ?? null;
}

function linesOf(before: MessageSettings | null, after: MessageSettings | null): ChangedLine[] {
  if (before && after) return changedMessages(before, after);
  return [{ where: staffMessages.title, before: '', after: staffHistory.unreadable }];
}
