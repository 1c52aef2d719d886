import { readLatest } from '#app/features/checks/history.server.ts';
import { ALL_CHECKS } from '#app/features/checks/run-server-check.server.ts';
import { staffFindingWords, staffWordsOf } from '#app/features/checks/staff-words.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/checks-export';

/** What the page shows, as a file; raw data and times for administrators alone. */
export async function loader(args: Route.LoaderArgs) {
  const { services, may, today } = staffPageOf(args);
  const isFull = may('checks.manage');
  const latest = await readLatest(services.db, ALL_CHECKS);
  const checks = ALL_CHECKS.map((id) => {
    const run = latest.get(id);
    const { title } = staffWordsOf(id);
    if (!run) return { id, title, status: 'idle' };
    const { verdict, finding, seenAt, since, latencyMs, raw } = run;
    return {
      id,
      title,
      status: verdict,
      finding,
      words: staffFindingWords(id, finding),
      at: seenAt.toISOString(),
      since: since.toISOString(),
      ...(isFull ? { latencyMs, raw } : {}),
    };
  });
  const file = { exportedAt: services.clock.now().toISOString(), checks };
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="verificacao-${today}.json"`,
      'x-robots-tag': 'noindex',
    },
  });
}
