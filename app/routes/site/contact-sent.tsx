import { redirect } from 'react-router';
import { appServices } from '#app/app-services.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { spokenMoment } from '#app/clinic/spoken-date.ts';
import { readReceipt } from '#app/features/contact/receipt.server.ts';
import { contactTexts } from '#app/locales/contact-texts.ts';
import { localeOfPath, localPath } from '#app/platform/locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/contact-sent';
import { ERROR_HEADERS } from './page-meta.ts';

/** Says 'received' only to who brings a receipt; anybody else is led to the ways of contact. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { clinic, clock, env } = context.get(appServices);
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const receivedAt = readReceipt(env.appSecret, searchParams.get('recibo') ?? '');
  if (!receivedAt) throw redirect(localPath(locale, '/contato'), 302);
  return {
    locale,
    clinic: publicClinic(clinic, wallClockOf(clock.now()).on),
    moment: spokenMoment(receivedAt, { locale }),
  };
}

export function headers() {
  return ERROR_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinic } = loaderData;
  return [
    { title: contactTexts[locale].sent.pageTitle(clinic.displayName) },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ContactSent({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, moment } = loaderData;
  const texts = contactTexts[locale].sent;
  return (
    <div className="screen">
      <div className="wrap">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.at(moment)}</p>
        <Notice tone="success" title={texts.next}>
          <p>{texts.answer}</p>
          <p>{texts.urgent(clinic.phone.display)}</p>
        </Notice>
        <ButtonRow>
          <LinkButton href={localPath(locale, '/')}>{texts.home}</LinkButton>
          <LinkButton href={clinic.phone.link} look="secondary" icon={<Icon name="phone" />}>
            {texts.call(clinic.phone.display)}
          </LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
