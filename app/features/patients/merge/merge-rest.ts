import { formatDate } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { NOTE_LENGTH } from '#app/features/patients/about/about-form.ts';
import { NEED_FIELDS, type PatientNeeds } from '#app/features/patients/about/needs.ts';
import { staffMerge } from '#app/locales/pt-BR/staff/people/merge.ts';
import type { MergeRecord } from './merge-record.server.ts';

/** What the record that goes says and the one that stays does not, as notes that each fit. */
export function restNotes(kept: MergeRecord, gone: MergeRecord): string[] {
  const { before } = staffMerge;
  const same = kept.contact;
  const lines = [
    ...(gone.name === kept.name ? [] : [before.name(gone.name)]),
    ...(gone.bornOn && kept.bornOn && gone.bornOn !== kept.bornOn
      ? [before.born(formatDate(gone.bornOn))]
      : []),
    ...(gone.contact.name === same.name ? [] : [before.contact(gone.contact.name)]),
    ...(gone.contact.phoneE164 === same.phoneE164
      ? []
      : [before.phone(formatPhone(gone.contact.phoneE164))]),
    ...(gone.contact.email === null || gone.contact.email === same.email
      ? []
      : [before.email(gone.contact.email)]),
    ...NEED_FIELDS.flatMap((field) => {
      const [was, is] = [gone.needs[field], kept.needs[field]];
      return was && is && was !== is ? [before.need(was)] : [];
    }),
  ];
  const notes: string[] = [];
  for (const line of lines) {
    const last = notes.at(-1);
    const longer = `${last ?? before.title}\n${line}`;
    if (last !== undefined && [...longer].length <= NOTE_LENGTH) notes[notes.length - 1] = longer;
    else notes.push(`${before.title}\n${line}`);
  }
  return notes;
}

/** The needs of both: what the one that stays has left open comes from the other. */
export function joinedNeeds(kept: PatientNeeds, gone: PatientNeeds): PatientNeeds {
  return {
    companion: kept.companion || gone.companion,
    mobility: kept.mobility || gone.mobility,
    hearing: kept.hearing || gone.hearing,
    channel: kept.channel ?? gone.channel,
    // 'Dona Cida' is one answer: half of each would be nobody's.
    ...(kept.treatment || kept.knownAs ? calledIn(kept) : calledIn(gone)),
  };
}

function calledIn({ treatment, knownAs }: PatientNeeds) {
  return { treatment, knownAs };
}
