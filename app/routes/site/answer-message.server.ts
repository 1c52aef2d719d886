import { data, redirect } from 'react-router';
import { visitorAddress } from '#app/context/app-services.ts';
import { isHoneypotFilled, KEY_FIELD, PROOF_FIELD } from '#app/platform/form-guard.ts';
import { formText } from '#app/platform/form-values.ts';
import { localPath } from '#app/platform/locale.ts';
import {
  type RefusalMessages,
  type RefusalReason,
  refusedFormOf,
} from '#app/platform/refused-form.ts';
import type { Result } from '#app/platform/result.ts';
import type { ReceivedRefusal } from '#app/platform/sent-forms/receive-form.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

type Message<FormValues, Fields, Refusals> = {
  /** Name of the log entry when storing fails. */
  name: string;
  messages: RefusalMessages;
  sendId: string;
  read: (form: FormData) => FormValues;
  parse: (values: FormValues) => Result<Fields, Refusals>;
  errorsOf: (refusals: Refusals) => FieldError[];
  /** Stores the message. @returns path to redirect to, without the language prefix */
  receive: (
    fields: Fields,
    sent: { key: string; sender: { address: string; proof: string } },
  ) => Promise<Result<string, ReceivedRefusal>>;
};

/** Handles a form that writes to the clinic: validates the fields, then the honeypot, and only then the rate limits. */
export async function answerMessage<FormValues, Fields, Refusals>(
  args: PageArgs,
  { name, messages, sendId, read, parse, errorsOf, receive }: Message<FormValues, Fields, Refusals>,
) {
  const { services, locale, content } = pageOf(args);
  const form = await args.request.formData();
  const values = read(form);
  const key = formText(form, KEY_FIELD);
  const refuse = (refusal: { reason: RefusalReason; waitSeconds?: number }) => {
    const { reason, waitSeconds = 0 } = refusal;
    const phoneDisplay = content.clinic.phone.display;
    const { status, refused } = refusedFormOf(messages, refusal, { sendId, phoneDisplay });
    const retry = waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : undefined;
    const formKey = reason === 'other-body' ? newToken() : key;
    return data(
      { refused: { values, ...refused }, formKey },
      { status, ...(retry && { headers: retry }) },
    );
  };

  const parsed = parse(values);
  if (!parsed.ok) {
    const errors = errorsOf(parsed.refusal);
    return data({ refused: { values, errors }, formKey: key }, { status: 400 });
  }
  if (isHoneypotFilled(form)) return refuse({ reason: 'check-failed' });
  const sender = { address: args.context.get(visitorAddress), proof: formText(form, PROOF_FIELD) };
  try {
    const received = await receive(parsed.value, { key, sender });
    if (!received.ok) return refuse(received.refusal);
    return redirect(localPath(locale, received.value), 303);
  } catch (error) {
    // Unlike other routes, this one handles faults itself: the visitor's input must not be lost.
    services.log.error({ err: error }, name);
    return refuse({ reason: 'fault' });
  }
}
