import { data } from 'react-router';
import type { AppServices } from '#app/context/app-services.ts';
import type { CampaignContent } from '#app/features/campaign/campaign.ts';
import { shownCampaignHistory } from '#app/features/campaign/campaign-history.server.ts';
import { findCampaign, type StoredCampaign } from '#app/features/campaign/read-campaigns.server.ts';
import type { Finding } from '#app/features/compliance/linted-content.ts';
import { TextProblem } from '#app/platform/text/content-problem.ts';
import { sectionsOf } from '#app/platform/text/page-text.server.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  type StaffArgs,
  type StaffPage,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { findingsIn } from '#app/site-content/text-findings.ts';

/** The campaign of an address; null for a new one. @throws 404 when it does not exist */
export async function campaignPageOf(args: StaffArgs, word: string) {
  const page = staffPageOf(args);
  if (word === 'nova') return { ...page, stored: null };
  const id = /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null;
  const stored = id === null ? null : await findCampaign(page.services.db, id);
  if (!stored) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, stored };
}

/** A campaign's name for staff: the title of its page. */
export function campaignName({ contents }: AppServices, { texts }: StoredCampaign): string {
  return texts?.['pt-BR'].title ?? contents['pt-BR'].pages.campaign.title;
}

/** Findings of the rules of medical advertising in a campaign's texts, in every language of the site. */
export function campaignFindings(
  { clinic }: AppServices,
  { slug, gives, texts }: CampaignContent,
  today: string,
): Finding[] {
  return clinic.locales.flatMap((locale) => {
    const { more: body = '', ...words } = texts?.[locale] ?? {};
    const front = { ...words, gives: gives[locale] };
    const key = { kind: 'pages', slug: `campanha-${slug}`, locale };
    return findingsIn(key, { front, body }, { clinic, today });
  });
}

/** Whether a page can show this Markdown. */
export function isReadable(markdown: string): boolean {
  try {
    sectionsOf(readTextBlocks(markdown));
    return true;
  } catch (error) {
    if (error instanceof TextProblem) return false;
    throw error;
  }
}

/** The services that a code may be valid for: those booked online, by their titles. */
export function couponServices({ clinic, contents }: AppServices) {
  return clinic.services
    .filter(({ isBookableOnline }) => isBookableOnline)
    .map(({ slug }) => ({
      slug,
      title: contents['pt-BR'].services.find((each) => each.slug === slug)?.title ?? slug,
    }));
}

/** Who has changed a campaign, and what. */
export function campaignHistory(
  { services, url }: Pick<StaffPage, 'services' | 'url'>,
  stored: StoredCampaign,
) {
  const { services: texts } = services.contents['pt-BR'];
  const titleOf = (slug: string) => texts.find((each) => each.slug === slug)?.title ?? slug;
  return shownCampaignHistory({ db: services.db, url }, stored, titleOf);
}
