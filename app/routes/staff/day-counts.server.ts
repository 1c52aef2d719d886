import { createContext } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { pendingDecisions } from '#app/clinic/published-statements.ts';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { allows } from '#app/features/staff/permissions.ts';
import type { StaffSession } from '#app/features/staff/sessions.server.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { readDayCounts } from '#app/site-content/day/read-day-counts.server.ts';
import { entriesFor, guardedPage, partsOf, type StaffArgs } from './staff-page.server.ts';

type Entry = ReturnType<typeof entriesFor>[number];
/** What waits on a page: a number, and in words what it counts. */
type DayCount = { number: number; words: string };
type DayCounts = Partial<Record<Entry['name'], DayCount>>;

const readOnce = createContext<Promise<DayCounts> | null>(null);

/**
 * The navigation with what waits on its pages, counted once a request, so that the first page says the same. Around a
 * refusal nothing is counted.
 */
export async function countedEntries(args: StaffArgs, session: StaffSession) {
  const entries = entriesFor(session, await partsOf(args));
  const counts = await countsOf(args, session, entries);
  return entries.map((entry) => ({ ...entry, count: counts[entry.name] ?? null }));
}

function countsOf(
  { context }: StaffArgs,
  session: StaffSession,
  entries: readonly Entry[],
): Promise<DayCounts> | DayCounts {
  if (context.get(guardedPage)?.ok !== true) return {};
  const known = context.get(readOnce);
  if (known) return known;
  const read = readCounts(context.get(appServices), session, entries);
  context.set(readOnce, read);
  return read;
}

async function readCounts(
  services: AppServices,
  { staff, permissions }: StaffSession,
  entries: readonly Entry[],
): Promise<DayCounts> {
  const has = (name: Entry['name']) => entries.some((entry) => entry.name === name);
  const opens = {
    inbox: has('inbox'),
    confirmations: has('confirmations'),
    waitlist: has('waitlist'),
  };
  const mayManagePrivacy = allows(permissions, 'privacy.manage');
  const { inbox, confirmations, waitlist } = await readDayCounts(services, {
    ...{ me: staff.id, mayManagePrivacy, opens },
  });
  const today = wallClockOf(services.clock.now()).on;
  const decisions = has('decisions')
    ? pendingDecisions(services.clinic.statements, today).length
    : 0;
  const { counts } = staffFrame;
  return {
    ...(inbox && inboxCount(inbox)),
    ...(confirmations && { confirmations: told(confirmations, counts.confirmations) }),
    ...(waitlist && { waitlist: told(waitlist, counts.waitlist) }),
    ...(decisions && { decisions: told(decisions, counts.decisions) }),
  };
}

function told(number: number, words: (number: number) => string): DayCount {
  return { number, words: words(number) };
}

/** Where none is open, those that somebody has are what waits for them. */
function inboxCount({ open, mine }: { open: number; mine: number }): DayCounts {
  const number = open || mine;
  return number > 0 ? { inbox: { number, words: staffFrame.counts.inbox(open, mine) } } : {};
}
