import { z } from 'zod';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import {
  readSettingChange,
  readSettingHistory,
  sidesOf,
} from '#app/platform/audit/setting-history.server.ts';
import { AS_OF, FILLED_NOTICE } from '#app/ui/change-history/as-of.ts';
import type { ChangedLine, HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { changedLines } from '#app/ui/change-history/changed-lines.ts';
import { historyPage, pageField, withBeginning } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';

/** A setting of the clinic with a form of its own. */
export type Setting<Value> = {
  subject: string;
  shape: z.ZodType<Value>;
  /** What holds where nobody has set anything. */
  atFirst: Value;
  /** Of the form. */
  href: string;
  title: string;
  differences: (before: Value, after: Value) => ChangedLine[];
  /** Whether the form can make a value again; left out where it can any. */
  canReturn?: (value: Value) => boolean;
  /** Whether two values are the same to the form; left out where all of them counts. */
  isLike?: (one: Value, other: Value) => boolean;
  /** Where the form's page has several histories: which one it is. */
  part?: string;
};
type Asked = { services: Pick<AppServices, 'db'>; url: URL };

/** In place of a number of the history: what holds where nobody has set anything. */
const FIRST = '0';

/** A page of who changed a setting and when. What this release cannot read, and what holds now, leads nowhere. */
export async function shownSettingHistory<Value>(
  { services, url }: Asked,
  setting: Setting<Value>,
  now: Value,
): Promise<PagedChanges> {
  const { subject, shape, atFirst, href, part, canReturn = () => true } = setting;
  const isLike = setting.isLike ?? isSame;
  const all = await readSettingHistory(services.db, [subject]);
  const { shown, page, pageCount } = historyPage(all, url.searchParams.get(pageField(part)));
  const leadTo = (key: string, value: Value | null) =>
    value === null || isLike(value, now) || !canReturn(value)
      ? []
      : [
          {
            href: `${href}${href.includes('?') ? '&' : '?'}${AS_OF}=${prefixOf(part)}${key}#${FILLED_NOTICE}`,
            label: staffHistory.return,
          },
        ];
  const changes = shown.map((change): HistoryChange => {
    const sides = sidesOf(change, shape, atFirst);
    return {
      ...{ key: String(change.id), moment: formatMoment(change.at, { withYear: true }) },
      who: change.by ?? staffHistory.unknown,
      lines: changedLines(sides, setting),
      links: leadTo(String(change.id), sides.after),
    };
  });
  return withBeginning({ changes, page, pageCount }, leadTo(FIRST, atFirst));
}

function prefixOf(part: string | undefined): string {
  return part ? `${part}-` : '';
}

/** What the form of a setting begins with where its address names a change of the history; null where it names none. */
export async function askedSetting<Value>(
  { services, url }: Asked,
  { subject, shape, atFirst, part }: Setting<Value>,
): Promise<{ value: Value; filled: { moment: string; who: string } } | null> {
  const named = url.searchParams.get(AS_OF);
  const prefix = prefixOf(part);
  const asked = named?.startsWith(prefix) ? named.slice(prefix.length) : null;
  if (asked === FIRST) return { value: atFirst, filled: { moment: '', who: '' } };
  const change = await readSettingChange(services.db, subject, asked);
  const value = change && sidesOf(change, shape, atFirst).after;
  if (!change || value === null) return null;
  const moment = formatMoment(change.at, { withYear: true });
  return { value, filled: { moment, who: change.by ?? staffHistory.unknown } };
}

/** The history of something that is on or off. */
export function switchHistory(
  switched: Omit<Setting<boolean>, 'shape' | 'differences'> & { label: string },
): Setting<boolean> {
  const { label, ...setting } = switched;
  const told = (isOn: boolean) => (isOn ? staffHistory.yes : staffHistory.no);
  return {
    ...setting,
    shape: z.boolean(),
    differences: (before, after) =>
      before === after ? [] : [{ where: label, before: told(before), after: told(after) }],
  };
}
