// What the processes of `interleavings.test.ts` are told to do, and the small clinic in which they do it.

/** A use case with everything its form would carry; versions and snapshots are of before the round. */
export type Step =
  | {
      kind: 'book';
      service: string;
      startMs: number;
      person: number;
      holdToken: string | undefined;
    }
  | { kind: 'hold'; service: string; startMs: number }
  | { kind: 'release'; token: string }
  | { kind: 'move'; id: number; startMs: number; seenVersion: number | null }
  | { kind: 'cancel'; id: number; seenVersion: number | null }
  | { kind: 'close'; resourceId: number | null; fromMs: number; untilMs: number }
  | { kind: 'open'; id: number }
  | {
      kind: 'service';
      id: number;
      durationMinutes: number;
      bufferBeforeMinutes: number;
      bufferAfterMinutes: number;
      resourceIds: number[];
      seenVersion: number;
    }
  | { kind: 'hours'; id: number; from: string; opensTime: string; seenVersion: number }
  | { kind: 'erase'; contactId: number; snapshot: string }
  | {
      kind: 'correct';
      contactId: number;
      snapshot: string;
      name: string;
      phoneE164: string;
      patients: { id: number; name: string; bornOn: string | null }[];
    };

/** What became of a step; a success has no refusal. */
export type Done = { refusal: string | null; value: unknown; endedMs: number };

export const AGENDA = {
  slotStepMinutes: 15,
  noticeMinutes: 0,
  horizonDays: 30,
  holdMinutes: 10,
  maxHoldMinutes: 20,
  prefersCompactDays: true,
  cancelNoticeHours: -24,
  maxFutureAppointmentsPerPhone: 3,
};

export const CLOSES_TIME = '12:00';

/** Two doctors, a room and a device; services that share them in every way. */
export const RESOURCES = [
  { id: 1, kind: 'practitioner' },
  { id: 2, kind: 'practitioner' },
  { id: 3, kind: 'room' },
  { id: 4, kind: 'equipment' },
] as const;
export const SERVICES = [
  { id: 1, slug: 'consulta', minutes: [30, 0, 0], resourceIds: [1, 2, 3] },
  { id: 2, slug: 'exame', minutes: [15, 0, 5], resourceIds: [1, 4] },
  { id: 3, slug: 'cirurgia', minutes: [45, 15, 10], resourceIds: [2, 3] },
] as const;

export const personOf = (n: number) => ({
  name: `Pessoa Número ${n}`,
  phoneE164: `+55359${80_000_000 + n}`,
});

/** Open every day from then on until noon. */
export const weekOf = (opensTime: string) =>
  Array.from({ length: 7 }, () => ({ startsTime: opensTime, endsTime: CLOSES_TIME, breaks: [] }));
