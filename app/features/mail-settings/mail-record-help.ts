import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import type { MailRecords } from './mail-records.server.ts';

const { how } = staffMail.records;

/**
 * How to mend what a domain says, or lacks, about its mail. A DMARC record above the sender's domain is that of other
 * mail too, whose rule stays.
 */
export function howToMend(
  kind: 'spf' | 'dkim' | 'dmarc',
  { domain, dmarcDomain, dmarc }: MailRecords,
): string {
  if (kind !== 'dmarc') return how[kind];
  if (!dmarcDomain) return how.dmarc(domain);
  return how.dmarcAbove[dmarc === 'double' ? 'double' : 'other'](dmarcDomain, domain);
}
