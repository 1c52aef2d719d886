import type { WishValues } from './waitlist-fields.ts';

/** What became of the form before the page, as a word for its address. */
export const WAITING_NEWS = [
  'recusado',
  'passou',
  'fechado',
  'pausado',
  'voltou',
  'mudou',
  'saiu',
] as const;
export type WaitingNews = (typeof WAITING_NEWS)[number];

/** What the page of somebody who waits shows. */
export type WaitingView =
  | { kind: 'gone' }
  | { kind: 'ended'; reason: 'booked' | 'other'; toAppointment: string | null }
  | {
      kind: 'waiting';
      what: string;
      offer: {
        id: number;
        moment: string;
        service: string;
        practitioner: string;
        /** The house with its address; null where the clinic has one alone. */
        where: string | null;
        until: string;
        /** The appointment that would move, or null. */
        before: string | null;
        /** What the time asks of the person, with day and time. */
        asks: readonly string[];
      } | null;
      isPaused: boolean;
      /** Null for who waits for the plans. */
      place: {
        position: number;
        chances: { times: number; accepted: number; service: string } | null;
      } | null;
      since: string;
      until: string | null;
      wishes: {
        values: WishValues;
        openDays: readonly number[];
        practitioners: readonly { id: number; name: string }[];
        houses: readonly { value: string; label: string }[];
        today: string;
      } | null;
    };
