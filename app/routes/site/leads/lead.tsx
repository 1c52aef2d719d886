import '#app/features/leads/leads.css';
import { OnePageLead, StepLead, WholeLead } from '#app/features/leads/lead-form.tsx';
import { countOpening, isOpenedByPerson } from '#app/features/leads/lead-openings.server.ts';
import { leadMessages } from '#app/locales/leads.ts';
import { newToken } from '#app/platform/token.server.ts';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { Route } from './+types/lead';
import { answerLead } from './answer-lead.server.ts';
import { leadPageOf } from './lead-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { shared, services, text, draft, values, facts, variant, step, isWhole } =
    await leadPageOf(args);
  const { request } = args;
  const isFirst = draft === null && new URL(request.url).search === '';
  if (isFirst && request.method === 'GET' && isOpenedByPerson(request))
    await countOpening(services, variant);
  return { ...shared, text, facts, values, variant, step, isWhole, formKey: newToken() };
}

export const action = (args: Route.ActionArgs) => answerLead(args);

/** Of one visitor alone: which form it shows follows from who asks. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...ERROR_HEADERS, ...Object.fromEntries(actionHeaders) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const all = unlistedMeta(loaderData && { ...loaderData.text, ...loaderData });
  // The component has the title: it knows whether a form was refused.
  return all.filter((entry) => !('title' in entry));
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, clinic, text, facts, variant, step, isWhole } = loaderData;
  const refused = actionData?.refused;
  const form = {
    facts,
    values: refused?.values ?? loaderData.values,
    formKey: actionData?.formKey || loaderData.formKey,
    refused,
  };
  const title = `${text.title} – ${clinic.displayName}`;
  return (
    <div className="screen">
      <title>{refused ? leadMessages[locale].errorTitle(title) : title}</title>
      <div className="wrap chapters">
        <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description} />
        {isWhole ? (
          <WholeLead {...form} />
        ) : variant === 'A' ? (
          <OnePageLead {...form} />
        ) : (
          <StepLead {...form} step={step} />
        )}
        {step === 'motivo' ? (
          <>
            <Prose blocks={text.intro} />
            <TextChapters sections={text.sections} urgent={text.urgent} />
          </>
        ) : null}
      </div>
    </div>
  );
}
