import { Resolver } from 'node:dns/promises';
import { dmarcAnswer, dmarcState, domainsAbove, organizational } from './dmarc-record.ts';

/** All TXT records of a name; throws as the resolver of Node does. */
export type TextResolver = (name: string) => Promise<string[][]>;

/** What the domain says about who may send its mail. */
export type MailRecord = 'fine' | 'missing' | 'weak' | 'double' | 'unknown';
export type MailRecords = {
  domain: string;
  /** RFC 7208: which servers may send. */
  spf: MailRecord;
  /** RFC 6376: the key with which mails are signed; 'unknown' without a selector. */
  dkim: MailRecord;
  /** RFC 7489: what others do with mail that passes neither. */
  dmarc: MailRecord;
  /** Whose DMARC record it is, where it is not the domain's own but that of one above it. */
  dmarcDomain?: string | undefined;
};

const TIMEOUT_MS = 4_000;
/** Names that belong to nobody (RFC 2606, RFC 6761): what is not there says nothing of a mail. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))$/;

/**
 * Asks the name servers, each name with its own time.
 * @param servers addresses of theirs; default those of this machine
 */
export function namesAskedOf({
  timeoutMs = TIMEOUT_MS,
  servers,
}: {
  timeoutMs?: number;
  servers?: readonly string[];
} = {}): TextResolver {
  return async (name) => {
    if (RESERVED.test(name)) throw new Error('reserved');
    // A resolver that is cancelled ends all that it was asked, also what was asked a moment ago.
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
    if (servers) resolver.setServers(servers);
    // With several name servers each would have its own time.
    const late = setTimeout(() => resolver.cancel(), timeoutMs);
    try {
      return await resolver.resolveTxt(name);
    } finally {
      clearTimeout(late);
    }
  };
}

/** The domain that a sender's mail comes from. */
export function domainOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * Looks up what the domain of a sender says about its mail. A look-up that fails is 'unknown', never 'missing'.
 * @param selector name of the DKIM key; '' where it is not known
 */
export async function readMailRecords(
  { sender, selector }: { sender: string; selector: string },
  resolve: TextResolver = namesAskedOf(),
): Promise<MailRecords> {
  const domain = domainOf(sender);
  const read = (name: string) => textsAt(name, resolve);
  const [own, dmarc, key] = await Promise.all([
    read(domain),
    readDmarc(domain, resolve),
    selector === '' ? Promise.resolve(null) : read(`${selector}._domainkey.${domain}`),
  ]);
  return { domain, spf: spfOf(own), dkim: dkimOf(key), ...dmarc };
}

/** Null where nobody could tell; empty where there is nothing. */
async function textsAt(name: string, resolve: TextResolver): Promise<string[] | null> {
  try {
    return (await resolve(name)).map((parts) => parts.join(''));
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    return code === 'ENODATA' || code === 'ENOTFOUND' ? [] : null;
  }
}

function spfOf(texts: string[] | null): MailRecord {
  if (texts === null) return 'unknown';
  const found = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (found.length > 1) return 'double';
  const [spf] = found;
  if (spf === undefined) return 'missing';
  // Everybody may send, or nobody is told apart.
  return /(?:^|\s)[+?]?all\b/i.test(spf.replace(/[-~]all\b/gi, '')) ? 'weak' : 'fine';
}

function dkimOf(texts: string[] | null): MailRecord {
  if (texts === null) return 'unknown';
  const key = texts.map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.trim()).find(Boolean);
  return key ? 'fine' : 'missing';
}

/** The domain's own record, or else that of the organizational domain above it. */
async function readDmarc(
  domain: string,
  resolve: TextResolver,
): Promise<Pick<MailRecords, 'dmarc' | 'dmarcDomain'>> {
  const read = async (name: string) => dmarcAnswer(await textsAt(`_dmarc.${name}`, resolve));
  const own = await read(domain);
  if (own !== 'none') return { dmarc: dmarcState(own, false) };
  const answers = domainsAbove(domain).map(async (name) => ({
    domain: name,
    answer: await read(name),
  }));
  const found = organizational(await Promise.all(answers));
  if (!found) return { dmarc: 'missing' };
  const dmarc = dmarcState(found.answer, true);
  return dmarc === 'unknown' ? { dmarc } : { dmarc, dmarcDomain: found.domain };
}
