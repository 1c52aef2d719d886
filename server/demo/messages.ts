import { and, desc, eq } from 'drizzle-orm';
import { addDays, instantOf } from '#app/clinic/clinic-time.ts';
import type { PrivacyRight } from '#app/clinic/privacy-requests.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { contactMessages } from '#app/db/schema.ts';
import { contactConsentOf } from '#app/features/contact/contact-consent.server.ts';
import { receiveMessage } from '#app/features/contact/receive-message.server.ts';
import { answerByMail } from '#app/features/inbox/answer-by-mail.server.ts';
import { changeInboxItem } from '#app/features/inbox/change-inbox-item.server.ts';
import { kindOfSlug } from '#app/features/inbox/inbox-kinds.server.ts';
import { writeNote } from '#app/features/inbox/write-note.server.ts';
import { receiveRequest } from '#app/features/privacy/receive-request.server.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { onceOf } from './book-slot.ts';
import type { DemoServices } from './demo-services.ts';
import { DEMO_PHONE_PREFIX, mailOf } from './people.ts';

/** What became of a message: untouched, being handled, answered or archived. */
type Fate = 'open' | 'in-progress' | 'answered' | 'archived';
type Arrival = { name: string; daysAgo: number; time: string; fate: Fate; answer?: string };

/** Numbers below those of the patients. */
const FIRST_NUMBER = 900;

const MESSAGES: readonly (Arrival & { message: string })[] = [
  {
    ...{ name: 'Marta Siqueira', daysAgo: 0, time: '07:42', fate: 'open' },
    message: 'Bom dia! Preciso levar os óculos antigos no dia da consulta?',
  },
  {
    ...{ name: 'Otávio Peixoto', daysAgo: 1, time: '19:15', fate: 'open' },
    message:
      'Meu pai usa cadeira de rodas. A entrada da clínica tem rampa, e dá para parar o carro na porta?',
  },
  {
    ...{ name: 'Renata Faria', daysAgo: 2, time: '11:03', fate: 'in-progress' },
    message:
      'Fiz a topografia na semana passada e ainda não recebi o laudo. Vocês enviam por e-mail ou preciso buscar?',
  },
  {
    ...{ name: 'Joaquim Valadares', daysAgo: 4, time: '09:30', fate: 'answered' },
    message: 'O convênio Vale Claro cobre o exame de campo visual? Preciso de guia autorizada?',
    answer:
      'Bom dia, seu Joaquim. Cobre, sim. Peça ao convênio a guia autorizada e traga no dia, junto com a carteirinha.',
  },
  {
    ...{ name: 'Letícia Amorim', daysAgo: 6, time: '14:48', fate: 'answered' },
    message: 'Minha filha tem 5 anos e nunca fez exame de vista. Com que idade é bom começar?',
    answer:
      'Oi, Letícia. Aos 5 anos já é uma boa hora. Marque um acompanhamento pediátrico pelo site ou aqui no telefone da clínica.',
  },
  {
    ...{ name: 'Wagner Brandão', daysAgo: 9, time: '16:20', fate: 'archived' },
    message: 'Gostaria de apresentar nossa linha de armações para a clínica. Com quem posso falar?',
  },
  {
    ...{ name: 'Clarice Nogueira', daysAgo: 12, time: '08:12', fate: 'archived' },
    message: 'Obrigada pela atenção ontem. Já consegui remarcar pelo link, podem desconsiderar.',
  },
];

const REQUESTS: readonly (Arrival & { askedFor: PrivacyRight; words: string })[] = [
  {
    ...{ name: 'Célia Pacheco', daysAgo: 2, time: '10:05', fate: 'open', askedFor: 'access' },
    words: 'Quero uma cópia dos dados que vocês guardam sobre mim.',
  },
  {
    ...{ name: 'Diego Monteiro', daysAgo: 11, time: '15:40', fate: 'in-progress' },
    ...{ askedFor: 'correction', words: 'Meu sobrenome está escrito com um t só no cadastro.' },
  },
  {
    ...{ name: 'Vera Sampaio', daysAgo: 13, time: '09:55', fate: 'answered' },
    ...{ askedFor: 'revocation', words: 'Não quero mais receber lembretes por e-mail.' },
    answer: 'Bom dia, Vera. Anotamos: a clínica não envia mais lembretes a este endereço.',
  },
];

const NOTE = 'Liguei hoje cedo, ninguém atendeu. Tento de novo à tarde.';
const HOUR_MS = 3_600_000;

/** Fills the inbox with messages and privacy requests in every state. */
export async function fillInbox(services: DemoServices) {
  const { db, clock, jobs, secret, clinic, actors } = services;
  const receiving = { db, clock, jobs, secret, hasLimits: false };
  const locale: Locale = DEFAULT_LOCALE;
  for (const [index, { message, ...arrival }] of MESSAGES.entries()) {
    const { name, phoneE164, email } = arrive(services, arrival, index);
    const consent = contactConsentOf(clinic, locale).record;
    const sent = { name, phoneE164, email, message, locale, consent };
    const received = await receiveMessage(receiving, sent, senderOf(services));
    if (!received.ok) throw new Error('a message of the demo was refused');
    const [row] = await db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .orderBy(desc(contactMessages.id))
      .limit(1);
    const item = { slug: 'contato', id: row?.id ?? 0, by: actors.reception };
    await settle(services, arrival, item);
  }
  for (const [index, { askedFor, words, ...arrival }] of REQUESTS.entries()) {
    const { name, phoneE164, email } = arrive(services, arrival, MESSAGES.length + index);
    const asked = { askedFor, name, phoneE164, email, words, locale };
    const received = await receiveRequest(receiving, asked, senderOf(services));
    if (!received.ok) throw new Error('a request of the demo was refused');
    const [row] = await db
      .select({ id: privacyRequests.id })
      .from(privacyRequests)
      .where(eq(privacyRequests.protocol, received.value));
    const item = { slug: 'privacidade', id: row?.id ?? 0, by: actors.administrator };
    await settle(services, arrival, item);
  }
  return { messages: MESSAGES.length, requests: REQUESTS.length };
}

/** Sets the clock to the time of arrival and returns the sender's contact details. */
function arrive({ today, now, clock }: DemoServices, { name, daysAgo, time }: Arrival, n: number) {
  const at = instantOf(addDays(today, -daysAgo), time) ?? now;
  clock.set(at <= now ? at : now);
  const number = FIRST_NUMBER + n;
  const phoneE164 = `${DEMO_PHONE_PREFIX}${String(number).padStart(4, '0')}`;
  return { name, phoneE164, email: mailOf(name, number) };
}

function senderOf(services: DemoServices) {
  return { address: '127.0.0.1', proof: '', once: onceOf(services) };
}

type Item = { slug: string; id: number; by: number };

/** Handles an item as staff do, an hour after it arrived. */
async function settle(
  services: DemoServices,
  { fate, answer }: Arrival,
  { slug, id, by }: Item,
): Promise<void> {
  const { db, clock, now, jobs, nextKey } = services;
  const kind = kindOfSlug(slug);
  if (!kind) throw new Error(`the inbox knows no ${slug}`);
  if (fate === 'open') return;
  clock.set(new Date(Math.min(now.getTime(), clock.now().getTime() + HOUR_MS)));
  const written = { kind, id, by, key: nextKey() };
  if (fate === 'answered' && answer !== undefined) {
    await answerByMail({ db, clock, jobs }, { ...written, words: answer, version: 0 });
    // The demo mails nobody; the page must not say that the answer is on its way.
    await db
      .update(inboxNotes)
      .set({ mailedAt: clock.now() })
      .where(and(eq(inboxNotes.kind, kind.name), eq(inboxNotes.subjectId, id)));
    return;
  }
  await changeInboxItem({ db, clock }, { kind, id, by, version: 0 }, { assignee: by });
  await changeInboxItem({ db, clock }, { kind, id, by, version: 1 }, { status: fate });
  if (fate === 'in-progress') await writeNote({ db, clock }, { ...written, words: NOTE });
}
