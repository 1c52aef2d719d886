import '#app/features/contact/contact.css';
import { data, redirect } from 'react-router';
import { visitorAddress } from '#app/context/app-services.ts';
import {
  receiveRequest,
  requestWithIdempotency,
} from '#app/features/privacy/receive-request.server.ts';
import { REQUEST_KEY_FIELD, REQUEST_SENT_PATH } from '#app/features/privacy/request-addresses.ts';
import { parseRequest, readRequest } from '#app/features/privacy/request-fields.ts';
import { RequestForm } from '#app/features/privacy/request-form.tsx';
import { requestReceipt } from '#app/features/privacy/request-receipt.server.ts';
import { REQUEST_ID_PREFIX, toFieldErrorViews } from '#app/features/privacy/request-view.ts';
import { privacyRequestMessages } from '#app/locales/pt-BR/privacy-request.ts';
import { localPath } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Inset } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { PageToast } from '#app/ui/toast/page-toast.tsx';
import type { Route } from './+types/privacy-request';

export function loader(args: Route.LoaderArgs) {
  const { locale, content } = pageOf(args);
  const { displayName, phone, dataProtectionOfficer } = content.clinic;
  return {
    locale,
    clinicName: displayName,
    officerName: dataProtectionOfficer.name,
    phoneExample: phone.raw,
    formKey: newToken(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, locale, content } = pageOf(args);
  const { db, clock, jobs, env, log } = services;
  const { phone } = content.clinic;
  const form = await args.request.formData();
  const typed = readRequest(form);
  const key = textOf(form, REQUEST_KEY_FIELD);
  const refused = (why: Why, waitSeconds = 0) => {
    const speaker = { locale, phoneDisplay: phone.display };
    const { status, ...shown } = shownRefusal(why, waitSeconds, speaker);
    const retry = waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : undefined;
    const formKey = why === 'other-request' ? newToken() : key;
    return data(
      { refused: { typed, ...shown }, formKey },
      { status, ...(retry && { headers: retry }) },
    );
  };

  const parsed = parseRequest(typed);
  if (!parsed.ok) {
    const errors = toFieldErrorViews(parsed.refusal, { locale, phoneExample: phone.raw });
    return data({ refused: { typed, errors }, formKey: key }, { status: 400 });
  }
  if (isHoneypotFilled(form)) return refused('check-failed');
  const deps = { db, clock, jobs, secret: env.appSecret, hasLimits: env.rateLimits };
  const once = requestWithIdempotency(deps, key, parsed.value);
  const sender = { address: args.context.get(visitorAddress), proof: textOf(form, PROOF_FIELD) };
  try {
    const received = await receiveRequest(deps, { ...parsed.value, locale }, { ...sender, once });
    if (!received.ok) return refused(received.refusal.why, received.refusal.waitSeconds);
    const receipt = requestReceipt(env.appSecret, received.value);
    return redirect(`${localPath(locale, REQUEST_SENT_PATH)}?recibo=${receipt}`, 303);
  } catch (error) {
    // As the contact form: whatever it was, what was typed must not be lost.
    log.error({ err: error }, 'privacy request form');
    return refused('fault');
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...ERROR_HEADERS, ...Object.fromEntries(actionHeaders) };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function PrivacyRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, clinicName, officerName, phoneExample, formKey } = loaderData;
  const texts = privacyRequestMessages[locale];
  const title = texts.pageTitle(clinicName);
  const error = actionData?.refused.errors[0]?.message;
  return (
    <div className="screen">
      <title>{actionData ? texts.errorTitle(title) : title}</title>
      <div className="wrap">
        <BackLink href={localPath(locale, '/privacy')}>{texts.back}</BackLink>
        <PageHeader title={texts.title} lead={texts.lead} />
        {error ? <PageToast text={error} tone="bad" /> : null}
        <Inset>
          <p>{texts.notice(clinicName, officerName)}</p>
          <p>{texts.identity}</p>
        </Inset>
        <RequestForm
          locale={locale}
          phoneExample={phoneExample}
          formKey={actionData?.formKey ?? formKey}
          refused={actionData?.refused}
        />
      </div>
    </div>
  );
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
