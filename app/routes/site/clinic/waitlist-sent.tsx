import { redirect } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { localPath } from '#app/platform/locale.ts';
import { readReceipt } from '#app/platform/sent-forms/form-receipt.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/waitlist-sent';

/** Shown only with a receipt, and says the same to everybody; who has none is led to the form. */
export function loader(args: Route.LoaderArgs) {
  const { services, url, locale, clinic } = pageOf(args);
  const receipt = url.searchParams.get('recibo') ?? '';
  const receivedAt = readReceipt(services.env.appSecret, 'waitlist', receipt);
  if (!receivedAt) throw redirect(localPath(locale, '/waitlist'), 302);
  return { locale, clinic, moment: formatMoment(receivedAt, { locale }) };
}

export function headers() {
  return ERROR_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinic } = loaderData;
  return [
    { title: waitlistMessages[locale].sent.pageTitle(clinic.displayName) },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function WaitlistSent({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, moment } = loaderData;
  const messages = waitlistMessages[locale];
  const { sent } = messages;
  const silent = useWithoutMail();
  const next = silent ? [silent.waitlist.sent] : sent.mailed;
  return (
    <div className="screen">
      <div className="wrap">
        <h1>{sent.title}</h1>
        <p className="lead">{sent.at(moment)}</p>
        <Notice tone="success" title={sent.next}>
          {[sent.kept, ...next, sent.notBooked].map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p>{sent.urgent(clinic.phone.display)}</p>
        </Notice>
        <ButtonRow>
          <LinkButton href={clinic.phone.link} icon={<Icon name="phone" />}>
            {sent.call(clinic.phone.display)}
          </LinkButton>
          <LinkButton href="/agendamento" look="secondary">
            {messages.free}
          </LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
