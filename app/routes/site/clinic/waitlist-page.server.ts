import { readChoices } from '#app/features/waitlist/choices.server.ts';
import { waitlistConsentOf } from '#app/features/waitlist/waitlist-consent.server.ts';
import type { WaitlistFacts } from '#app/features/waitlist/waitlist-form.tsx';
import { readWaitlistSettings } from '#app/features/waitlist/waitlist-settings.server.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';

/** What the page of the list and its form work with. */
export async function waitlistPageOf(args: PageArgs) {
  const { services, locale, content, today } = pageOf(args);
  const settings = await readWaitlistSettings(services.db);
  const offered = await readOfferedServices(services.db);
  const { clinic } = content;
  const { text, linkText, linkHref, record } = waitlistConsentOf(clinic, locale);
  const facts: WaitlistFacts = {
    locale,
    services: offered
      .filter(({ isBookableOnline }) => isBookableOnline)
      .map(({ slug }) => ({
        slug,
        title: content.services.find((each) => each.slug === slug)?.title ?? slug,
      })),
    ...(await readChoices(services)),
    today,
    phoneExample: clinic.phone.raw,
    emailAsked: clinic.bookingForm.email,
    consent: { text, linkText, linkHref },
    offersLaunch: clinic.offers.lenses && !clinic.plansEnabled,
  };
  return { services, settings, facts, consent: record };
}
