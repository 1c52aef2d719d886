import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { Score } from '#app/features/screening/score.ts';
import type { NoScore, PostedAnswers } from '#app/features/screening/screening-form.ts';
import { itemFieldId, SIGNS_FIELD, scorePosted } from '#app/features/screening/screening-form.ts';
import { SCREENING_PATH } from '#app/features/screening/screening-paths.ts';
import { ScreeningQuestions } from '#app/features/screening/screening-questions.tsx';
import { ScreeningResult } from '#app/features/screening/screening-result.tsx';
import type { SendFormFacts } from '#app/features/screening/send-consent.server.ts';
import type { SendValues } from '#app/features/screening/send-fields.ts';
import { SendForm } from '#app/features/screening/send-form.tsx';
import { UrgentHelp } from '#app/features/screening/urgent-help.tsx';
import { chromeMessages } from '#app/locales/chrome.ts';
import {
  type ScreeningMessages,
  screeningMessages,
} from '#app/locales/screening/screening-messages.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { RefusedForm } from '#app/platform/refused-form.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { ScheduleButton } from './schedule-button.tsx';

/** What the answers led to, whichever button sent them. */
export type AnswerView =
  | { kind: 'urgent' }
  | { kind: 'questions'; posted: PostedAnswers; errors: FieldError[] }
  | { kind: 'result'; posted: PostedAnswers; score: Score };

/** The view of posted answers: instructions, the questions that lack an answer, or the result. */
export function answerViewOf(posted: PostedAnswers, locale: Locale): AnswerView {
  const score = scorePosted(posted);
  if (score.ok) return { kind: 'result', posted, score: score.value };
  if (score.refusal.kind === 'urgent') return { kind: 'urgent' };
  const errors = errorsOf(score.refusal, posted, screeningMessages[locale]);
  return { kind: 'questions', posted, errors };
}

function errorsOf(
  { signs, missing }: Extract<NoScore, { kind: 'unanswered' }>,
  { instrument }: PostedAnswers,
  messages: ScreeningMessages,
): FieldError[] {
  const numbered = instrument.items.map(({ id }, index) => ({ id, number: index + 1 }));
  return [
    ...(signs === 'missing' ? [{ fieldId: SIGNS_FIELD, message: messages.signs.missing }] : []),
    ...numbered
      .filter(({ id }) => missing.includes(id))
      .map(({ id, number }) => ({ fieldId: itemFieldId(id), message: messages.missingAt(number) })),
  ];
}

/** The document's title; an error is said first. */
export function answerTitle(view: AnswerView, locale: Locale, name: string, hasErrors = false) {
  const { urgent, result } = screeningMessages[locale];
  const title = { urgent: urgent.title, questions: result.kicker, result: result.title }[view.kind];
  const whole = `${title} – ${name}`;
  const isWrong = hasErrors || (view.kind === 'questions' && view.errors.length > 0);
  return isWrong ? chromeMessages[locale].errorTitle(whole) : whole;
}

type DryEyeAnswerProps = {
  locale: Locale;
  clinic: PublicClinic;
  view: AnswerView;
  /** Formatted day of today. */
  day: string;
  facts: SendFormFacts;
  formKey: string;
  refused?: (RefusedForm & { values: SendValues }) | undefined;
};

export function DryEyeAnswer(props: DryEyeAnswerProps) {
  const { locale, clinic, view, day, facts, formKey, refused } = props;
  const messages = screeningMessages[locale];
  if (view.kind === 'urgent')
    return <UrgentHelp locale={locale} clinic={clinic} messages={messages} />;
  if (view.kind === 'questions')
    return (
      <>
        <PageHeader kicker={clinic.displayName} title={messages.result.kicker} />
        <ScreeningQuestions
          locale={locale}
          phone={clinic.phone}
          instrument={view.posted.instrument}
          posted={view.posted}
          errors={view.errors}
        />
        <p>
          <a href={localPath(locale, SCREENING_PATH)}>{messages.result.restart}</a>
        </p>
      </>
    );
  const { posted, score } = view;
  return (
    <>
      <ScreeningResult
        locale={locale}
        clinicName={clinic.displayName}
        posted={posted}
        score={score}
        day={day}
        bookButton={
          <ScheduleButton scheduling={clinic.scheduling} service={score.band.service} size="large">
            {messages.result.book}
          </ScheduleButton>
        }
      />
      <SendForm facts={facts} formKey={formKey} posted={posted} refused={refused} />
    </>
  );
}
