import '#app/features/campaign/campaign.css';
import { data } from 'react-router';
import { seasonOf } from '#app/clinic/campaign-season.ts';
import { CampaignPage } from '#app/features/campaign/campaign-page.tsx';
import { pageTextOf } from '#app/features/campaign/campaign-text.ts';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { campaignMessages } from '#app/locales/campaign.ts';
import { sectionsOf } from '#app/platform/text/page-text.server.ts';
import { contentMeta, DATED_HEADERS } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import type { Route } from './+types/campaign';
import { ScheduleButton } from './schedule-button.tsx';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, record, serviceTexts, today, graph } = readContentPage(args);
  const campaign = record.campaigns.find(({ slug }) => slug === args.params.slug);
  if (!campaign) throw data(null, { status: 404 });
  const { texts, code, gives, offersQuestionnaire } = campaign;
  const text = linked(texts ? pageTextOf(texts, sectionsOf) : pages.campaign);
  const season = seasonOf(campaign, today);
  return {
    ...shared,
    text,
    season,
    coupon: season.state === 'running' ? { code, gives } : null,
    services: campaign.services.map(
      (slug) => serviceTexts.find((service) => service.slug === slug)?.title ?? slug,
    ),
    /** The one service to book; undefined where there is a choice. */
    onlyService: campaign.services.length === 1 ? campaign.services[0] : undefined,
    glyph: campaign.services[0] ?? '',
    offersQuestionnaire,
    jsonLd: graph(text, texts ? {} : { type: 'MedicalWebPage' }),
  };
}

export function headers() {
  return DATED_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  const { locale, coupon, clinic, onlyService, glyph } = loaderData;
  return (
    <CampaignPage
      {...loaderData}
      picture={<ServiceGlyph slug={glyph} isLarge />}
      scheduleButton={
        <ScheduleButton
          scheduling={clinic.scheduling}
          {...(coupon && { code: coupon.code, service: onlyService })}
        >
          {coupon ? campaignMessages[locale].book : undefined}
        </ScheduleButton>
      }
    />
  );
}
