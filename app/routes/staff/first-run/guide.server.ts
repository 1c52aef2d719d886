import { appServices } from '#app/context/app-services.ts';
import { stepAt } from '#app/features/first-run/first-run-steps.ts';
import type { Guide } from '#app/features/first-run/guide-bar.tsx';
import { allows } from '#app/features/staff/permissions.ts';
import type { StaffSession } from '#app/features/staff/sessions.server.ts';
import type { StaffArgs } from '#app/routes/staff/staff-page.server.ts';
import { readFirstRun } from '#app/site-content/opening/first-run.server.ts';

/** The way through the first run around a page that is a step of it, while it is under way. */
export async function guideOf(
  { request, context }: StaffArgs,
  session: Pick<StaffSession, 'permissions'>,
): Promise<Guide | null> {
  const step = stepAt(new URL(request.url).pathname);
  if (!step || !allows(session.permissions, 'clinic.manage')) return null;
  const run = await readFirstRun(context.get(appServices).db);
  return run && !run.isOver ? { step: step.slug, states: run.steps } : null;
}
