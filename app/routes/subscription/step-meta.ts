import { chromeMessages } from '#app/locales/chrome.ts';
import { type SubscribeMessages, subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import type { Locale } from '#app/platform/locale.ts';

type StepData = { locale: Locale; clinicName: string; isRefused: boolean } | undefined;

/** Title of a screen; none is listed by search engines. */
export function subscribeMeta(
  loaderData: StepData,
  titleOf: (messages: SubscribeMessages) => string,
) {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const { locale, clinicName, isRefused } = loaderData;
  const messages = subscribeMessages[locale];
  const title = titleOf(messages);
  const heading = isRefused ? chromeMessages[locale].errorTitle(title) : title;
  return [
    { title: messages.documentTitle(heading, clinicName) },
    { name: 'robots', content: 'noindex' },
  ];
}
