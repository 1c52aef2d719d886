import { awaitsPlans } from '#app/clinic/words/site-offers.ts';
import { readChoices, type WaitedFor } from '#app/features/waitlist/choices.server.ts';
import { waitlistConsentOf } from '#app/features/waitlist/waitlist-consent.server.ts';
import type { WaitlistFacts } from '#app/features/waitlist/waitlist-form.tsx';
import { readWaitlistSettings } from '#app/features/waitlist/waitlist-settings.server.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';

/** What the page of the list and its form work with. */
export async function waitlistPageOf(args: PageArgs) {
  const { services, locale, content, today } = pageOf(args);
  const settings = await readWaitlistSettings(services.db);
  const offered = await readOfferedServices(services.db);
  const { clinic } = content;
  const { text, linkText, linkHref, record } = waitlistConsentOf(clinic, locale);
  const waited = offered
    .filter(({ isBookableOnline }) => isBookableOnline)
    .map(({ slug }) => ({
      slug,
      title: content.services.find((each) => each.slug === slug)?.title ?? slug,
    }));
  const choices = await readChoices(
    services,
    waited.map(({ slug }) => slug),
  );
  const titlesOf = ({ services: slugs }: WaitedFor) =>
    waited.filter(({ slug }) => slugs.includes(slug)).map(({ title }) => title);
  const facts: WaitlistFacts = {
    locale,
    services: waited,
    ...choices,
    practitioners: choices.practitioners.map((each) => ({
      ...each,
      name: practitionerLabel(each.name, titlesOf(each), waited.length, locale),
    })),
    today,
    phoneExample: clinic.phone.raw,
    emailAsked: clinic.bookingForm.email,
    consent: { text, linkText, linkHref },
    offersLaunch: awaitsPlans(clinic),
  };
  return { services, settings, facts, consent: record };
}

/** A name; with what they attend where that is little of what can be waited for. */
function practitionerLabel(
  name: string,
  titles: readonly string[],
  total: number,
  locale: Locale,
): string {
  if (titles.length === total || titles.length > 2) return name;
  return waitlistMessages[locale].practitionerOf(
    name,
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(titles),
  );
}
