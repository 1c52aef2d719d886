import { randomInt } from 'node:crypto';

/** Eight digits that are easy to say on the phone, '4821-9057'; somebody may have them already. */
export function newProtocol(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
