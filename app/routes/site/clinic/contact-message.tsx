import { data, redirect } from 'react-router';
import { visitorAddress } from '#app/context/app-services.ts';
import { KEY_FIELD, missingPath, SENT_PATH } from '#app/features/contact/contact-addresses.ts';
import { contactConsentOf, contactFormOf } from '#app/features/contact/contact-consent.server.ts';
import { parseContact, readContact } from '#app/features/contact/contact-fields.ts';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { receiptOf } from '#app/features/contact/receipt.server.ts';
import {
  type ContactServices,
  onceOf,
  receiveMessage,
} from '#app/features/contact/receive-message.server.ts';
import { CONTACT_ID_PREFIX, toFieldErrorViews } from '#app/features/contact/refusal-view.ts';
import { contactMessages } from '#app/locales/pt-BR/contact.ts';
import { localPath } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { PageToast } from '#app/ui/toast/page-toast.tsx';
import type { Route } from './+types/contact-message';
import { contactServicesOf } from './contact-services.server.ts';

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
  const { request, context } = args;
  const { log, env } = services;
  const { clinic } = content;
  const facts = contactFormOf(clinic, locale);
  const form = await request.formData();
  const typed = readContact(form);
  const key = textOf(form, KEY_FIELD);
  const refused = (why: Why, waitSeconds = 0) => {
    const { status, ...shown } = shownRefusal(why, waitSeconds, facts);
    const retry = waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : undefined;
    const formKey = why === 'other-message' ? newToken() : key;
    return data(
      { refused: { typed, ...shown }, formKey },
      { status, ...(retry && { headers: retry }) },
    );
  };

  const parsed = parseContact(typed);
  if (!parsed.ok) {
    const errors = toFieldErrorViews(parsed.refusal, facts);
    return data({ refused: { typed, errors }, formKey: key }, { status: 400 });
  }
  if (isHoneypotFilled(form)) return refused('check-failed');
  const consent = contactConsentOf(clinic, locale).record;
  const sender = { address: context.get(visitorAddress), proof: textOf(form, PROOF_FIELD) };
  const contact = contactServicesOf(services);
  try {
    const received = await receiveMessage(
      contact,
      { ...parsed.value, locale, consent },
      { ...sender, once: onceOf(contact, key, parsed.value) },
    );
    if (!received.ok) return refused(received.refusal.why, received.refusal.waitSeconds);
    const receipt = receiptOf(env.appSecret, received.value);
    return redirect(`${localPath(locale, SENT_PATH)}?recibo=${receipt}`, 303);
  } catch (error) {
    // The one edge that answers a fault itself: whatever it was, what was typed must not be lost.
    log.error({ err: error }, 'contact form');
    return refused('fault');
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...ERROR_HEADERS, ...Object.fromEntries(actionHeaders) };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function ContactMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { clinicName, facts, message } = loaderData;
  const texts = contactMessages[facts.locale];
  const title = texts.page.title(clinicName);
  const error = actionData?.refused.errors[0]?.message;
  return (
    <div className="screen">
      <title>{actionData ? texts.page.errorTitle(title) : title}</title>
      <div className="wrap">
        <h1>{texts.title}</h1>
        {error ? <PageToast text={error} tone="bad" /> : null}
        <p className="lead">{texts.lead}</p>
        <ContactForm
          facts={facts}
          formKey={actionData?.formKey ?? loaderData.formKey}
          refused={actionData?.refused}
          message={message}
        />
        <p>
          <a href={localPath(facts.locale, '/#contato')}>{texts.page.others}</a>
        </p>
      </div>
    </div>
  );
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
