import { z } from 'zod';
import { itemTitle } from '#app/features/first-run/go-live.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import {
  type Setting,
  shownSettingHistory,
} from '#app/routes/staff/clinic/setting-history.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import type { ChangedLine } from '#app/ui/change-history/change-history.tsx';

const shape = z.object({
  isOpen: z.boolean(),
  waived: z.array(z.object({ item: z.string(), reason: z.string() })),
});
type Opening = z.output<typeof shape>;

const AT_FIRST: Opening = { isOpen: false, waived: [] };

/** Who opened the site and made it a demonstration again, and with what reasons. Leads nowhere: there is the switch. */
export function openingHistory(
  { services, url }: Pick<StaffPage, 'services' | 'url'>,
  { href, part, now }: { href: string; part: string; now: Opening | null },
) {
  const setting: Setting<Opening> = {
    ...{ subject: 'site-opening', shape, atFirst: AT_FIRST, href, part, differences },
    title: staffPublish.history.site,
    canReturn: () => false,
  };
  return shownSettingHistory({ services, url }, setting, now ?? AT_FIRST);
}

function differences(before: Opening, after: Opening): ChangedLine[] {
  const { site, open, closed } = staffPublish.history;
  const told = ({ isOpen }: Opening) => (isOpen ? open : closed);
  const reasonOf = ({ waived }: Opening, item: string) =>
    waived.find((each) => each.item === item)?.reason ?? '';
  const items = new Set([...before.waived, ...after.waived].map(({ item }) => item));
  const reasons = [...items].flatMap((item) => {
    const [was, is] = [reasonOf(before, item), reasonOf(after, item)];
    return was === is
      ? []
      : [{ where: itemTitle(item), before: was, after: is || staffHistory.nothing }];
  });
  return before.isOpen === after.isOpen
    ? reasons
    : [{ where: site, before: told(before), after: told(after) }, ...reasons];
}
