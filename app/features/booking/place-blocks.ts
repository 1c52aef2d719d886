import type { AppointmentMailMessages } from '#app/locales/appointment-mail.ts';
import type { MailBlock } from '#app/platform/mail/mail-body.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';

/** Where to come, in a mail to the patient. */
export function placeBlocks(
  { clinic: { addressLines, placeNote, mapUrl } }: Pick<AppointmentSummary, 'clinic'>,
  patient: Pick<AppointmentMailMessages['patient'], 'where' | 'map'>,
): MailBlock[] {
  return [
    { kind: 'heading', text: patient.where },
    ...[placeNote ?? [], ...addressLines]
      .flat()
      .map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'link', label: patient.map, url: mapUrl },
  ];
}
