import {
  leadsOn,
  pathLeaving,
  STEP_FIELDS,
  type Step,
  stepAt,
} from '#app/features/first-run/first-run-steps.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { readRunUnderWay, settleStep } from '#app/site-content/opening/first-run.server.ts';

/**
 * Answers a form; one of a step of the first run that was sent to go on, and was taken, leads to the next step. Where it
 * was refused, or only asks before it saves, the page stays.
 */
export async function answerOrGoOn(
  { request }: StaffArgs,
  { services, staff, may, url }: StaffPage,
  answer: () => Promise<Response>,
): Promise<Response> {
  const isAsked = may('clinic.manage') && leadsOn(url);
  const step = isAsked && (await readRunUnderWay(services.db)) ? stepAt(url.pathname) : undefined;
  const isSent = step !== undefined && (await isOfStep(step, request.clone()));
  const answered = await answer();
  if (!isSent || answered.status !== 303) return answered;
  await settleStep(services, { step: step.slug, state: 'done', by: staff.id });
  // What the page would have said of it: the same address without what it says of the way.
  const { searchParams } = new URL(answered.headers.get('location') ?? '', url);
  return seeOther(pathLeaving(step, 'done', searchParams.toString()));
}

/** Whether a form is the step's own, and none of the smaller ones beside it. */
async function isOfStep({ form }: Step, request: Request): Promise<boolean> {
  const sent = await request.formData().catch(() => null);
  if (sent === null || !form) return false;
  const act = formText(sent, STEP_FIELDS.act);
  return act === form.press || form.also?.includes(act) === true;
}
