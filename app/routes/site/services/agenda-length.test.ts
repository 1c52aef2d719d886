import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await visitorSite(database);

test('what the agenda is set to is the length on the list and on the page', async () => {
  const slug = 'consultas-oftalmologicas';
  await database.pool.query('update services set duration_minutes = 40 where slug = $1', [slug]);
  await site.services.contentStore.refresh();
  const list = await site.get('/servicos');
  const minutes = { min: 40, max: 40, perEye: false };
  expect(list.page).toMatchObject({
    services: expect.arrayContaining([expect.objectContaining({ slug, minutes })]),
  });
  const one = await site.get(`/servicos/${slug}`);
  expect(one.page).toMatchObject({ service: { slug, minutes } });
  expect(JSON.stringify([list.page, one.page])).not.toContain('"min":45,"max":60');
});
