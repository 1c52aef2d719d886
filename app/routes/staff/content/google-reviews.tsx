import { ASK_ID } from '#app/features/reviews/google-reviews.ts';
import { StateList } from '#app/features/reviews/state-list.tsx';
import { TESTIMONIALS_PATH } from '#app/features/reviews/testimonial.ts';
import { staffGoogleReviews } from '#app/locales/pt-BR/staff/connections/google-reviews.ts';
import { staffHeaders } from '#app/routes/staff/staff-form.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/google-reviews';
import { answerAskNow, googleReviewsPage } from './google-reviews.server.ts';

const messages = staffGoogleReviews;

export const loader = (args: Route.LoaderArgs) => googleReviewsPage(args);

export const action = (args: Route.ActionArgs) => answerAskNow(args);

export const headers = staffHeaders;

/** How Google's reviews are doing, for everybody of the staff. */
export default function GoogleReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, advice, answer, maySwitch } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      isRefused={errors.length > 0}
      {...(maySwitch && { back: { href: TESTIMONIALS_PATH, label: messages.back } })}
    >
      <ErrorSummary errors={errors} />
      {answer && errors.length === 0 ? (
        <Notice
          tone={answer.isGood ? 'success' : 'warning'}
          role="status"
          title={`${answer.outcome.charAt(0).toUpperCase()}${answer.outcome.slice(1)}.`}
        >
          <p>{answer.figures}</p>
          <p>{answer.advice}</p>
        </Notice>
      ) : null}
      <section className="flow" aria-labelledby="estado">
        <h2 id="estado">{messages.state}</h2>
        <StateList lines={lines} />
        {advice && !answer ? <p>{advice}</p> : null}
      </section>
      <section className="flow" aria-labelledby="perguntar-titulo">
        <h2 id="perguntar-titulo">{messages.ask.title}</h2>
        <p>{messages.ask.text}</p>
        <form method="post" className="stack">
          <Button id={ASK_ID}>{messages.ask.submit}</Button>
        </form>
      </section>
    </StaffScreen>
  );
}
