import { isChatId } from '#app/clinic/mail-words/chat-list.ts';
import { MAIL_GROUPS } from '#app/clinic/mail-words/mail-list.ts';
import { namesIn } from '#app/clinic/mail-words/mail-words-fields.ts';
import { kindOf, WORDED_IDS } from '#app/clinic/mail-words/worded-list.ts';
import { mailWordsPath, storedMail } from '#app/features/mail-words/mail-words-form.ts';
import { askedRecord } from '#app/routes/staff/clinic/asked-record.server.ts';
import { recordStateOf, savedVersion } from '#app/routes/staff/clinic/record-page.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { knownMail } from './mail-words.server.ts';
import { standardWords } from './sample-chats.server.ts';
import { languagesOf, nameRowsOf } from './shown-mails.server.ts';

/** Every mail that this clinic sends, in groups. */
export async function wordsList(args: StaffArgs) {
  const { services } = staffPageOf(args);
  const { record, warning, rule, lastChange } = await recordStateOf(services);
  const mails = WORDED_IDS.map((id) => ({ id, ...kindOf(id) })).filter(
    ({ id, group }) =>
      services.clinic.plansEnabled || (group !== 'plan' && id !== 'waitlist-launch'),
  );
  return {
    ...{ warning, rule, lastChange },
    groups: Object.entries(MAIL_GROUPS)
      .map(([group, title]) => ({
        title,
        mails: mails
          .filter((mail) => mail.group === group)
          .map(({ id, label, when }) => ({
            ...{ href: mailWordsPath(id), label, when },
            isOwn: record.mailWords?.[id] !== undefined,
          })),
      }))
      .filter((each) => each.mails.length > 0),
  };
}

/** One mail: its words, what stands where there are none, and the names that they may have. */
export async function wordsPage(args: StaffArgs, name: string) {
  const { services, url } = staffPageOf(args);
  const id = knownMail(name);
  const { record, version, warning, rule, lastChange } = await recordStateOf(services);
  const { label, when, group, isAdded = false } = kindOf(id);
  const asked = await askedRecord({ services, url }, record);
  const { displayName } = services.clinic;
  return {
    ...{ title: label, when, isAdded, version, warning, rule, lastChange },
    typed: storedMail((asked?.record ?? record).mailWords, id),
    filled: asked && { ...asked.filled, href: mailWordsPath(id) },
    languages: languagesOf(services),
    standard: {
      portuguese: standardWords(id, { locale: 'pt-BR', displayName }),
      english: standardWords(id, { locale: 'en-US', displayName }),
    },
    isChat: isChatId(id),
    names: nameRowsOf(services, id),
    // The mails about an order greet nobody.
    hasName: group !== 'plan' && namesIn(id, 'opening').includes('nome'),
    saved: await savedVersion(services, url, { current: version }),
  };
}
