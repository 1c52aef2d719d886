import { formatDate } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { staffMerge as labels } from '#app/locales/pt-BR/staff/people/merge.ts';
import type { MergeRecord } from './merge-record.server.ts';
import { restNotes } from './merge-rest.ts';

/** One of the two records, as labels and values. */
export function mergeRows({ name, bornOn, contact, needs, ...record }: MergeRecord) {
  const { appointments, notes, proxies } = record;
  return [
    { label: labels.name, value: name },
    { label: labels.birth, value: bornOn === null ? labels.noBirth : formatDate(bornOn) },
    { label: labels.contact, value: contact.name },
    { label: labels.phone, value: formatPhone(contact.phoneE164) },
    { label: labels.email, value: contact.email ?? labels.noEmail },
    { label: labels.needs, value: staffAbout.inWords(needs) || labels.noNeeds },
    {
      label: labels.has,
      value: labels.counts({
        appointments: appointments.length,
        notes: notes.length,
        proxies: proxies.length,
      }),
    },
  ];
}

/** What a merge would do, sentence by sentence. */
export function mergeEffects([kept, gone]: readonly [MergeRecord, MergeRecord]): string[] {
  const [to, from] = [kept.contact, gone.contact];
  const where = [formatPhone(to.phoneE164), to.email].filter(Boolean).join(' e ');
  const isOther = to.id !== from.id;
  const isOrphan = isOther && gone.siblings.length === 0;
  return [
    labels.moves(kept.name),
    ...(isOther ? [labels.reach(where)] : []),
    ...(isOrphan ? [labels.contactGoes] : []),
    ...(isOrphan && to.phoneE164 !== from.phoneE164 ? [labels.consentAgain] : []),
    ...(isOther && !isOrphan ? [labels.contactStays(gone.siblings.length)] : []),
    ...(restNotes(kept, gone).length > 0 ? [labels.rest] : []),
    labels.others,
    labels.noUndo,
  ];
}
