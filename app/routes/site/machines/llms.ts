import { data } from 'react-router';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { openingHoursText } from '#app/clinic/opening-hours.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { hasBranches } from '#app/clinic/record/branch-fields.ts';
import type { SiteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { machinesMessages } from '#app/locales/machines.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Content } from '#app/site-content/site-content.server.ts';
import { type SitePage, sitePages } from '#app/site-content/site-pages.ts';
import type { Route } from './+types/llms';
import { machineAnswer } from './machine-answer.server.ts';

/** Pages that are listed under headings of their own, or have no content of their own. */
const ELSEWHERE = /^\/(?:$|agendamento$|busca$|blog\/|podcast\/|pagamento)/;

type LlmsContext = {
  site: SiteAddresses;
  today: string;
  /** The other languages of the site and the address of their file. */
  others: readonly { locale: Locale; url: string }[];
};

/** The clinic and the site in Markdown, as llmstxt.org proposes: what it is, how to reach it, what to read. */
export function llmsText(content: Content, { site, today, others }: LlmsContext): string {
  const { clinic } = content;
  const messages = machinesMessages[clinic.locale].llms;
  const pages = sitePages(content, today);
  const list = (pattern: RegExp) =>
    pages.filter(({ path }) => pattern.test(path)).map((page) => linkTo(page, site));
  const { city, stateCode } = clinic.address;
  const { scheduling: booking, hasSpecialist } = publicClinic(clinic, today);
  const parts = [
    `# ${clinic.displayName}`,
    `> ${messages.summary(hasSpecialist ? clinic.specialty : null, city, stateCode)}`,
    section(messages.facts, factsOf(clinic, today)),
    `## ${messages.book}\n\n${messages.bookText(booking.kind === 'external' ? booking.href : site.page(booking.href), clinic.whatsapp !== undefined)}`,
    `## ${messages.care}\n\n${messages.careText}`,
    section(
      messages.pages,
      pages.filter(({ path }) => !ELSEWHERE.test(path)).map((page) => linkTo(page, site)),
    ),
    ...sectionOf(messages.posts, list(/^\/blog\//)),
    ...sectionOf(messages.episodes, list(/^\/podcast\//)),
    ...(others.length > 0 ? [section(messages.otherLanguages, others.map(languageLink))] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function factsOf(clinic: Clinic, today: string): string[] {
  const messages = machinesMessages[clinic.locale].llms;
  const view = publicClinic(clinic, today);
  const fact = (name: string, value: string) => `- ${name}: ${value}`;
  return [
    ...(hasBranches(clinic)
      ? clinic.branches.map((house, at) =>
          fact(
            house.name,
            [
              view.houses[at]?.addressLines.join(', '),
              house.phone.display,
              openingHoursText(house.hours, clinic.locale).join('; '),
            ].join('. '),
          ),
        )
      : [fact(messages.address, view.addressLines.join(', '))]),
    fact(messages.phone, clinic.phone.display),
    ...(view.whatsapp ? [fact(messages.whatsapp, view.whatsapp.display)] : []),
    fact(messages.email, clinic.email),
    ...(hasBranches(clinic)
      ? []
      : [fact(messages.hours, openingHoursText(clinic.hours, clinic.locale).join('; '))]),
    fact(
      messages.doctor(view.doctor.isWoman),
      [view.doctor.name, ...view.doctor.registrations].join(', '),
    ),
    fact(messages.payers, clinic.payers.map(({ title }) => title).join(', ')),
  ];
}

/** Missing where there is nothing to list. */
function sectionOf(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [section(title, lines)] : [];
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

function linkTo({ path, title, description }: SitePage, site: SiteAddresses): string {
  return `- [${title}](${site.page(path)}): ${description}`;
}

function languageLink({ locale, url }: { locale: Locale; url: string }): string {
  return `- [${chromeMessages[locale].languageName}](${url})`;
}

export function loader(args: Route.LoaderArgs) {
  const { content, site, today, locale } = pageOf(args);
  // Assistants would answer for a clinic that is not open, or is none.
  if (content.clinic.isDemonstration) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const others = content.clinic.locales
    .filter((each) => each !== locale)
    .map((each) => ({ locale: each, url: site.shared(localPath(each, '/llms.txt')) }));
  const text = llmsText(content, { site, today, others });
  return machineAnswer(args.request, { type: 'text/plain; charset=utf-8', text });
}
