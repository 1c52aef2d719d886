import { redirect } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { SCREENING_PATH } from '#app/features/screening/screening-paths.ts';
import { screeningMessages } from '#app/locales/screening/screening-messages.ts';
import { localPath } from '#app/platform/locale.ts';
import { readReceipt } from '#app/platform/sent-forms/form-receipt.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { NOT_INDEXED } from '#app/routes/site/content-meta.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageToast } from '#app/ui/toast/page-toast.tsx';
import type { Route } from './+types/dry-eye-sent';
import { ScheduleButton } from './schedule-button.tsx';

/** Shown only with a receipt, which names the moment and nothing else; everybody else begins the questionnaire. */
export function loader(args: Route.LoaderArgs) {
  const { services, url, locale, clinic } = pageOf(args);
  const receivedAt = readReceipt(
    services.env.appSecret,
    'screening',
    url.searchParams.get('recibo') ?? '',
  );
  if (!receivedAt) throw redirect(localPath(locale, SCREENING_PATH), 302);
  return { locale, clinic, moment: formatMoment(receivedAt, { locale }) };
}

export function headers() {
  return ERROR_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinic } = loaderData;
  return [
    { title: `${screeningMessages[locale].sent.title} – ${clinic.displayName}` },
    NOT_INDEXED,
  ];
}

export default function DryEyeSent({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, moment } = loaderData;
  const messages = screeningMessages[locale].sent;
  return (
    <div className="screen">
      <div className="wrap">
        <h1>{messages.title}</h1>
        <PageToast text={messages.title} />
        <p className="lead">{messages.at(moment)}</p>
        <Notice tone="success" title={messages.next}>
          <p>{messages.who}</p>
          <p>{messages.noAnswer}</p>
          <p>{messages.urgent(clinic.phone.display)}</p>
        </Notice>
        <ButtonRow>
          <ScheduleButton scheduling={clinic.scheduling}>{messages.book}</ScheduleButton>
          <LinkButton href="/" look="secondary">
            {messages.home}
          </LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
