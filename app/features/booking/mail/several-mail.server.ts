import { formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import { appointmentCalendar } from '#app/features/booking/appointment-calendar.ts';
import { placeBlocks } from '#app/features/booking/place-blocks.ts';
import {
  displacedMailMessages,
  uncoveredMailMessages,
} from '#app/locales/appointment/displaced-mail.ts';
import { type SeveralNews, severalMailMessages } from '#app/locales/appointment/several-mail.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { manageMessages } from '#app/locales/manage.ts';
import type { CalendarAttachment, Mail } from '#app/platform/mail/mail.server.ts';
import {
  linkless,
  type MailBlock,
  type MailBody,
  mailOfBody,
} from '#app/platform/mail/mail-body.ts';
import { type AppointmentSummary, mailValuesOf } from '#app/scheduling/appointment-summary.ts';
import { agreed, instructions, stepBlocks } from './appointment-blocks.ts';
import { chatBlocks } from './chat-blocks.ts';
import { type Asked, type Told, whyInWords } from './displaced-mail.server.ts';
import { plannedWords } from './planned-words.ts';

/** What a mail tells of one of several appointments. */
export type OneOfSeveral = Told & { summary: AppointmentSummary; why: Asked | null };

type Several = readonly [OneOfSeveral, ...OneOfSeveral[]];

/**
 * The one mail to a person about several appointments that a change at the clinic concerns in the same way, in the
 * language of the first, with a calendar file for each that stays.
 * @returns null when the contact left no address
 */
export function severalMail(all: Several): Mail | null {
  const [{ summary }] = all;
  const { contact, clinic, locale, protocol, sequence, recordVersion } = summary;
  if (contact.email === null) return null;
  const [calendar, ...moreCalendars] = calendarsOf(all);
  return {
    to: contact.email,
    messageId: `${protocol}.${sequence}.${newsOf(all)}.${recordVersion ?? 0}.patient@${clinic.domain}`,
    ...mailOfBody(severalMailBody(all), { lang: locale, look: mailLookOf(clinic) }),
    ...(calendar && { calendar, moreCalendars }),
  };
}

/** The same for all. */
function newsOf([{ why }]: Several): SeveralNews {
  if (why === null) return 'updated';
  return why === 'uncovered' ? 'uncovered' : 'displaced';
}

function staysInCalendar({ why, hasCalendar }: OneOfSeveral): boolean {
  return why === null || hasCalendar === true;
}

/** Each is a file of its own: one that asks for a change names one appointment (RFC 5546, 3.2.2). */
function calendarsOf(all: Several): CalendarAttachment[] {
  return all.filter(staysInCalendar).map(({ summary }, index) => {
    const messages = appointmentMailMessages[summary.locale];
    const { filename, ...calendar } = appointmentCalendar('mail', 'updated', summary, messages);
    const name = index === 0 ? filename : filename.replace('.ics', `-${index + 1}.ics`);
    return { ...calendar, filename: name };
  });
}

function severalMailBody(all: Several): MailBody {
  const [{ summary: first }] = all;
  const { locale, contact, clinic } = first;
  const news = newsOf(all);
  const whole = appointmentMailMessages[locale];
  const { patient } = whole;
  const messages = severalMailMessages[locale];
  const planned = plannedWords(first);
  const when = messages.when(formatMoment(first.startsAt, { locale }), all.length - 1);
  const words = wordsOfMail(
    clinic,
    { id: news, locale },
    {
      standard: {
        subject: messages.subject[news](when),
        greeting: patient.greeting(linkless(contact.name)),
        opening: openingOf(news, planned) ?? messages.opening[news],
      },
      values: valuesOfAll(all, when),
    },
  );
  const toDo = news === 'updated' ? all.map((each) => instructions(each.summary, whole)) : [];
  const places = news === 'displaced' ? [] : all.map((each) => placeBlocks(each.summary, patient));
  const stays = all.filter(staysInCalendar).length;
  return {
    subject: words.subject,
    blocks: [
      {
        kind: 'title',
        text: (news === 'uncovered' && planned?.uncovered.title) || messages.title[news],
      },
      ...words.opening,
      ...(planned?.blocks ?? []),
      ...(news === 'updated' ? [] : [paragraph(messages.ask[news])]),
      ...all.flatMap((each, index) => [
        ...oneOf(each, news),
        ...(isAlike(toDo) ? [] : (toDo[index] ?? [])),
        ...(isAlike(places) ? [] : (places[index] ?? [])),
      ]),
      paragraph(messages.linksArePersonal),
      ...(isAlike(toDo) ? (toDo[0] ?? []) : []),
      ...(isAlike(places) ? (places[0] ?? []) : []),
      ...(stays === 0
        ? []
        : [paragraph(stays === 1 ? patient.calendar.updated : messages.calendars)]),
      ...words.closing,
      ...talkingAbout(all),
    ],
  };
}

/** Of a change that begins on a day to come; undefined where nothing is otherwise. */
function openingOf(news: SeveralNews, planned: ReturnType<typeof plannedWords>) {
  if (news === 'displaced') return undefined;
  return news === 'updated' ? planned?.openingOfSeveral : planned?.uncoveredOfSeveral(planned.day);
}

/** Whether the same holds for all appointments, so that it is said once. */
function isAlike(each: readonly MailBlock[][]): boolean {
  return new Set(each.map((blocks) => JSON.stringify(blocks))).size === 1;
}

/** One appointment of them: when, why it is told of and what was agreed. */
function oneOf({ summary, why }: OneOfSeveral, news: SeveralNews): MailBlock[] {
  const { locale } = summary;
  const messages = appointmentMailMessages[locale];
  const { label, patient } = messages;
  const isHidden = (name: string) =>
    name === label.when || (news === 'displaced' && name === label.payer);
  const manage =
    news === 'updated'
      ? patient.manage
      : (news === 'uncovered' ? uncoveredMailMessages : displacedMailMessages)[locale].manage;
  return [
    { kind: 'heading', text: formatMoment(summary.startsAt, { locale, withYear: true }) },
    ...(why === null
      ? []
      : [paragraph(whyInWords(why, summary, formatMoment(summary.startsAt, { locale })))]),
    {
      kind: 'facts',
      facts: agreed(summary, messages).filter((each) => !isHidden(each.label)),
    },
    ...(news === 'displaced' ? [] : stepBlocks('updated', summary, locale)),
    { kind: 'button', label: manage, url: summary.manageUrl },
  ];
}

/** The telephone of each house that is meant, and one chat about all of them. */
function talkingAbout(all: Several): MailBlock[] {
  const [{ summary }] = all;
  const { locale, clinic } = summary;
  const { patient } = appointmentMailMessages[locale];
  const phones = new Map(all.map((each) => [calledOf(each).e164, calledOf(each)]));
  const about = manageMessages[locale].whatsapp.about(
    all.map((each) => each.summary.protocol).join(', '),
  );
  return [
    { kind: 'heading', text: patient.talk },
    ...[...phones.values()].map(({ display, e164 }) => ({
      ...{ kind: 'link' as const, label: patient.call(display), url: `tel:${e164}` },
    })),
    ...chatBlocks(clinic.whatsappLink, { label: patient.whatsapp, words: about }),
    paragraph(patient.unexpected),
  ];
}

function calledOf({ why, phone, summary: { clinic } }: OneOfSeveral) {
  return why === 'closed' ? phone : { display: clinic.phoneDisplay, e164: clinic.phoneE164 };
}

/** What stands for the names in the clinic's own words: where they differ, all of them. */
function valuesOfAll(all: Several, data: string) {
  const [{ summary }] = all;
  const each = all.map((one) =>
    mailValuesOf(one.summary, { data, telefone: calledOf(one).display }),
  );
  const list = new Intl.ListFormat(summary.locale, { type: 'conjunction' });
  const together = (name: keyof (typeof each)[number]) =>
    list.format(new Set(each.map((values) => values[name])));
  return {
    ...{ nome: together('nome'), paciente: together('paciente'), data },
    ...{ serviço: together('serviço'), profissional: together('profissional') },
    ...{ protocolo: together('protocolo'), telefone: together('telefone') },
    ...{ unidade: together('unidade'), endereço: together('endereço') },
  };
}

function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}
