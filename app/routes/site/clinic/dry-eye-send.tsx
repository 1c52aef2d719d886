import '#app/features/screening/screening.css';
import { redirect } from 'react-router';
import { formatDate } from '#app/clinic/format-date.ts';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { onceOf, receiveScreening } from '#app/features/screening/receive-screening.server.ts';
import { readAnswers } from '#app/features/screening/screening-form.ts';
import { SCREENING_PATH, SENT_PATH } from '#app/features/screening/screening-paths.ts';
import { sendFormOf } from '#app/features/screening/send-consent.server.ts';
import { parseSend, readSend } from '#app/features/screening/send-fields.ts';
import { SEND_ID_PREFIX, sendFieldErrors } from '#app/features/screening/send-form.tsx';
import { screeningMessages } from '#app/locales/screening/screening-messages.ts';
import { localPath } from '#app/platform/locale.ts';
import { ok } from '#app/platform/result.ts';
import { receiptOf } from '#app/platform/sent-forms/form-receipt.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { answerMessage } from '#app/routes/site/answer-message.server.ts';
import { NOT_INDEXED } from '#app/routes/site/content-meta.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { sendButtonId } from '#app/ui/message-form/message-form.tsx';
import type { Route } from './+types/dry-eye-send';
import { answerTitle, answerViewOf, DryEyeAnswer } from './dry-eye-answer.tsx';
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

/** Stores the answers that somebody agreed to send, scored anew. */
export async function action(args: Route.ActionArgs) {
  const { services, locale, content } = pageOf(args);
  noteAnswer(args);
  const { db, clock, env } = services;
  const forms = { db, clock, secret: env.appSecret, hasLimits: env.rateLimits };
  const { facts, record: consent } = sendFormOf(content.clinic, locale);
  const current = INSTRUMENTS[content.clinic.screeningInstrument];
  return answerMessage(args, {
    name: 'screening form',
    messages: screeningMessages[locale].send,
    sendId: sendButtonId(SEND_ID_PREFIX),
    read: (form) => readSend(form, readAnswers(form, current)),
    parse: parseSend,
    errorsOf: ({ errors }) => sendFieldErrors(errors, facts),
    receive: async (sent, { key, sender }) => {
      const once = onceOf(forms, key, sent);
      const received = await receiveScreening(
        forms,
        { ...sent, locale, consent },
        { ...sender, once },
      );
      if (!received.ok) return received;
      return ok(`${SENT_PATH}?recibo=${receiptOf(env.appSecret, 'screening', received.value)}`);
    },
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...ERROR_HEADERS, ...Object.fromEntries(actionHeaders) };
}

export function meta() {
  return [NOT_INDEXED];
}

export default function DryEyeSend({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, clinic } = loaderData;
  if (!actionData) return null;
  const { refused, formKey } = actionData;
  const view = answerViewOf(refused.values.posted, locale);
  return (
    <div className="screen screening-page">
      <title>{answerTitle(view, locale, clinic.displayName, refused.errors.length > 0)}</title>
      <div className="wrap">
        <DryEyeAnswer {...loaderData} view={view} formKey={formKey} refused={refused} />
      </div>
    </div>
  );
}
