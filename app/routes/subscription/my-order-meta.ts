import { chromeMessages } from '#app/locales/chrome.ts';
import {
  type MySubscriptionMessages,
  mySubscriptionMessages,
} from '#app/locales/subscriptions/my-subscription.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { localeOfPath } from '#app/platform/locale.ts';

type MetaArgs = {
  loaderData?: { clinicName: string; isRefused?: boolean } | undefined;
  location: { pathname: string };
};

/** Title of a page of an order; none is listed by search engines. */
export function myOrderMeta(
  { loaderData, location }: MetaArgs,
  titleOf: (messages: MySubscriptionMessages) => string = ({ documentTitle }) => documentTitle,
) {
  const locale = localeOfPath(location.pathname);
  const title = titleOf(mySubscriptionMessages[locale]);
  const heading = loaderData?.isRefused ? chromeMessages[locale].errorTitle(title) : title;
  return [
    { title: subscribeMessages[locale].documentTitle(heading, loaderData?.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}
