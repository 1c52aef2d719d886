import { data } from 'react-router';
import { appServices } from '#app/app-services.ts';
import { cancelAppointment } from '#app/features/booking/cancel-appointment.server.ts';
import { CancelScreen } from '#app/features/booking/cancel-screen.tsx';
import { cancelOnce, wasCancelled } from '#app/features/booking/change-once.server.ts';
import { VISIT_COOKIE } from '#app/features/booking/manage-link.server.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-texts.ts';
import { VISIT_PATHS } from '#app/features/booking/visit-paths.ts';
import { manage } from '#app/locales/pt-BR/manage.ts';
import { dropCookie } from '#app/platform/cookie.server.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/cancel';
import { visitHeaders, visitMeta } from './visit-meta.ts';
import {
  findVisitPage,
  readOpenVisitPage,
  secondsToChangeVisit,
  seeOther,
  visitGone,
} from './visit-page.server.ts';

export const headers = visitHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { shown } = await readOpenVisitPage(args);
  return data({ visit: shown, cancelKey: newToken() }, { headers: ERROR_HEADERS });
}

export async function action(args: Route.ActionArgs) {
  const { db, env } = args.context.get(appServices);
  const page = await findVisitPage(args);
  const form = await args.request.formData();
  const protocol = String(form.get('protocol') ?? '');
  const sentKey = String(form.get('key') ?? '');
  const once = cancelOnce({ key: isTokenShaped(sentKey) ? sentKey : newToken(), protocol });
  if (page?.visit.protocol !== protocol) {
    // No session of this visit any more: the form may have done its work and be sent again.
    if (await wasCancelled(db, once)) return seeOther(VISIT_PATHS.cancelled);
    if (!page) throw visitGone();
    return refused(manage.otherVisit, 409);
  }
  const seconds = await secondsToChangeVisit(page);
  if (seconds > 0) {
    return refused(tooManyAttemptsText(seconds), 429, { 'retry-after': String(seconds) });
  }
  const cancelled = await cancelAppointment(
    page.agenda,
    { appointmentId: page.visit.id, actor: 'patient' },
    once,
  );
  if (cancelled.kind === 'other-body') return refused(manage.otherVisit, 409);
  const { answer } = cancelled;
  if (answer.ok) {
    const cookie = dropCookie(VISIT_COOKIE, env.baseUrl);
    return seeOther(VISIT_PATHS.cancelled, { 'set-cookie': cookie });
  }
  if (answer.refusal === 'not-found') throw visitGone();
  // Too late: the visit's page says whom to call.
  return seeOther(VISIT_PATHS.visit);
}

function refused(message: string, status: number, more: Record<string, string> = {}) {
  const errors = [{ fieldId: 'confirm', message }];
  return data({ errors }, { status, headers: { ...ERROR_HEADERS, ...more } });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  visitMeta(manage.cancel.title, loaderData?.visit.clinicName);

export default function CancelRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelScreen {...loaderData} errors={actionData?.errors ?? []} />;
}
