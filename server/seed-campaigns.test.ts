import { expect, test } from 'vitest';
import { type ClinicRecord, checkRecord } from '#app/clinic/clinic-schema.ts';
import { readPublishedCampaigns } from '#app/features/campaign/read-campaigns.server.ts';
import { stillClock } from '#tests/booking.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { testDatabase } from '#tests/database.ts';
import { seedCampaigns } from './seed-campaigns.ts';

const { db } = await testDatabase();
const clock = stillClock();

const point = { title: 'Exame', text: 'Quinze minutos.' };
const texts = {
  ...{ title: 'Maio dos olhos', lead: 'Venha.', more: '' },
  ...{ benefits: [point, point, point, point], steps: [point, point, point, point] },
};
const campaign = {
  ...{ slug: 'maio-dos-olhos', code: 'MAIO 1', services: ['consultas-oftalmologicas'] },
  ...{ startsOn: '2026-05-01', endsOn: '2026-05-31', isYearly: false, offersQuestionnaire: false },
};

/** A record of a file with one campaign. */
const recordWith = (words: object): ClinicRecord =>
  checkRecord({ ...manausRecord, campaigns: [{ ...campaign, ...words }] });

async function shownOf(record: ClinicRecord) {
  await seedCampaigns({ db, clock }, record);
  const { shown } = await readPublishedCampaigns(db);
  return shown.find(({ slug }) => slug === campaign.slug);
}

test('a campaign written once for all languages says the same in each', async () => {
  expect(await shownOf(recordWith({ gives: 'Um desconto', texts }))).toMatchObject({
    gives: { 'pt-BR': 'Um desconto', 'en-US': 'Um desconto' },
    texts: { 'pt-BR': texts, 'en-US': texts },
  });
});

test('a campaign in Portuguese alone does not keep the site from being shown', async () => {
  const words = { gives: { 'pt-BR': 'Um desconto' }, texts: { 'pt-BR': texts } };
  expect(await shownOf(recordWith(words))).toMatchObject({
    gives: { 'pt-BR': 'Um desconto', 'en-US': 'Um desconto' },
    texts: { 'pt-BR': texts, 'en-US': texts },
  });
});

test('a campaign in both languages keeps its words, and one without texts has none', async () => {
  const gives = { 'pt-BR': 'Um desconto', 'en-US': 'A discount' };
  expect(await shownOf(recordWith({ gives }))).toEqual({ ...campaign, gives });
});

test.each([
  ['a short address', { slug: 'ab' }],
  ['a code without letters', { code: '& &' }],
  ['a last day before the first', { endsOn: '2026-04-30' }],
  ['days of more than a year', { endsOn: '2027-05-02' }],
])('%s is a fault of the record, and does not keep the site from starting', (_, wrong) => {
  expect(() => recordWith({ gives: 'Um desconto', ...wrong })).toThrow('campaigns.0');
});
