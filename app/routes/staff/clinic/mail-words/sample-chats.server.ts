import { type ChatId, isChatId } from '#app/clinic/mail-words/chat-list.ts';
import { textOfChat } from '#app/clinic/mail-words/text-of-chat.ts';
import type { WordedId } from '#app/clinic/mail-words/worded-list.ts';
import { chatTexts } from '#app/locales/mail-words/chat-texts.ts';
import { type StandardTexts, standardMails } from '#app/locales/mail-words/standard-mails.ts';
import type { Locale } from '#app/platform/locale.ts';
import { type SampleSetting, sampleAppointment } from './sample-appointment.server.ts';
import { sampleValues } from './sample-mails.server.ts';

/** What stands ready in WhatsApp with the words of a record, for nobody. */
export function sampleChat(id: ChatId, setting: SampleSetting): string {
  const { clinic } = setting;
  const { locale } = clinic;
  return textOfChat(
    clinic,
    { id, locale },
    {
      standard: chatTexts[locale][id],
      values: sampleValues(setting),
      house: id === 'chat-return' || id === 'chat-inbox' ? undefined : houseOf(setting),
    },
  );
}

const houseOf = (setting: SampleSetting) => sampleAppointment(setting).clinic.house;

const NAMED = { nome: '{tratamento}', data: '{data}', prazo: '{prazo}', link: '{link}' };

/** What is said where the clinic has written nothing, with names between braces; in a chat it has its own, for the article. */
export function standardWords(
  id: WordedId,
  { locale, displayName }: { locale: Locale; displayName: string },
): StandardTexts {
  if (!isChatId(id)) return standardMails(locale)[id];
  return { subject: '', opening: chatTexts[locale][id]({ ...NAMED, clínica: displayName }) };
}
