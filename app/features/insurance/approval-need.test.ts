import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, putRules, someRules } from '#tests/insurance.ts';
import { toTaskView } from './approval-view.ts';
import { readApprovalTasks } from './read-approvals.server.ts';

const database = await testDatabase();
const services = bookingServices(database, stillClock());
const TOPOGRAPHY = 'topografia-corneana';
const FIELD = 'campo-visual';
const RETINA = 'mapeamento-de-retina';
const TITLES: Record<string, string> = {
  [TOPOGRAPHY]: 'Topografia',
  [FIELD]: 'Campo visual',
  [RETINA]: 'Mapeamento',
};

test('of several exams the queue names those that want an approval, and asks for the slowest in time', async () => {
  const rules = {
    [TOPOGRAPHY]: { needsApproval: true, approvalDays: 2 },
    [FIELD]: { needsApproval: true, approvalDays: 5 },
  };
  await putRules(database, AZUL, someRules({ services: rules }));
  const on = addDays(MONDAY, 9);
  const further = [{ serviceSlug: TOPOGRAPHY }, { serviceSlug: FIELD }];
  const request = aRequest({
    serviceSlug: RETINA,
    further,
    startsAt: at(on, '09:00'),
    payerId: AZUL,
  });
  expect(await bookAppointment(services, request, aKey())).toMatchObject({ answer: { ok: true } });
  const [task] = await readApprovalTasks({ db: database.db, secret: services.secret }, MONDAY);
  if (!task) throw new Error('no task');
  expect(task.askBy).toBe(addDays(on, -5));
  expect(new Set(task.needing)).toEqual(new Set([TOPOGRAPHY, FIELD]));
  const { what, facts } = toTaskView(task, {
    serviceTitle: (slug) => TITLES[slug] ?? slug,
    payerTitle: () => 'Azul',
    hrefOf: (protocol) => protocol,
    today: MONDAY,
  });
  expect(what.toLowerCase()).toMatch(/topografia/);
  expect(what.toLowerCase()).toMatch(/campo visual/);
  expect(facts[0]).toMatch(/^Guia para/);
  expect(facts[0]?.toLowerCase()).not.toContain('mapeamento');
});
