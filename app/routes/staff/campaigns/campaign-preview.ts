import { campaigns } from '#app/clinic/campaign-fields.ts';
import { type CampaignDays, seasonOf } from '#app/clinic/campaign-season.ts';
import { inLanguage } from '#app/clinic/clinic-fields.ts';
import { addDays, instantOf } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { CAMPAIGNS_PATH, campaignPath } from '#app/features/campaign/campaign.ts';
import { recordOf, type StoredCampaign } from '#app/features/campaign/read-campaigns.server.ts';
import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import { DEFAULT_LOCALE, type Locale, localPath } from '#app/platform/locale.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/campaign-preview';
import { PREVIEW_TIMES } from './campaign-edit-parts.tsx';
import { campaignPageOf } from './campaign-page.server.ts';

const messages = staffCampaigns.preview;

/** The public page of a campaign, also of one that is not on the site, as it is before, while or after it runs. */
export async function loader(args: Route.LoaderArgs) {
  const page = await campaignPageOf(args, args.params.campaign);
  const { services, stored, url, today } = page;
  const { renderPage } = services;
  if (!stored || !renderPage) return seeOther(CAMPAIGNS_PATH);
  const asked = url.searchParams.get('idioma');
  const locale = services.clinic.locales.find((each) => each === asked) ?? DEFAULT_LOCALE;
  const time = PREVIEW_TIMES.find((each) => each === url.searchParams.get('quando')) ?? 'durante';
  const now = instantOf(dayOf(time, stored, today), '12:00') ?? services.clock.now();
  const backHref = `${CAMPAIGNS_PATH}/${stored.id}`;
  // Visits to previews are not measured.
  const { vendorIds: _measured, ...env } = services.env;
  const shown: AppServices = {
    ...services,
    env,
    clinic: services.clinic,
    clock: { now: () => now },
    contents: withCampaign(services, stored, locale),
    preview: { backHref, words: messages.bar, back: messages.back },
  };
  const answer = await renderPage(localPath(locale, campaignPath(stored.slug)), shown);
  if (answer.status !== 200) return seeOther(backHref);
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(answer.body, { status: 200, headers });
}

/** A day before, within or after the run that staff think of: the one under way, else the next, else the last. */
function dayOf(time: (typeof PREVIEW_TIMES)[number], days: CampaignDays, today: string): string {
  const season = seasonOf(days, today);
  const { startsOn, endsOn } = (season.state === 'ended' && season.next) || season.run;
  if (time === 'durante') return startsOn;
  return time === 'antes' ? addDays(startsOn, -1) : addDays(endsOn, 1);
}

function withCampaign(
  { contents }: Pick<AppServices, 'contents'>,
  stored: StoredCampaign,
  locale: Locale,
): AppServices['contents'] {
  const content = contents[locale] ?? contents[DEFAULT_LOCALE];
  const own = campaigns.parse(inLanguage([recordOf(stored)], locale));
  const others = content.clinic.campaigns.filter(({ slug }) => slug !== stored.slug);
  const clinic = { ...content.clinic, campaigns: [...others, ...own] };
  return { ...contents, [locale]: { ...content, clinic } };
}
