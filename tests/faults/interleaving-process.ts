import { once } from 'node:events';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { correctPerson } from '#app/features/privacy-admin/correct-person.server.ts';
import { erasePerson } from '#app/features/privacy-admin/erase-person.server.ts';
import { setHours } from '#app/features/schedule-settings/hours.server.ts';
import { setService } from '#app/features/schedule-settings/services.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { addClosure, removeClosure } from '#app/scheduling/closures.server.ts';
import { holdSlot, releaseHold } from '#app/scheduling/hold-slot.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { openDatabase } from '#server/database.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { AGENDA, type Done, personOf, type Step, weekOf } from './interleaving-steps.ts';

// One of the processes of `interleavings.test.ts`: takes steps, begins all of them at once and reports.

setClinicZone(parseClinic(serraClaraRecord).timeZone);
const url = process.argv[2] ?? '';
const { db, close } = openDatabase(url, { maxConnections: 8, onError: () => undefined });
const state = { now: new Date(0) };
const services: BookingServices = {
  db,
  clock: { now: () => state.now },
  jobs: { 'appointment-mail': async () => undefined },
  secret: 'a secret for tests only, long enough',
  agenda: AGENDA,
  payerIds: ['particular'],
};
const STAFF = { actor: 'staff:1' } as const;
const by = { id: 1 };

/** Begins a step. The key makes it one of its own. */
async function run(step: Step, key: string): Promise<unknown> {
  const keyed = { scope: 'interleaving', key, bodySha256: key };
  switch (step.kind) {
    case 'book': {
      const { name, phoneE164 } = personOf(step.person);
      return bookAppointment(
        services,
        {
          serviceSlug: step.service,
          startsAt: new Date(step.startMs),
          patient: { name, bornOn: null },
          guardian: null,
          contact: { name, phoneE164, email: null },
          payerId: 'particular',
          consent: { textId: 'test', textSha256: 'test', locale: 'pt-BR' },
          holdToken: step.holdToken,
          locale: 'pt-BR',
          channel: 'web',
        },
        keyed,
      );
    }
    case 'hold':
      return holdSlot(services, {
        serviceSlug: step.service,
        startsAt: new Date(step.startMs),
      });
    case 'release':
      return releaseHold(db, step.token);
    case 'move': {
      const { id: appointmentId, startMs, seenVersion } = step;
      const startsAt = new Date(startMs);
      const seen = seenVersion === null ? {} : { seenVersion };
      return moveAppointment(services, { appointmentId, startsAt, ...STAFF, ...seen }, keyed);
    }
    case 'cancel': {
      const { id: appointmentId, seenVersion } = step;
      const seen = seenVersion === null ? {} : { seenVersion };
      return cancelAppointment(services, { appointmentId, ...STAFF, ...seen }, keyed);
    }
    case 'close': {
      const { resourceId, fromMs, untilMs } = step;
      const during = { startsAt: new Date(fromMs), endsAt: new Date(untilMs) };
      return addClosure(services, { resourceId, ...during, reason: key }, { ...STAFF, key });
    }
    case 'open':
      return removeClosure(services, step.id, STAFF);
    case 'service': {
      const { id, seenVersion, kind: _kind, ...settings } = step;
      return setService(
        services,
        { ...settings, isBookableOnline: true },
        { id, seenVersion, staffId: 1 },
      );
    }
    case 'hours': {
      const { id, from, opensTime, seenVersion } = step;
      const target = { id, kind: 'practitioner', seenVersion } as const;
      const period = { from, until: null, week: weekOf(opensTime) };
      return setHours(services, period, { targets: [target], staffId: 1 });
    }
    case 'erase': {
      const personKey = { source: 'contact', id: step.contactId } as const;
      const reason = { reason: 'asked', identity: 'called-back', added: [], by } as const;
      return erasePerson(services, { personKey, snapshot: step.snapshot, ...reason });
    }
    case 'correct': {
      const { contactId: id, snapshot, name, phoneE164 } = step;
      const correction = { name, phoneE164, email: null, patients: step.patients };
      return correctPerson(services, { id, snapshot, by, correction });
    }
  }
}

/** The value of a success, the refusal, or the fault. */
function doneOf(value: unknown): Pick<Done, 'refusal' | 'value'> {
  if (typeof value !== 'object' || value === null) return { refusal: null, value: null };
  if ('answer' in value) return doneOf(value.answer);
  if ('refusal' in value) return { refusal: String(value.refusal), value: null };
  return { refusal: null, value: 'value' in value ? value.value : null };
}

async function settle(step: Step, key: string): Promise<Done> {
  try {
    const done = doneOf(await run(step, key));
    return { ...done, endedMs: performance.timeOrigin + performance.now() };
  } catch (error) {
    const words = error instanceof Error ? `${error.message}: ${error.cause}` : String(error);
    return { refusal: `fault ${words}`, value: null, endedMs: 0 };
  }
}

type Round = { nowMs: number; steps: { step: Step; key: string }[] };

process.on('message', async ({ nowMs, steps }: Round) => {
  state.now = new Date(nowMs);
  process.send?.(await Promise.all(steps.map(({ step, key }) => settle(step, key))));
});
process.send?.('ready');
await once(process, 'disconnect');
await close();
