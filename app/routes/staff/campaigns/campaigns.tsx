import '#app/features/campaign/campaign-staff.css';
import { seasonOf } from '#app/clinic/campaign-season.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { CAMPAIGNS_PATH } from '#app/features/campaign/campaign.ts';
import { CampaignCards } from '#app/features/campaign/campaign-cards.tsx';
import { readCampaignFigures } from '#app/features/campaign/campaign-figures.server.ts';
import {
  listCampaigns,
  type StoredCampaign,
} from '#app/features/campaign/read-campaigns.server.ts';
import { staffCampaigns as messages } from '#app/locales/pt-BR/staff/campaigns.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/campaigns';
import { campaignName } from './campaign-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, today } = staffPageOf(args);
  const all = await listCampaigns(services.db);
  const figures = await readCampaignFigures(services, all);
  return {
    campaigns: all.map((campaign) => {
      const counts = figures.get(campaign.id);
      return {
        id: campaign.id,
        href: `${CAMPAIGNS_PATH}/${campaign.id}`,
        name: campaignName(services, campaign),
        state: stateOf(campaign, today),
        lines: [
          messages.code(campaign.code),
          ...daysOf(campaign, today),
          ...(counts ? [messages.figures.inShort(counts)] : []),
        ],
      };
    }),
  };
}

function stateOf(campaign: StoredCampaign, today: string): keyof typeof messages.states {
  return campaign.state === 'published' ? seasonOf(campaign, today).state : campaign.state;
}

function daysOf(campaign: StoredCampaign, today: string): string[] {
  const season = seasonOf(campaign, today);
  const { startsOn, endsOn } = season.run;
  const next = season.state === 'ended' && season.next;
  return [
    messages.days(formatDate(startsOn), formatDate(endsOn), campaign.isYearly),
    ...(next ? [messages.next(formatDate(next.startsOn))] : []),
  ];
}

export default function Campaigns({ loaderData: { campaigns } }: Route.ComponentProps) {
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <p>
        <LinkButton href={`${CAMPAIGNS_PATH}/nova`}>{messages.add}</LinkButton>
      </p>
      {campaigns.length === 0 ? (
        <Notice>
          <p>{messages.empty}</p>
        </Notice>
      ) : (
        <CampaignCards campaigns={campaigns} />
      )}
    </StaffScreen>
  );
}
