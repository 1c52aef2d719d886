import { redirect } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { contactMessages } from '#app/locales/contact.ts';
import { localPath } from '#app/platform/locale.ts';
import { readReceipt } from '#app/platform/sent-forms/form-receipt.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageToast } from '#app/ui/toast/page-toast.tsx';
import type { Route } from './+types/contact-sent';

/** Shown only with a receipt; everybody else is redirected to the contact section. */
export function loader(args: Route.LoaderArgs) {
  const { services, url, locale, clinic } = pageOf(args);
  const receivedAt = readReceipt(
    services.env.appSecret,
    'contact',
    url.searchParams.get('recibo') ?? '',
  );
  if (!receivedAt) throw redirect(localPath(locale, '/contato'), 302);
  return { locale, clinic, moment: formatMoment(receivedAt, { locale }) };
}

export function headers() {
  return ERROR_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinic } = loaderData;
  return [
    { title: contactMessages[locale].sent.pageTitle(clinic.displayName) },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ContactSent({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, moment } = loaderData;
  const messages = contactMessages[locale].sent;
  return (
    <div className="screen">
      <div className="wrap">
        <h1>{messages.title}</h1>
        <PageToast text={messages.title} />
        <p className="lead">{messages.at(moment)}</p>
        <Notice tone="success" title={messages.next}>
          <p>{messages.answer}</p>
          <p>{messages.urgent(clinic.phone.display)}</p>
        </Notice>
        <ButtonRow>
          <LinkButton href="/">{messages.home}</LinkButton>
          <LinkButton href={clinic.phone.link} look="secondary" icon={<Icon name="phone" />}>
            {messages.call(clinic.phone.display)}
          </LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
