import type { MailDomain } from '#app/clinic/demonstration/opening-settings.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import type { GoLiveItem, Lack } from '#app/features/first-run/go-live.ts';
import { howToMend } from '#app/features/mail-settings/mail-record-help.ts';
import {
  domainOf,
  type MailRecord,
  readMailRecords,
  type TextResolver,
} from '#app/features/mail-settings/mail-records.server.ts';
import { MAIL_PATH } from '#app/features/mail-settings/mail-server.ts';
import {
  readStoredMail,
  type StoredMail,
} from '#app/features/mail-settings/mail-settings.server.ts';
import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Env } from '#app/platform/env.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { MailTrouble } from '#app/platform/mail/mail-watch.server.ts';
import { lockSetting, storeSetting } from '#app/platform/stored-setting.server.ts';
import { readMailTested } from './mail-tested.server.ts';

const { lacks: words, known, domain: messages } = staffPublish;
const KINDS = ['spf', 'dkim', 'dmarc'] as const;

type Sending = { sender: string; selector: string };

/** The address that mails come from, and the name of the key that signs them. @param email the clinic's own */
export function sendingOf(
  env: Pick<Env, 'mailFrom'>,
  stored: StoredMail | null,
  email: string,
): Sending {
  const sender = env.mailFrom ?? (stored?.sender || email);
  return { sender, selector: stored?.dkimSelector ?? '' };
}

type Asking = {
  db: Database;
  clock: Clock;
  env: Pick<Env, 'mailFrom'>;
  resolveTexts?: TextResolver;
  log: Pick<Log, 'error'>;
};

/**
 * Asks the domain what it says of the clinic's mail, for some seconds at most, and keeps the answer with its moment. What
 * led here is done already, so that a failure of this is only logged.
 */
export async function askMailDomain(services: Asking, who: Asked): Promise<void> {
  await keepAnswer(services, who).catch((error: unknown) =>
    services.log.error({ err: error }, 'mail: the domain was not asked'),
  );
}

type Asked = { email: string; by: number };

async function keepAnswer(
  { db, clock, env, resolveTexts }: Asking,
  { email, by }: Asked,
): Promise<void> {
  const { sender, selector } = sendingOf(env, await readStoredMail(db), email);
  const found = await readMailRecords({ sender, selector }, resolveTexts);
  const at = clock.now();
  const to: MailDomain = { ...found, selector, askedAt: at.toISOString() };
  await db.transaction(async (tx) => {
    await lockSetting(tx, 'mail-domain');
    const before = await readSetting(tx, 'mail-domain');
    const version = (before?.version ?? 0) + 1;
    await storeSetting(tx, 'mail-domain', { from: before?.value ?? null, to, version, at, by });
  });
}

/** What the domain answered last; null where it was not asked about this sender and key. */
export async function readMailDomain(
  db: Queryable,
  { sender, selector }: Sending,
): Promise<MailDomain | null> {
  const kept = (await readSetting(db, 'mail-domain'))?.value;
  return kept?.domain === domainOf(sender) && kept.selector === selector ? kept : null;
}

type Reading = {
  db: Queryable;
  env: Pick<Env, 'mailFrom' | 'smtpUrl' | 'hasMailPickup'>;
  mailTrouble?: () => MailTrouble | null;
};

/**
 * Whether mail goes out and arrives: a server that took one, or another program that sends the files, and a domain that
 * says it is the clinic's.
 */
export async function mailItem(
  { db, env, mailTrouble }: Reading,
  { email }: { email: string },
): Promise<GoLiveItem> {
  const stored = await readStoredMail(db);
  const asked = await readMailDomain(db, sendingOf(env, stored, email));
  const isPickedUp = env.hasMailPickup === true && !env.smtpUrl;
  const isTested = env.smtpUrl ? await readMailTested(db, env) : stored?.testedAt;
  const server = mailTrouble?.()
    ? words.failingMail
    : isTested || (isPickedUp && !stored)
      ? null
      : env.smtpUrl || stored
        ? words.untestedMail
        : words.noMail;
  const lacks: Lack[] =
    server !== null
      ? [{ text: server, inStep: words.testedMail, href: MAIL_PATH }]
      : asked === null
        ? [{ text: messages.notAsked, inStep: messages.toAsk }]
        : lackingRecords(asked);
  const pickup = isPickedUp && !stored ? [known.mailPickup] : [];
  return { name: 'mail', lacks, known: [...pickup, ...(asked === null ? [] : knownOf(asked))] };
}

/** What is there but weak is found: mail arrives, and anybody may imitate it. */
const isLacking = (record: MailRecord): record is 'missing' | 'double' =>
  record === 'missing' || record === 'double';

function lackingRecords(asked: MailDomain): Lack[] {
  const { names } = staffMail.records;
  return KINDS.flatMap((kind) => {
    const record = asked[kind];
    if (!isLacking(record)) return [];
    const domain = (kind === 'dmarc' && asked.dmarcDomain) || asked.domain;
    const inStep = messages.toMend(names[kind]);
    return [
      {
        text: messages[record](names[kind], domain),
        inStep,
        detail: `. ${howToMend(kind, asked)}`,
      },
    ];
  });
}

function knownOf(asked: MailDomain): string[] {
  const { domain, selector, spf, dkim, dmarc, dmarcDomain, askedAt } = asked;
  const { record } = known;
  const policy = dmarcDomain ? known.above(record[dmarc], dmarcDomain) : record[dmarc];
  const unknown = KINDS.filter((kind) => asked[kind] === 'unknown');
  const isAway = spf === 'unknown' && dmarc === 'unknown';
  return [
    known.records(domain, record[spf], record[dkim], policy) +
      messages.askedAt(formatMoment(new Date(askedAt), { withYear: true })),
    ...(isAway ? [messages.away] : []),
    ...(!isAway && unknown.includes('dkim') && selector === '' ? [messages.noSelector] : []),
  ];
}
