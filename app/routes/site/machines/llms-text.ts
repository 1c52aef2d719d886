import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { openingHoursText } from '#app/clinic/opening-hours.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import type { SiteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { chromeMessages } from '#app/locales/chrome-texts.ts';
import { machinesMessages } from '#app/locales/machines-texts.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Content } from '#app/site-content/site-content.server.ts';
import { type SitePage, sitePages } from '#app/site-content/site-pages.ts';

/** Pages that stand under headings of their own, or say nothing by themselves. */
const ELSEWHERE = /^\/(?:$|agendamento$|busca$|blog\/|podcast\/|pagamento)/;

type LlmsPlace = {
  site: SiteAddresses;
  today: string;
  /** The other languages of the site and where their file is. */
  others: readonly { locale: Locale; url: string }[];
};

/** The clinic and the site in Markdown, as llmstxt.org proposes: what it is, how to reach it, what to read. */
export function llmsText(content: Content, { site, today, others }: LlmsPlace): string {
  const { clinic } = content;
  const texts = machinesMessages[clinic.locale].llms;
  const pages = sitePages(content);
  const list = (pattern: RegExp) =>
    pages.filter(({ path }) => pattern.test(path)).map((page) => linkTo(page, site));
  const { city, stateCode } = clinic.address;
  const booking = publicClinic(clinic, today).scheduling;
  const parts = [
    `# ${clinic.displayName}`,
    `> ${texts.summary(clinic.specialty, city, stateCode)}`,
    section(texts.facts, factsOf(clinic, today)),
    `## ${texts.book}\n\n${booking.kind === 'contact-modal' ? texts.bookByPhone : texts.bookText(booking.kind === 'internal' ? site.page(booking.href) : booking.href)}`,
    `## ${texts.care}\n\n${texts.careText}`,
    section(
      texts.pages,
      pages.filter(({ path }) => !ELSEWHERE.test(path)).map((page) => linkTo(page, site)),
    ),
    section(texts.posts, list(/^\/blog\//)),
    section(texts.episodes, list(/^\/podcast\//)),
    ...(others.length > 0 ? [section(texts.otherLanguages, others.map(languageLink))] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function factsOf(clinic: Clinic, today: string): string[] {
  const texts = machinesMessages[clinic.locale].llms;
  const shown = publicClinic(clinic, today);
  const fact = (name: string, value: string) => `- ${name}: ${value}`;
  return [
    fact(texts.address, shown.addressLines.join(', ')),
    fact(texts.phone, clinic.phone.display),
    fact(texts.whatsapp, clinic.whatsapp.number.display),
    fact(texts.email, clinic.email),
    fact(texts.hours, openingHoursText(clinic.hours, clinic.locale).join('; ')),
    fact(texts.doctor, [shown.doctor.name, ...shown.doctor.registrations].join(', ')),
    fact(texts.payers, clinic.payers.map(({ title }) => title).join(', ')),
  ];
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
