import { redirect } from 'react-router';
import { REQUEST_PATH } from '#app/features/privacy/request-addresses.ts';
import { readRequestReceipt } from '#app/features/privacy/request-receipt.server.ts';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import { localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { PageToast } from '#app/ui/toast/page-toast.tsx';
import type { Route } from './+types/privacy-request-sent';

/** Shown only with a receipt; everybody else is redirected to the form. */
export function loader(args: Route.LoaderArgs) {
  const { services, url, locale, content } = pageOf(args);
  const receipt = url.searchParams.get('recibo') ?? '';
  const protocol = readRequestReceipt(services.env.appSecret, receipt);
  if (protocol === null) throw redirect(localPath(locale, REQUEST_PATH), 302);
  const { displayName, dataProtectionOfficer } = content.clinic;
  return { locale, protocol, clinicName: displayName, officer: dataProtectionOfficer };
}

export function headers() {
  return ERROR_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinicName } = loaderData;
  return [
    { title: privacyRequestMessages[locale].sent.pageTitle(clinicName) },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PrivacyRequestSent({ loaderData }: Route.ComponentProps) {
  const { locale, protocol, officer } = loaderData;
  const messages = privacyRequestMessages[locale].sent;
  const kept = useWithoutMail()?.privacy ?? messages.mailed;
  return (
    <div className="screen">
      <div className="wrap">
        <h1>{messages.title}</h1>
        <PageToast text={messages.title} />
        <SummaryList rows={[{ label: messages.protocol, value: protocol }]} />
        <p className="lead">{messages.keep}</p>
        <Notice tone="success" title={messages.next}>
          <ul>
            {[kept, ...messages.steps].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p>{messages.questions(officer.name, officer.email)}</p>
        </Notice>
        <LinkButton href="/">{messages.home}</LinkButton>
      </div>
    </div>
  );
}
