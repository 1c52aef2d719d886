import '#app/features/screening/screening.css';
import { data, redirect } from 'react-router';
import { formatDate } from '#app/clinic/format-date.ts';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { CHANGE_FIELD, readAnswers } from '#app/features/screening/screening-form.ts';
import { SCREENING_PATH } from '#app/features/screening/screening-paths.ts';
import { sendFormOf } from '#app/features/screening/send-consent.server.ts';
import { localPath } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { NOT_INDEXED } from '#app/routes/site/content-meta.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/dry-eye-result';
import { type AnswerView, answerTitle, answerViewOf, DryEyeAnswer } from './dry-eye-answer.tsx';
import { hasAnswered, noteAnswer } from './dry-eye-answered.server.ts';

export function loader(args: Route.LoaderArgs) {
  const { locale, clinic, content, today } = pageOf(args);
  if (!hasAnswered(args)) throw redirect(localPath(locale, SCREENING_PATH), 302);
  return {
    locale,
    clinic,
    day: formatDate(today, locale),
    facts: sendFormOf(content.clinic, locale).facts,
  };
}

/**
 * Scores the answers and shows what they say, in the response to the form itself: no address has them, nothing is
 * stored, and sending the form again by reloading does the same again.
 */
export async function action(args: Route.ActionArgs) {
  const { locale, content } = pageOf(args);
  noteAnswer(args);
  const form = await args.request.formData();
  const posted = readAnswers(form, INSTRUMENTS[content.clinic.screeningInstrument]);
  const view: AnswerView = form.has(CHANGE_FIELD)
    ? { kind: 'questions', posted, errors: [] }
    : answerViewOf(posted, locale);
  const isWrong = view.kind === 'questions' && view.errors.length > 0;
  return data({ view, formKey: newToken() }, { status: isWrong ? 400 : 200 });
}

export function headers() {
  return ERROR_HEADERS;
}

export function meta() {
  return [NOT_INDEXED];
}

export default function DryEyeResult({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, clinic } = loaderData;
  if (!actionData) return null;
  const { view } = actionData;
  return (
    <div className="screen screening-page">
      <title>{answerTitle(view, locale, clinic.displayName)}</title>
      <div className="wrap">
        <DryEyeAnswer {...loaderData} {...actionData} />
      </div>
    </div>
  );
}
