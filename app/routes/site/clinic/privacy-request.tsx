import {
  receiveRequest,
  requestWithIdempotency,
} from '#app/features/privacy/receive-request.server.ts';
import { REQUEST_SENT_PATH } from '#app/features/privacy/request-addresses.ts';
import { parseRequest, readRequest } from '#app/features/privacy/request-fields.ts';
import {
  REQUEST_ID_PREFIX,
  RequestForm,
  toFieldErrorViews,
} from '#app/features/privacy/request-form.tsx';
import { requestReceipt } from '#app/features/privacy/request-receipt.server.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import { localPath } from '#app/platform/locale.ts';
import { ok } from '#app/platform/result.ts';
import { newToken } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { answerMessage } from '#app/routes/site/answer-message.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { sendButtonId } from '#app/ui/message-form/message-form.tsx';
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
  const { db, clock, jobs, env } = services;
  const deps = { db, clock, jobs, secret: env.appSecret, hasLimits: env.rateLimits };
  const facts = { locale, phoneExample: content.clinic.phone.raw };
  return answerMessage(args, {
    name: 'privacy request form',
    messages: privacyRequestMessages[locale],
    sendId: sendButtonId(REQUEST_ID_PREFIX),
    read: readRequest,
    parse: parseRequest,
    errorsOf: (refusals) => toFieldErrorViews(refusals, facts),
    receive: async (fields, { key, sender }) => {
      const once = requestWithIdempotency(deps, key, fields);
      const received = await receiveRequest(deps, { ...fields, locale }, { ...sender, once });
      if (!received.ok) return received;
      return ok(`${REQUEST_SENT_PATH}?recibo=${requestReceipt(env.appSecret, received.value)}`);
    },
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...ERROR_HEADERS, ...Object.fromEntries(actionHeaders) };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function PrivacyRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, clinicName, officerName, phoneExample, formKey } = loaderData;
  const messages = privacyRequestMessages[locale];
  const title = messages.pageTitle(clinicName);
  const error = actionData?.refused.errors[0]?.message;
  return (
    <div className="screen">
      <title>{actionData ? messages.errorTitle(title) : title}</title>
      <div className="wrap">
        <BackLink href={localPath(locale, '/privacy')}>{messages.back}</BackLink>
        <PageHeader title={messages.title} lead={messages.lead} />
        {error ? <PageToast text={error} tone="bad" /> : null}
        <Inset>
          <p>{messages.notice(clinicName, officerName)}</p>
          <p>{messages.identity}</p>
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
