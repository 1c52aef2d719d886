import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { CampaignContent } from '#app/features/campaign/campaign.ts';
import { addCampaign, changeCampaign } from '#app/features/campaign/change-campaign.server.ts';
import { listCampaigns } from '#app/features/campaign/read-campaigns.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// Who changed what of a campaign, and the way back by its form.

const database = await testDatabase();
const site = await staffSite(database, stillClock());
const LIST = '/equipe/campanhas';

const points = ['um', 'dois', 'três', 'quatro'].map((title) => ({
  title,
  text: `Texto ${title}.`,
}));
const texts = {
  title: 'Mês do glaucoma',
  lead: 'Em maio.',
  benefits: points,
  steps: points,
  more: '',
};
const MAY: CampaignContent = {
  ...{ slug: 'mes-do-glaucoma', code: 'GLAUCOMA MAIO', services: ['consultas-oftalmologicas'] },
  ...{ startsOn: '2027-05-01', endsOn: '2027-05-31', isYearly: false, offersQuestionnaire: false },
  gives: { 'pt-BR': '10% de desconto', 'en-US': '10% off' },
  texts: { 'pt-BR': texts, 'en-US': texts },
};

let editor = { id: 0, cookie: '' };
let other = 0;
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Célia' });
  editor = { id, cookie: await site.signedIn(id) };
  other = (await aStaffMember(site.services, { name: 'Bia', username: 'bia' })).id;
});

const change = z.looseObject({
  ...{ who: z.string(), lines: z.array(z.unknown()) },
  links: z.array(z.object({ href: z.string(), label: z.string() })),
});
const pageAt = async (path: string) => (await site.get(path, editor)).page;
const historyOf = async (path: string) =>
  z.looseObject({ history: z.looseObject({ changes: z.array(change) }) }).parse(await pageAt(path))
    .history.changes;

/** A draft that Célia made, and whose code and one text Bia has changed. */
async function changedCampaign() {
  const formKey = newToken();
  const made = await addCampaign(site.services, MAY, { by: editor.id, formKey });
  const id = made.ok ? made.value : 0;
  const [first, ...rest] = points;
  const benefits = [{ title: first?.title ?? '', text: 'Outro texto.' }, ...rest];
  const english = { ...texts, benefits };
  const changed = { ...MAY, code: 'GLAUCOMA 10', texts: { 'pt-BR': texts, 'en-US': english } };
  await changeCampaign(site.services, { id, version: 1, by: other }, changed);
  return `${LIST}/${id}`;
}

test('who changed what of a campaign is told, and the way back fills the form and saves nothing', async () => {
  const path = await changedCampaign();
  const [newest, first] = await historyOf(path);
  expect(newest).toMatchObject({ who: 'Bia', links: [] });
  expect(newest?.lines).toEqual([
    { where: 'Código', before: 'GLAUCOMA MAIO', after: 'GLAUCOMA 10' },
    { where: 'Vantagem 1, em inglês: Texto', before: 'Texto um.', after: 'Outro texto.' },
  ]);
  expect(first).toMatchObject({ who: 'Célia', lines: [{ after: 'feita' }] });
  expect(await pageAt(first?.links[0]?.href ?? '')).toMatchObject({
    values: { texts: { codigo: 'GLAUCOMA MAIO', 'vantagem-1-texto-en': 'Texto um.' } },
    ...{ filled: { who: 'Célia' }, version: 2 },
  });
  expect(await pageAt(path)).toMatchObject({ values: { texts: { codigo: 'GLAUCOMA 10' } } });
});

test('a campaign in the archive tells of its way there, and leads nowhere', async () => {
  const path = await changedCampaign();
  await site.post(path, { acao: 'arquivar', versao: '2' }, editor);
  const changes = await historyOf(path);
  expect(changes[0]?.lines).toEqual([
    { where: 'Situação', before: 'rascunho', after: 'arquivada' },
  ]);
  expect(changes.flatMap(({ links }) => links)).toEqual([]);
});

test('the record’s own campaign leads back to what it was before anybody changed it', async () => {
  const [october] = await listCampaigns(database.db);
  if (!october) throw new Error('the record has a campaign');
  const path = `${LIST}/${october.id}`;
  const { values } = z.looseObject({ values: z.unknown() }).parse(await pageAt(path));
  expect(await historyOf(path)).toEqual([]);
  const edit = { id: october.id, version: october.version, by: editor.id };
  await changeCampaign(site.services, edit, { ...october, code: 'OUTRO CODIGO' });
  const [only] = await historyOf(path);
  expect(only?.links).toMatchObject([{ label: 'Voltar ao que valia antes' }]);
  expect(await pageAt(only?.links[0]?.href ?? '')).toMatchObject({ values });
});
