import { CampaignPage } from '#app/features/campaign/campaign-page.tsx';
import { isInSeason } from '#app/features/campaign/campaign-text.ts';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { contentMeta, DATED_HEADERS } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import type { Route } from './+types/campaign';
import { ScheduleButton } from './schedule-button.tsx';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, record, today, graph } = readContentPage(args);
  const text = linked(pages.campaign);
  const isOn = isInSeason({ month: text.month, dates: record.campaignDates }, today);
  const code = isOn ? record.campaignCode : undefined;
  return { ...shared, text, code, jsonLd: graph(text, { type: 'MedicalWebPage' }) };
}

export function headers() {
  return DATED_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  return (
    <CampaignPage
      {...loaderData}
      picture={<ServiceGlyph slug="tratamentos-especializados" isLarge />}
      scheduleButton={<ScheduleButton scheduling={loaderData.clinic.scheduling} />}
    />
  );
}
