import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { setPayerRules } from '#app/features/insurance/payer-settings.server.ts';
import {
  readServiceSettings,
  setService,
} from '#app/features/schedule-settings/services.server.ts';
import { COVERED, EVERYTHING } from '#app/scheduling/payers/payer-rules.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// Older versions name people who have left since; and where the history of each part of the clinic stands.

const database = await testDatabase();
const CONSULTATION = 'consultas-oftalmologicas';
const MARINA = 'marina-couto-reis';

const clock = stillClock();
let site = await staffSite(database, clock);
let lucia = { id: 0, cookie: '' };
beforeEach(async () => {
  site = await staffSite(database, clock);
  const { id } = await aStaffMember(site.services, {
    ...{ role: 'administrator', name: 'Lúcia Campos', totpSalt: 'salt', totpLastStep: 1 },
  });
  lucia = { id, cookie: await site.signedIn(id) };
});

const filled = z.looseObject({ gone: z.string() });

async function archiveMarina() {
  const { clinicFile } = site.services.contentStore;
  const { nurse: _nurse, ...responsibilities } = clinicFile.responsibilities;
  const without = (slugs: readonly string[]) => slugs.filter((slug) => slug !== MARINA);
  const changes = {
    responsibilities,
    people: clinicFile.people.map((each) => ({ ...each, isArchived: each.slug === MARINA })),
    services: clinicFile.services.map((each) => ({
      ...each,
      practitioners:
        without(each.practitioners).length > 0
          ? without(each.practitioners)
          : ['helena-prado-vilela'],
    })),
  };
  const target = { changes, seenVersion: 0, by: lucia.id };
  const changed = await changeRecord({ db: site.services.db, clock, clinicFile }, target);
  if (!changed.ok) throw new Error(JSON.stringify(changed.refusal));
  await site.services.contentStore.refresh();
}

test('rules of a payer name who has left, and their form says that it cannot choose them', async () => {
  const [payer] = site.services.clinic.payers.filter(({ id }) => id !== 'particular');
  const target = { payerId: payer?.id ?? '', staffId: lucia.id };
  const services = { [CONSULTATION]: { ...COVERED, practitioners: [MARINA] } };
  await setPayerRules(site.services, { ...EVERYTHING, services }, { ...target, seenVersion: 0 });
  await setPayerRules(site.services, EVERYTHING, { ...target, seenVersion: 1 });
  await archiveMarina();
  const path = `/equipe/agenda/convenios/${payer?.id}`;
  const page = z.looseObject({ history: z.unknown() }).parse((await site.get(path, lucia)).page);
  const said = JSON.stringify(page.history);
  expect(said).toContain('só com Marina Couto Reis');
  expect(said).not.toContain(MARINA);
  const shown = z.looseObject({ filled }).parse((await site.get(`${path}?como=1`, lucia)).page);
  expect(shown.filled.gone).toBe('Marina Couto Reis');
});

test('who is out of use is named above the form of a service, and not chosen in it', async () => {
  const service = (await readServiceSettings(site.services)).find(
    ({ slug }) => slug === CONSULTATION,
  );
  if (!service) throw new Error('no consultation');
  const { durationMinutes: _was, bufferBeforeMinutes, bufferAfterMinutes } = service;
  const next = {
    ...{ durationMinutes: 45, bufferBeforeMinutes, bufferAfterMinutes },
    ...{ isBookableOnline: true, resourceIds: service.resourceIds },
  };
  const target = { id: service.id, seenVersion: 0, staffId: lucia.id };
  expect((await setService(site.services, next, target)).ok).toBe(true);
  const { rows } = await database.pool.query(
    `update resources set is_active = false where id = (select id from resources
     where kind = 'practitioner' and id = any($1) order by id limit 1) returning id, name`,
    [service.resourceIds],
  );
  const shape = z.looseObject({
    filled,
    blank: z.looseObject({ resourceIds: z.array(z.number()) }),
  });
  const path = `/equipe/agenda/servicos/${CONSULTATION}?como=inicio`;
  const shown = shape.parse((await site.get(path, lucia)).page);
  expect(shown.filled.gone).toBe(rows[0]?.name);
  expect(shown.blank.resourceIds).not.toContain(rows[0]?.id);
});

test('every part with a history of its own has it at its address', async () => {
  const parts = ['endereco', 'marca', 'emails'];
  const answered = parts.map((part) => site.get(`/equipe/clinica/${part}/historico`, lucia));
  expect((await Promise.all(answered)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
