import '#app/features/reviews/reviews.css';
import { formatDate } from '#app/clinic/format-date.ts';
import { GoogleSwitch } from '#app/features/reviews/google-switch.tsx';
import { MOST_SHOWN, TESTIMONIALS_PATH } from '#app/features/reviews/testimonial.ts';
import { listTestimonials } from '#app/features/reviews/testimonials.server.ts';
import { ChangedNotice } from '#app/features/schedule-settings/changed-notice.tsx';
import { staffTestimonials } from '#app/locales/pt-BR/staff/testimonials.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/testimonials';
import { answerGoogleSwitch, googleSwitchOf } from './google-switch.server.ts';

const messages = staffTestimonials;

export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const all = await listTestimonials(services.db);
  return {
    google: await googleSwitchOf(services, url),
    testimonials: all.map(({ id, words, shownName, isShown, revokedAt, ...permission }) => ({
      id,
      words,
      shownName,
      state: revokedAt ? ('revoked' as const) : isShown ? ('shown' as const) : ('kept' as const),
      lines: [
        messages.authorised(
          formatDate(permission.authorisedOn),
          messages.form.givenBy[permission.givenBy].toLowerCase(),
        ),
        messages.scope(
          [
            ...(permission.allowsSite ? [messages.scopes.site] : []),
            ...(permission.allowsSocial ? [messages.scopes.social] : []),
          ].join(', '),
        ),
        messages.keptBy(permission.keptBy),
      ],
    })),
  };
}

export const action = (args: Route.ActionArgs) => answerGoogleSwitch(args);

export default function Testimonials({ loaderData, actionData }: Route.ComponentProps) {
  const { testimonials, google } = loaderData;
  const shown = testimonials.filter(({ state }) => state === 'shown').length;
  return (
    <StaffScreen title={messages.title} lead={messages.lead} isRefused={actionData !== undefined}>
      {actionData ? <ChangedNotice line={actionData.changedLine} /> : null}
      <p>
        <LinkButton href={`${TESTIMONIALS_PATH}/novo`}>{messages.add}</LinkButton>
      </p>
      {testimonials.length === 0 ? (
        <Notice>
          <p>{messages.empty}</p>
        </Notice>
      ) : (
        <>
          <p>{messages.shownCount(shown, MOST_SHOWN)}</p>
          <TestimonialCards testimonials={testimonials} />
        </>
      )}
      <GoogleSwitch key={google.version} {...google} asked={actionData ? null : google.asked} />
    </StaffScreen>
  );
}

type TestimonialCardsProps = {
  testimonials: readonly {
    id: number;
    state: keyof typeof messages.states;
    words: string;
    shownName: string;
    /** What the patient allowed, when, and who keeps the signed form, one line each. */
    lines: readonly string[];
  }[];
};

/** All testimonials, for staff. */
export function TestimonialCards({ testimonials }: TestimonialCardsProps) {
  return (
    <ul className="reviews">
      {testimonials.map(({ id, state, words, shownName, lines }) => (
        <li key={id}>
          <Card look="raised">
            <p>
              <strong>{messages.states[state]}</strong>
            </p>
            <blockquote className="inset">
              <p>{words}</p>
            </blockquote>
            <p className="review-author">{shownName}</p>
            {lines.map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
            <p>
              <a className="review-open" href={`${TESTIMONIALS_PATH}/${id}`}>
                {messages.open}
                <span className="visually-hidden"> {messages.openOf(shownName)}</span>
              </a>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
