import type { AppServices } from '#app/context/app-services.ts';
import { missingPath, SENT_PATH } from '#app/features/contact/contact-addresses.ts';
import { contactConsentOf, contactFormOf } from '#app/features/contact/contact-consent.server.ts';
import { parseContact, readContact } from '#app/features/contact/contact-fields.ts';
import {
  CONTACT_ID_PREFIX,
  ContactForm,
  toFieldErrorViews,
} from '#app/features/contact/contact-form.tsx';
import {
  type ContactServices,
  onceOf,
  receiveMessage,
} from '#app/features/contact/receive-message.server.ts';
import { contactMessages } from '#app/locales/contact.ts';
import { localPath } from '#app/platform/locale.ts';
import { ok } from '#app/platform/result.ts';
import { receiptOf } from '#app/platform/sent-forms/form-receipt.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { answerMessage } from '#app/routes/site/answer-message.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { sendButtonId } from '#app/ui/message-form/message-form.tsx';
import { PageToast } from '#app/ui/toast/page-toast.tsx';
import type { Route } from './+types/contact-message';

export function loader(args: Route.LoaderArgs) {
  const { url, locale, content } = pageOf(args);
  const missing = missingPath(url);
  return {
    clinicName: content.clinic.displayName,
    facts: contactFormOf(content.clinic, locale),
    message: missing ? contactMessages[locale].problem.message(missing) : '',
    formKey: newToken(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, locale, content } = pageOf(args);
  const { env } = services;
  const contact = contactServicesOf(services);
  const consent = contactConsentOf(content.clinic, locale).record;
  const facts = contactFormOf(content.clinic, locale);
  return answerMessage(args, {
    name: 'contact form',
    messages: contactMessages[locale],
    sendId: sendButtonId(CONTACT_ID_PREFIX),
    read: readContact,
    parse: parseContact,
    errorsOf: (refusals) => toFieldErrorViews(refusals, facts),
    receive: async (fields, { key, sender }) => {
      const message = { ...fields, locale, consent };
      const once = onceOf(contact, key, fields);
      const received = await receiveMessage(contact, message, { ...sender, once });
      if (!received.ok) return received;
      return ok(`${SENT_PATH}?recibo=${receiptOf(env.appSecret, 'contact', received.value)}`);
    },
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...ERROR_HEADERS, ...Object.fromEntries(actionHeaders) };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function ContactMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { clinicName, facts, message } = loaderData;
  const messages = contactMessages[facts.locale];
  const title = messages.page.title(clinicName);
  const error = actionData?.refused.errors[0]?.message;
  return (
    <div className="screen">
      <title>{actionData ? messages.page.errorTitle(title) : title}</title>
      <div className="wrap">
        <h1>{messages.title}</h1>
        {error ? <PageToast text={error} tone="bad" /> : null}
        <p className="lead">{messages.lead}</p>
        <ContactForm
          facts={facts}
          formKey={actionData?.formKey ?? loaderData.formKey}
          refused={actionData?.refused}
          message={message}
        />
        <p>
          <a href={localPath(facts.locale, '/#onde-fica')}>{messages.page.others}</a>
        </p>
      </div>
    </div>
  );
}

/** Deps of the contact form's use case. */
function contactServicesOf({ db, clock, jobs, env }: AppServices): ContactServices {
  return { db, clock, jobs, secret: env.appSecret, hasLimits: env.rateLimits };
}
