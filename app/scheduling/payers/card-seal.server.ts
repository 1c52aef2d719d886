import { openSealed, sealText } from '#app/platform/sealed-text.server.ts';

type Stored = { appointmentId: number };

/** Seals a card's number for the row of its appointment. */
export function sealCard(
  secret: string,
  { appointmentId, number }: Stored & { number: string },
): Buffer {
  return sealText(sealUse(secret, appointmentId), number);
}

/** The number of a card; null when the process has another secret than the one that sealed it. */
export function openCard(
  secret: string,
  { appointmentId, sealed }: Stored & { sealed: Buffer },
): string | null {
  return openSealed(sealUse(secret, appointmentId), sealed);
}

function sealUse(secret: string, appointmentId: number) {
  return { secret, purpose: 'insurance-card', place: `appointment ${appointmentId}` };
}
