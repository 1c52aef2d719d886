import { createContext } from 'react-router';
import { appServices } from '#app/context/app-services.ts';
import { allows } from '#app/features/staff/permissions.ts';
import type { StaffSession } from '#app/features/staff/sessions.server.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { readDayCounts } from '#app/site-content/day/read-day-counts.server.ts';
import type { entriesFor, StaffArgs } from './staff-page.server.ts';

type Entry = ReturnType<typeof entriesFor>[number];
/** A number beside a page of the navigation, and in words. */
export type DayCount = { number: number; words: string };
export type DayCounts = Partial<Record<Entry['name'], DayCount>>;

const readOnce = createContext<Promise<DayCounts> | null>(null);

/** What waits on the pages that somebody may open, read once a request: the navigation and the first page say the same. */
export function dayCountsOf(
  { context }: Pick<StaffArgs, 'context'>,
  session: StaffSession,
  entries: readonly Entry[],
): Promise<DayCounts> {
  const known = context.get(readOnce);
  if (known) return known;
  const services = context.get(appServices);
  const read = readCounts(services, session, entries);
  context.set(readOnce, read);
  return read;
}

async function readCounts(
  services: Parameters<typeof readDayCounts>[0],
  { staff, permissions }: StaffSession,
  entries: readonly Entry[],
): Promise<DayCounts> {
  if (!entries.some(({ name }) => name === 'inbox')) return {};
  const mayManagePrivacy = allows(permissions, 'privacy.manage');
  const { inbox } = await readDayCounts(services, { me: staff.id, mayManagePrivacy });
  const { open, mine } = inbox;
  return open + mine === 0
    ? {}
    : { inbox: { number: open, words: staffFrame.counts.inbox(open, mine) } };
}
