import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { ERASED_NAME, ERASED_PHONE } from '#app/features/privacy-admin/erase-plan.ts';
import { availableSlots } from '#app/scheduling/available-slots.ts';
import { checkSlot } from '#app/scheduling/check-slot.ts';
import { withWeek } from '#app/scheduling/hours/week-hours.ts';
import type { Agenda, Contact, Occupied, Visit } from './interleaving-agenda.ts';
import { AGENDA, type Done, personOf, RESOURCES, type Step, weekOf } from './interleaving-steps.ts';

// The agenda as one use case after the other would leave it, in plain values.

const MINUTE_MS = 60_000;
const HOLD_MS = AGENDA.holdMinutes * MINUTE_MS;

/** The agenda after a step that came out so, or null when in this agenda it could not have. */
export function after(agenda: Agenda, step: Step, done: Done): Agenda | null {
  const { refusal } = done;
  switch (step.kind) {
    case 'book':
      return afterBooking(agenda, step, done);
    case 'hold':
      return afterHold(agenda, step, done);
    case 'release':
      return { ...agenda, holds: agenda.holds.filter(({ hash }) => hash !== step.token) };
    case 'move':
      return afterMove(agenda, step, refusal);
    case 'cancel':
      return afterCancellation(agenda, step, refusal);
    case 'close': {
      const { resourceId, fromMs, untilMs } = step;
      const closures = [...agenda.closures, { id: null, resourceId, fromMs, untilMs }];
      return refusal === null ? { ...agenda, closures } : null;
    }
    case 'open':
      return { ...agenda, closures: agenda.closures.filter(({ id }) => id !== step.id) };
    case 'service':
      return afterService(agenda, step, refusal);
    case 'hours':
      return afterHours(agenda, step, refusal);
    case 'erase':
      return afterErasure(agenda, step.contactId, refusal);
    case 'correct':
      return afterCorrection(agenda, step, refusal);
  }
}

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

function afterHold(agenda: Agenda, step: Of<'hold'>, { refusal, value }: Done): Agenda | null {
  const slot = slotOf(agenda, step);
  if (!slot.ok) return slot.refusal === refusal ? agenda : null;
  if (refusal !== null) return null;
  const { serviceId, occupied } = slot;
  const expiresMs = agenda.nowMs + HOLD_MS;
  const hold = { ...occupied, serviceId, hash: textIn(value, 'hash'), expiresMs };
  return { ...agenda, holds: [...agenda.holds, hold] };
}

function afterCancellation(
  agenda: Agenda,
  step: Of<'cancel'>,
  refusal: string | null,
): Agenda | null {
  const visit = agenda.visits.find(({ id }) => id === step.id);
  if (!visit?.isConfirmed) return refusal === 'not-found' ? agenda : null;
  if (isChanged(agenda, visit, step)) return refusal === 'changed' ? agenda : null;
  if (refusal !== null) return null;
  const cancelled = withVisit(agenda, { ...visit, isConfirmed: false, places: [] });
  return touch(cancelled, `records ${visit.contactId}`);
}

function afterService(agenda: Agenda, step: Of<'service'>, refusal: string | null): Agenda | null {
  const service = agenda.services.find(({ id }) => id === step.id);
  if (service?.version !== step.seenVersion) return refusal === 'changed' ? agenda : null;
  const set = {
    ...service,
    duration: step.durationMinutes,
    before: step.bufferBeforeMinutes,
    after: step.bufferAfterMinutes,
    needs: step.resourceIds,
    version: service.version + 1,
  };
  const services = agenda.services.map((each) => (each === service ? set : each));
  return refusal === null ? { ...agenda, services } : null;
}

function afterHours(agenda: Agenda, step: Of<'hours'>, refusal: string | null): Agenda | null {
  const old = agenda.hours.find(({ id }) => id === step.id);
  if (old?.version !== step.seenVersion) return refusal === 'changed' ? agenda : null;
  const period = { from: step.from, until: null, week: weekOf(step.opensTime) };
  const set = { ...old, rows: withWeek(old.rows, period), version: old.version + 1 };
  const hours = agenda.hours.map((each) => (each === old ? set : each));
  return refusal === null ? { ...agenda, hours } : null;
}

function afterCorrection(
  agenda: Agenda,
  step: Of<'correct'>,
  refusal: string | null,
): Agenda | null {
  const contact = agenda.contacts.find(({ id }) => id === step.contactId);
  if (!contact || isErased(contact)) return refusal === 'gone' ? agenda : null;
  if (agenda.touched.has(`values ${contact.id}`)) return refusal === 'changed' ? agenda : null;
  if (refusal !== null) return null;
  const corrected = { ...contact, name: step.name, phone: step.phoneE164 };
  return touch(withContact(agenda, corrected), `values ${contact.id}`);
}

function afterBooking(agenda: Agenda, step: Of<'book'>, done: Done): Agenda | null {
  const { name, phoneE164: phone } = personOf(step.person);
  const same = agenda.contacts.find((each) => each.name === name && each.phone === phone);
  const future = agenda.visits.filter(
    ({ isConfirmed, startMs, contactId }) =>
      isConfirmed && startMs > agenda.nowMs && contactId === same?.id,
  );
  const isLimited = future.length >= AGENDA.maxFutureAppointmentsPerPhone;
  if (done.refusal === 'too-many-visits') return isLimited ? agenda : null;
  const slot = slotOf(agenda, step, { hash: step.holdToken });
  if (!slot.ok) return slot.refusal === done.refusal ? agenda : null;
  if (done.refusal !== null || isLimited) return null;
  // A new contact gets an id of no other.
  const contact = same ?? { id: -1 - agenda.contacts.length, name, phone };
  const id = Number(textIn(done.value, 'appointmentId'));
  const { serviceId, doctorId, occupied } = slot;
  const state = { isConfirmed: true, version: 0, contactId: contact.id };
  const visit = { ...occupied, id, serviceId, doctorId, ...state };
  const booked = {
    ...agenda,
    holds: agenda.holds.filter(({ hash }) => hash !== step.holdToken),
    visits: [...agenda.visits, visit],
    contacts: same ? agenda.contacts : [...agenda.contacts, contact],
  };
  return touch(booked, `records ${contact.id}`);
}

function afterMove(agenda: Agenda, step: Of<'move'>, refusal: string | null): Agenda | null {
  const visit = agenda.visits.find(({ id }) => id === step.id);
  if (!visit?.isConfirmed) return refusal === 'not-found' ? agenda : null;
  const wasTouched = agenda.touched.has(`visit ${visit.id}`);
  // Who saw no version is told 'changed' too when the change came while the move waited.
  if (refusal === 'changed') return wasTouched ? agenda : null;
  if (isChanged(agenda, visit, step)) return null;
  const service = agenda.services.find(({ id }) => id === visit.serviceId)?.slug ?? '';
  const keep = [visit.doctorId, ...visit.places];
  const slot = slotOf(agenda, { service, startMs: step.startMs }, { visitId: visit.id, keep });
  if (!slot.ok) return slot.refusal === refusal ? agenda : null;
  const { doctorId, occupied } = slot;
  return refusal === null ? withVisit(agenda, { ...visit, doctorId, ...occupied }) : null;
}

function afterErasure(agenda: Agenda, contactId: number, refusal: string | null): Agenda | null {
  const contact = agenda.contacts.find(({ id }) => id === contactId);
  if (!contact || isErased(contact)) return refusal === 'gone' ? agenda : null;
  if (agenda.touched.has(`records ${contactId}`)) return refusal === 'changed' ? agenda : null;
  const own = agenda.visits.filter((visit) => visit.contactId === contactId);
  const isAwaited = own.some(({ isConfirmed, startMs }) => isConfirmed && startMs > agenda.nowMs);
  if (isAwaited) return refusal === 'visits-to-come' ? agenda : null;
  if (refusal !== null) return null;
  const erased = withContact(agenda, { id: contactId, name: ERASED_NAME, phone: ERASED_PHONE });
  return own.reduce((state, visit) => withVisit(state, visit), erased);
}

function isErased({ phone }: Contact): boolean {
  return phone === ERASED_PHONE;
}

function isChanged(
  { touched }: Agenda,
  { id }: Visit,
  { seenVersion }: { seenVersion: number | null },
): boolean {
  return seenVersion !== null && touched.has(`visit ${id}`);
}

function withVisit(agenda: Agenda, visit: Visit): Agenda {
  const visits = agenda.visits.map((each) => (each.id === visit.id ? visit : each));
  return touch({ ...agenda, visits }, `visit ${visit.id}`);
}

function withContact(agenda: Agenda, contact: Contact): Agenda {
  const contacts = agenda.contacts.map((each) => (each.id === contact.id ? contact : each));
  return { ...agenda, contacts };
}

function touch(agenda: Agenda, what: string): Agenda {
  return { ...agenda, touched: new Set([...agenda.touched, what]) };
}

type Wanted = { service: string; startMs: number };
type Own = { hash?: string | undefined; visitId?: number; keep?: readonly number[] };

/** The slot with everything it would occupy, or why there is none. */
function slotOf(agenda: Agenda, { service: slug, startMs }: Wanted, own: Own = {}) {
  const service = agenda.services.find((each) => each.slug === slug);
  if (!service) return { ok: false, refusal: 'unknown-service' } as const;
  const needed = RESOURCES.filter(({ id }) => service.needs.includes(id));
  const others = needed.filter(({ kind }) => kind !== 'practitioner').map(({ id }) => id);
  const startsAt = new Date(startMs);
  const busyOf = (each: Occupied, holdExpiresMs: number | null, isOwn: boolean) =>
    each.places.map((resourceId) => ({
      resourceId,
      startsAt: new Date(each.startMs - each.before * MINUTE_MS),
      endsAt: new Date(each.endMs + each.after * MINUTE_MS),
      holdExpiresAt: holdExpiresMs === null ? null : new Date(holdExpiresMs),
      isOwn,
    }));
  const slots = availableSlots(
    {
      service: {
        id: service.id,
        durationMinutes: service.duration,
        bufferBeforeMinutes: service.before,
        bufferAfterMinutes: service.after,
      },
      practitionerIds: needed.filter(({ kind }) => kind === 'practitioner').map(({ id }) => id),
      otherIds: others.length > 0 ? others : null,
      hours: agenda.hours.flatMap(({ id, rows }) =>
        rows.map((row) => ({ ...row, resourceId: id })),
      ),
      closures: agenda.closures.map(({ resourceId, fromMs, untilMs }) => ({
        resourceId,
        startsAt: new Date(fromMs),
        endsAt: new Date(untilMs),
      })),
      closedDays: [],
      busy: [
        ...agenda.holds.flatMap((hold) => busyOf(hold, hold.expiresMs, hold.hash === own.hash)),
        ...agenda.visits.flatMap((visit) => busyOf(visit, null, visit.id === own.visitId)),
      ],
    },
    { agenda: AGENDA, now: new Date(agenda.nowMs), from: wallClockOf(startsAt).on, days: 1 },
  );
  const slot = checkSlot(slots, startsAt);
  if (!slot.ok) return slot;
  const { keep = [] } = own;
  const firstOf = (ids: readonly number[]) => ids.find((id) => keep.includes(id)) ?? ids[0];
  const doctorId = firstOf(slot.value.practitionerIds) ?? 0;
  const otherId = firstOf(slot.value.otherIds ?? []);
  const { before, after: later } = service;
  const places = [doctorId, ...(otherId === undefined ? [] : [otherId])];
  const occupied = { startMs, endMs: slot.value.endsAt.getTime(), before, after: later, places };
  return { ok: true, serviceId: service.id, doctorId, occupied } as const;
}

function textIn(value: unknown, field: string): string {
  const fields = new Map(Object.entries(typeof value === 'object' && value ? value : {}));
  return String(fields.get(field));
}
