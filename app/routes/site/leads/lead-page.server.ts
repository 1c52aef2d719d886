import { visitorAddress } from '#app/context/app-services.ts';
import {
  isReasonOffered,
  LEAD_REASONS,
  LEAD_STEPS,
  LEAD_VARIANTS,
  type LeadStep,
  NOTHING_TYPED,
  STEP_PARAMETER,
} from '#app/features/leads/lead.ts';
import { leadConsentOf } from '#app/features/leads/lead-consent.server.ts';
import { LEAD_COOKIE, readLeadDraft } from '#app/features/leads/lead-draft.server.ts';
import { firstOpenLeadStep } from '#app/features/leads/lead-fields.ts';
import type { LeadFacts } from '#app/features/leads/lead-parts.tsx';
import { variantOf } from '#app/features/leads/lead-variant.server.ts';
import { leadMessages } from '#app/locales/leads.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';

/** Everything about one visitor's request for a time, without what a form has just sent. */
export async function leadPageOf(args: PageArgs) {
  const { services } = pageOf(args);
  const { shared, pages, linked, record } = readContentPage(args);
  const { request, context } = args;
  const { env } = services;
  const token = readCookie(request, LEAD_COOKIE, env.baseUrl);
  const draft = await readLeadDraft(services, token);
  const values = { ...NOTHING_TYPED, ...draft };
  const payerIds = record.payers.map(({ id }) => id);
  const text = linked(pages.quickRequest);
  const { text: words, linkText, linkHref } = leadConsentOf(record, shared.locale);
  const facts: LeadFacts = {
    locale: shared.locale,
    phone: shared.clinic.phone,
    phoneExample: record.phone.raw,
    reasons: LEAD_REASONS.map((value, index) => ({
      value,
      label: text.reasons[index] ?? leadMessages[shared.locale].reasons[value],
    })).filter(({ value }) => isReasonOffered(value, shared.clinic.offers)),
    payers: record.payers.map(({ id, title }) => ({ id, title })),
    consent: { text: words, linkText, linkHref },
  };
  const own = variantOf(env.appSecret, {
    address: context.get(visitorAddress),
    userAgent: request.headers.get('user-agent') ?? '',
    languages: request.headers.get('accept-language') ?? '',
  });
  const { searchParams } = new URL(request.url);
  const isWhole = draft === null && searchParams.has(STEP_PARAMETER);
  return {
    ...{ shared, services, record, text, token, draft, values, payerIds, facts },
    /** Who has begun the steps goes on with them, also from another network. */
    variant: draft || isWhole ? LEAD_VARIANTS[1] : own,
    step: shownStep(searchParams, firstOpenLeadStep(values, payerIds)),
    /** A later step without a draft: the browser keeps no cookie, or a day has passed. All is asked on one page. */
    isWhole,
  };
}

export type LeadPage = Awaited<ReturnType<typeof leadPageOf>>;

/** The step of an address, but none after the first that lacks an answer. */
function shownStep(searchParams: URLSearchParams, open: LeadStep): LeadStep {
  const asked = LEAD_STEPS.find((step) => step === searchParams.get(STEP_PARAMETER)) ?? 'motivo';
  return LEAD_STEPS.indexOf(asked) <= LEAD_STEPS.indexOf(open) ? asked : open;
}
