import type { HoursRow } from '#app/scheduling/hours/week-hours.ts';

// An agenda in plain values.

export type Occupied = {
  startMs: number;
  endMs: number;
  before: number;
  after: number;
  places: number[];
};
export type Visit = Occupied & {
  id: number;
  serviceId: number;
  doctorId: number;
  isConfirmed: boolean;
  version: number;
  contactId: number;
};
export type Hold = Occupied & { serviceId: number; expiresMs: number; hash: string };
export type Contact = { id: number; name: string; phone: string };
export type Service = {
  id: number;
  slug: string;
  duration: number;
  before: number;
  after: number;
  needs: number[];
  version: number;
};
export type Closure = {
  id: number | null;
  resourceId: number | null;
  fromMs: number;
  untilMs: number;
};
export type Hours = { id: number; version: number; rows: HoursRow[] };
export type Agenda = {
  nowMs: number;
  services: Service[];
  hours: Hours[];
  closures: Closure[];
  holds: Hold[];
  visits: Visit[];
  contacts: Contact[];
  /** What has changed since the round began: 'visit 3', 'records 7', 'values 7'. */
  touched: ReadonlySet<string>;
};

/** The same for two agendas that hold the same; ids of new rows and what nobody sees are left out. */
export function textOf({ nowMs, services, hours, closures, holds, visits, contacts }: Agenda) {
  const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  const occupied = ({ startMs, endMs, before, after, places }: Occupied) => [
    new Date(startMs).toISOString(),
    new Date(endMs).toISOString(),
    before,
    after,
    [...places].sort(),
  ];
  const live = holds.filter(({ expiresMs }) => expiresMs > nowMs);
  return [
    ...lines(services),
    ...lines(hours.map(({ id, version }) => ['hours', id, version])),
    ...lines(closures.map((each) => ['closed', each.resourceId, each.fromMs, each.untilMs])),
    ...lines(
      live.map((hold) => ['hold', hold.serviceId, hold.expiresMs, hold.hash, ...occupied(hold)]),
    ),
    ...lines(
      visits.map((visit) => {
        const contact = contacts.find(({ id }) => id === visit.contactId);
        const { id, serviceId, doctorId, isConfirmed } = visit;
        const who = [contact?.name, contact?.phone];
        return ['visit', id, serviceId, doctorId, isConfirmed, ...who, ...occupied(visit)];
      }),
    ),
  ].join('\n');
}
