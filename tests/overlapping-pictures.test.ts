import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { applyDuePlans, planChange } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { returnToVersion } from '#app/features/clinic-record/return-record.server.ts';
import { deleteImage, storeImage } from '#app/features/images/store-image.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { imageUses } from '#app/routes/staff/content/image-uses.server.ts';
import { databaseOn } from '#server/database.ts';
import { MONDAY, stillClock } from './booking.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';
import { quietPool, testDatabase } from './database.ts';
import { meetingOn } from './overlap.ts';
import { aStaffMember, staffAppServices } from './staff.ts';

// A picture of the library, and the clinic's data that name it. docs/guides/overlapping-changes.md.

const database = await testDatabase();
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const app = await staffAppServices({ ...database, db });
const parts = { db, clock: app.clock, clinicFile: serraClaraRecord };
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);

let by = 0;
beforeEach(async () => {
  by = (await aStaffMember(app, { role: 'administrator', name: 'Lia Prado' })).id;
});

/** A picture of the library, what would name it, and its deletion. */
async function aPicture(colour: string) {
  const sent = await anImage('png', { width: 64, height: 48, colour });
  const description = { alt: 'A porta da clínica', credit: null, showsPeople: false };
  const stored = await storeImage(app, { sent, description, by });
  if (!stored.ok) throw new Error(stored.refusal);
  const { name } = stored.value;
  const image = `/imagens/${name}`;
  const [person, ...others] = serraClaraRecord.people;
  return {
    image,
    brand: { brand: { picture: { image, alt: 'A porta da clínica' } } },
    people: { people: [{ ...person, photo: image }, ...others] },
    remove: () =>
      deleteImage(app, { name, version: 0, by }, async (tx) => {
        const uses = await imageUses(app, tx, { name, mayManage: false });
        return uses.length > 0;
      }),
  };
}

const refusedFor = z.object({
  refusal: z.object({ faults: z.array(z.object({ path: z.any() })) }),
});

/** A refusal by the field that it is for. */
async function told(running: Promise<unknown>) {
  const answer = await running;
  const { data } = refusedFor.safeParse(answer);
  return data ? data.refusal.faults.map(({ path }) => path.join('.')).join() : answer;
}

const current = () => readCurrentRecord(db, serraClaraRecord);
const save = async (changes: Record<string, unknown>) => {
  const { version } = await current();
  return () => told(changeRecord(parts, { changes, seenVersion: version, by }));
};
const plan = async (changes: Record<string, unknown>) => {
  const { version } = await current();
  const startsOn = addDays(MONDAY, 30);
  return () => told(planChange(parts, { changes, startsOn, seenVersion: version, by }));
};
const shown = async () => JSON.stringify((await current()).record);

const WAYS = [
  ['saved in the brand', 'brand', save, 'brand.picture.image'],
  ['saved as a photo', 'people', save, 'people.0.photo'],
  ['planned as the brand', 'brand', plan, 'brand.picture.image'],
  ['planned as a photo', 'people', plan, 'people.0.photo'],
] as const;

test.each(WAYS)('a picture that is being %s is not deleted', async (_, part, way) => {
  const picture = await aPicture('#112233');
  const change = await way(picture[part]);
  expect(await overlap([change, picture.remove])).toEqual({
    met: true,
    outcomes: ['done', 'used'],
  });
});

test.each(WAYS)('a picture that is being deleted is not %s', async (_, part, way, field) => {
  const picture = await aPicture('#332211');
  const change = await way(picture[part]);
  expect(await overlap([picture.remove, change])).toEqual({ met: true, outcomes: ['done', field] });
  expect(await shown()).not.toContain(picture.image);
});

test('a plan whose day has come puts its picture on the site: the picture is not deleted', async () => {
  const picture = await aPicture('#445566');
  await (await plan(picture.brand))();
  const due = { ...parts, clock: stillClock(new Date('2030-01-01T12:00:00Z')) };
  const apply = () => applyDuePlans(due, addDays(MONDAY, 31));
  const { met, outcomes } = await overlap([apply, picture.remove]);
  expect([met, outcomes[1]]).toEqual([true, 'used']);
  expect(await shown()).toContain(picture.image);
});

test('an older version comes back with its picture, or without one that is deleted meanwhile', async () => {
  const picture = await aPicture('#665544');
  await (await save(picture.brand))();
  const { version } = await current();
  await (await save({ brand: { landscape: 'coast' } }))();
  const back = () => returnToVersion(parts, { version, seen: version + 1, by });
  expect(await overlap([back, picture.remove])).toEqual({ met: true, outcomes: ['done', 'used'] });
  expect(await shown()).toContain(picture.image);

  await (await save({ brand: { landscape: 'city' } }))();
  const again = () => returnToVersion(parts, { version, seen: version + 3, by });
  expect(await overlap([picture.remove, again])).toEqual({ met: true, outcomes: ['done', 'done'] });
  expect(await shown()).not.toContain(picture.image);
});
