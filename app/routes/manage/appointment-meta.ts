import type { HeadersArgs } from 'react-router';
import { bookingMessages } from '#app/locales/booking.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import type { ManageMessages } from '#app/locales/manage.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';

type AppointmentArgs = {
  loaderData?:
    | {
        appointment: { clinicName: string } | null;
        clinic?: { clinicName: string };
        isRefused?: boolean;
      }
    | undefined;
  location: { pathname: string };
};

/** Title of an appointment page; none of them may be indexed. */
export function appointmentMeta(
  { loaderData, location }: AppointmentArgs,
  titleOf: (messages: ManageMessages) => string,
) {
  const locale = localeOfPath(location.pathname);
  const title = titleOf(manageMessages[locale]);
  const heading = loaderData?.isRefused ? chromeMessages[locale].errorTitle(title) : title;
  const clinicName = (loaderData?.appointment ?? loaderData?.clinic)?.clinicName;
  return [
    { title: clinicName ? bookingMessages[locale].documentTitle(heading, clinicName) : heading },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Forbids caching of appointment pages; a refusal for too many attempts says how long to wait. */
export function appointmentHeaders({ actionHeaders, errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers(ERROR_HEADERS);
  const wait = (errorHeaders ?? actionHeaders).get('retry-after');
  if (wait) headers.set('retry-after', wait);
  return headers;
}
