import { data, type RouterContextProvider } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { siteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { isKnownPath } from '#app/clinic/words/site-offers.ts';
import { appServices } from '#app/context/app-services.ts';
import { localeOfPath, localPath, withoutLocale } from '#app/platform/locale.ts';
import { offersIn } from '#app/site-content/offers-in.ts';

export type PageArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * The context of every page: the language of its address, the content in it, and the clinic as pages show it.
 * @throws 404 in a language that the site does not have, and for pages of what the clinic does not have
 */
export function pageOf({ request, context }: PageArgs) {
  const services = context.get(appServices);
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const content = services.contents[locale];
  if (!content) throw data(null, { status: 404 });
  const offers = offersIn(content);
  const path = withoutLocale(url.pathname).replace(/(?<=.)\/$/, '');
  if (!isKnownPath(offers, path)) throw data(null, { status: 404 });
  const today = wallClockOf(services.clock.now()).on;
  return {
    services,
    url,
    locale,
    content,
    /** Calendar day in the clinic's zone. */
    today,
    clinic: { ...publicClinic(content.clinic, today), offers },
    /** The full address of a page in this language. @param path without the language prefix, '/servicos' */
    address: (path: string) => new URL(localPath(locale, path), services.env.baseUrl).href,
    /** Addresses for structured data. */
    site: siteAddresses(services.env.baseUrl, locale),
  };
}
