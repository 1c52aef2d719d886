import '#app/features/compliance/compliance.css';
import { formatMoment } from '#app/clinic/format-date.ts';
import { FindingList } from '#app/features/compliance/finding-list.tsx';
import { lintTestimonial } from '#app/features/compliance/lint-content.ts';
import {
  BLANK,
  TESTIMONIALS_PATH,
  testimonialFormValues,
} from '#app/features/reviews/testimonial.ts';
import {
  RevokedTestimonial,
  RevokeForm,
  TestimonialFields,
} from '#app/features/reviews/testimonial-fields.tsx';
import { shownTestimonialHistory } from '#app/features/reviews/testimonial-history.server.ts';
import { staffTestimonials } from '#app/locales/pt-BR/staff/testimonials.ts';
import { newToken } from '#app/platform/token.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FoldedHistory } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/testimonials-testimonial';
import { answerTestimonial, testimonialPageOf } from './testimonials-form.server.ts';

const { form: messages } = staffTestimonials;

export async function loader(args: Route.LoaderArgs) {
  const { services, stored, url, clinic } = await testimonialPageOf(args, args.params.testimonial);
  const revokedAt = stored?.revokedAt ? formatMoment(stored.revokedAt) : null;
  const saved = stored?.isShown ? messages.savedShown : messages.saved;
  return {
    ...{ formKey: newToken(), locales: clinic.locales, version: stored?.version ?? 0 },
    ...{ name: stored?.shownName ?? null, words: stored?.words ?? '' },
    values: stored ? testimonialFormValues(stored) : BLANK,
    findings: stored && !revokedAt ? lintTestimonial(stored) : [],
    revokedAt,
    lastChange: stored ? messages.lastChange(stored.by, formatMoment(stored.changedAt)) : null,
    saved: url.searchParams.has('feito') && !revokedAt ? saved : null,
    history: stored ? await shownTestimonialHistory({ db: services.db, url }, stored.id) : null,
  };
}

export const action = (args: Route.ActionArgs) => answerTestimonial(args, args.params.testimonial);

export default function TestimonialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, revokedAt, lastChange, saved, locales, history } = loaderData;
  const values = actionData?.values ?? loaderData.values;
  const errors = actionData?.errors ?? [];
  const findings = actionData?.values ? actionData.findings : loaderData.findings;
  return (
    <StaffScreen
      title={name === null ? messages.titleNew : messages.titleOf(name)}
      lead={lastChange ?? undefined}
      back={{ href: TESTIMONIALS_PATH, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {saved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{saved}</p>
        </Notice>
      ) : null}
      {revokedAt ? (
        <RevokedTestimonial words={loaderData.words} revokedAt={revokedAt} />
      ) : (
        <>
          <form method="post" noValidate className="staff-form stack">
            <input type="hidden" name="key" defaultValue={loaderData.formKey} />
            <input
              type="hidden"
              name="versao"
              defaultValue={actionData?.version ?? loaderData.version}
            />
            {findings.length > 0 ? <FindingList findings={findings} /> : null}
            <TestimonialFields {...{ values, errors, locales }} />
            <Button size="large">{messages.submit}</Button>
          </form>
          {name === null ? null : <RevokeForm errors={errors} />}
        </>
      )}
      {history ? <FoldedHistory {...history} /> : null}
    </StaffScreen>
  );
}
