import { redirect } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { afterOpeningMinutes } from '#app/clinic/opening-minutes.ts';
import { ANSWER_OPENING_MINUTES, LEAD_PATH } from '#app/features/leads/lead.ts';
import { leadMessages } from '#app/locales/leads.ts';
import { localPath } from '#app/platform/locale.ts';
import { readReceipt } from '#app/platform/sent-forms/form-receipt.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readClosedDays } from '#app/scheduling/closed-days.server.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/lead-sent';

/** Shown only with a receipt; everybody else is led to the form. */
export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, content, clinic } = pageOf(args);
  const receivedAt = readReceipt(
    services.env.appSecret,
    'lead',
    url.searchParams.get('recibo') ?? '',
  );
  if (!receivedAt) throw redirect(localPath(locale, LEAD_PATH), 302);
  const closedOn = await readClosedDays(services.db, receivedAt);
  const opening = { hours: content.clinic.hours, closedOn };
  const due = afterOpeningMinutes(opening, receivedAt, ANSWER_OPENING_MINUTES);
  return {
    locale,
    clinic,
    moment: formatMoment(receivedAt, { locale }),
    due: due && formatMoment(due, { locale }),
  };
}

export function headers() {
  return ERROR_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinic } = loaderData;
  return [
    { title: leadMessages[locale].sent.pageTitle(clinic.displayName) },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function LeadSent({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, moment, due } = loaderData;
  const messages = leadMessages[locale].sent;
  return (
    <div className="screen">
      <div className="wrap">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.at(moment)}</p>
        <Notice tone="success" title={messages.next}>
          <p>{due ? messages.by(due) : messages.soon}</p>
          <p>{messages.notBooked}</p>
          <p>{messages.urgent(clinic.phone.display)}</p>
        </Notice>
        <ButtonRow>
          <LinkButton href={clinic.phone.link} icon={<Icon name="phone" />}>
            {messages.call(clinic.phone.display)}
          </LinkButton>
          <ScheduleButton scheduling={clinic.scheduling} look="secondary">
            {messages.book}
          </ScheduleButton>
        </ButtonRow>
      </div>
    </div>
  );
}
