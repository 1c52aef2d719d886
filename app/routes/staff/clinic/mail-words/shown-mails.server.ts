import { isChatId } from '#app/clinic/mail-words/chat-list.ts';
import { namesIn, type OwnMailWords } from '#app/clinic/mail-words/mail-words-fields.ts';
import { kindOf, type WordedId } from '#app/clinic/mail-words/worded-list.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentLabelsIn, limitServicesOf } from '#app/context/scheduling-services.ts';
import { readSettledMail } from '#app/features/mail-settings/mail-settings.server.ts';
import { trySettledMail } from '#app/features/mail-settings/try-mail.server.ts';
import type { PreviewedMail } from '#app/features/mail-words/mail-preview.tsx';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from '#app/features/mail-words/mail-words-form.ts';
import type { NameRow } from '#app/features/mail-words/names-list.tsx';
import { subjectOf } from '#app/locales/chrome.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { isMailAddress } from '#app/platform/mail/mail-address.ts';
import { mailText } from '#app/platform/mail/mail-body.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import type { SampleSetting } from './sample-appointment.server.ts';
import { sampleChat } from './sample-chats.server.ts';
import { sampleMail, sampleValues } from './sample-mails.server.ts';

export type ShownMail = PreviewedMail;

/** The languages in which the site, and so its mails, speak. */
export function languagesOf({ clinic }: AppServices): Language[] {
  return LANGUAGE_NAMES.filter((language) => clinic.locales.includes(LANGUAGES[language]));
}

function settingOf(
  { contents, env, clock }: AppServices,
  language: Language,
  mailWords?: OwnMailWords | undefined,
): SampleSetting {
  const { clinic, serviceTexts } = appointmentLabelsIn(contents)(LANGUAGES[language]);
  return {
    ...{ clinic: { ...clinic, mailWords }, serviceTexts },
    ...{ baseUrl: env.baseUrl, now: clock.now() },
  };
}

/** A mail or a text for WhatsApp with these words, in each language of the site. */
export function shownWords(
  services: AppServices,
  { id, mailWords }: { id: WordedId; mailWords: OwnMailWords | undefined },
): ShownMail[] {
  return languagesOf(services).map((language) => {
    const setting = settingOf(services, language, mailWords);
    const own = { language, lang: LANGUAGES[language], from: services.clinic.displayName };
    if (isChatId(id)) return { ...own, subject: null, blocks: [], text: sampleChat(id, setting) };
    const sample = sampleMail(id, setting);
    const { blocks } = sample;
    const subject = subjectOf(sample.subject, services.clinic);
    return { ...own, subject, blocks, text: mailText(blocks) };
  });
}

/** The names that a mail's texts may have, each with an example. */
export function nameRowsOf(services: AppServices, id: WordedId): NameRow[] {
  const values = sampleValues(settingOf(services, 'portuguese'));
  const [subject, body] = [namesIn(id, 'subject'), namesIn(id, 'opening')];
  const { closing = [] } = kindOf(id);
  const placeOf = (name: (typeof body)[number]): NameRow['place'] => {
    if (isChatId(id)) return 'everywhere';
    if (closing.includes(name)) return 'closing';
    if (!subject.includes(name)) return 'body';
    return body.includes(name) ? 'everywhere' : 'subject';
  };
  return [...new Set([...body, ...closing, ...subject])].map((name) => ({
    ...{ name, example: values[name], place: placeOf(name) },
  }));
}

/** Sends sample mails to an address, by the server in use. @returns what went wrong, in words */
export async function sendSamples(
  { services, clinic, staff }: Pick<StaffPage, 'services' | 'clinic' | 'staff'>,
  mails: readonly ShownMail[],
  to: string,
): Promise<Result<'sent', string>> {
  const messages = staffMailWords.test;
  if (!isMailAddress(to)) return refuse(messages.address);
  const { db, env } = services;
  const settled = env.smtpUrl ? null : await readSettledMail(db, env.appSecret);
  if (settled === 'locked') return refuse(messages.locked);
  const url = env.smtpUrl ?? settled?.url;
  if (url === undefined) return refuse(messages.noServer);
  const server = { url, sender: env.mailFrom ?? settled?.sender };
  for (const { lang, subject, blocks } of mails) {
    const body = { subject: messages.subject(subject ?? ''), blocks };
    const tried = await trySettledMail(limitServicesOf(services), server, {
      ...{ to, clinic, body, lang, by: staff.id },
    });
    if (!tried.ok) return tried;
  }
  return ok('sent');
}
