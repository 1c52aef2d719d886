import '#app/features/campaign/campaign-staff.css';
import '#app/features/compliance/compliance.css';
import { formatMoment } from '#app/clinic/format-date.ts';
import { CAMPAIGNS_PATH, campaignPath } from '#app/features/campaign/campaign.ts';
import { CampaignFiguresTable } from '#app/features/campaign/campaign-cards.tsx';
import { readCampaignFigures } from '#app/features/campaign/campaign-figures.server.ts';
import { BLANK, campaignFormValues } from '#app/features/campaign/campaign-form.ts';
import { askedCampaign } from '#app/features/campaign/campaign-history.server.ts';
import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import { newToken } from '#app/platform/token.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/campaign-edit';
import { CampaignLinks, MoveForm } from './campaign-edit-parts.tsx';
import { answerCampaign } from './campaign-form.server.ts';
import { CampaignForm } from './campaign-form.tsx';
import {
  campaignFindings,
  campaignHistory,
  campaignName,
  campaignPageOf,
  couponServices,
} from './campaign-page.server.ts';

const messages = staffCampaigns.form;

export async function loader(args: Route.LoaderArgs) {
  const { services, stored, today, url } = await campaignPageOf(args, args.params.campaign);
  const figures = stored && (await readCampaignFigures(services, [stored])).get(stored.id);
  const change = stored?.by
    ? messages.lastChange(stored.by, formatMoment(stored.changedAt))
    : messages.fromRecord;
  const asked = stored && (await askedCampaign({ db: services.db, url }, stored.id));
  const isPublished = stored?.state === 'published';
  return {
    formKey: newToken(),
    id: stored?.id ?? null,
    name: stored && campaignName(services, stored),
    state: stored?.state ?? 'draft',
    path: isPublished ? campaignPath(stored.slug) : null,
    hasOwnTexts: stored === null || stored.texts !== null,
    locales: services.clinic.locales,
    hasQuestionnaire: services.clinic.offers.questionnaire,
    choices: couponServices(services),
    version: stored?.version ?? 0,
    values: asked?.values ?? (stored ? campaignFormValues(stored) : BLANK),
    filled: asked?.filled ?? null,
    history: stored && (await campaignHistory({ services, url }, stored)),
    findings: stored ? campaignFindings(services, stored, today) : [],
    figures: figures ?? null,
    lastChange: stored ? change : null,
    saved: savedWords(url.searchParams),
  };
}

function savedWords(query: URLSearchParams): string | null {
  if (query.has('publicada')) return messages.published;
  return query.has('feito') ? messages.saved : null;
}

export const action = (args: Route.ActionArgs) => answerCampaign(args, args.params.campaign);

export default function CampaignEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, state, path, figures, lastChange, saved, filled, history } = loaderData;
  const errors = actionData?.errors ?? [];
  const version = actionData?.version ?? loaderData.version;
  return (
    <StaffScreen
      title={name === null ? messages.titleNew : messages.titleOf(name)}
      lead={lastChange ?? undefined}
      back={{ href: CAMPAIGNS_PATH, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {saved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{saved}</p>
        </Notice>
      ) : null}
      <p>
        <strong>{state === 'published' ? null : staffCampaigns.states[state]}</strong>
      </p>
      {id === null ? null : <CampaignLinks id={id} path={path} locales={loaderData.locales} />}
      {figures ? <CampaignFiguresTable figures={figures} /> : null}
      {filled && !actionData && id !== null ? (
        <FilledNotice {...filled} href={`${CAMPAIGNS_PATH}/${id}`} />
      ) : null}
      {state === 'archived' ? null : (
        <CampaignForm {...loaderData} version={version} actionData={actionData} />
      )}
      {id === null ? null : <MoveForm version={version} isArchived={state === 'archived'} />}
      {history ? <HistorySection {...history} href={`${CAMPAIGNS_PATH}/${id}`} /> : null}
    </StaffScreen>
  );
}
