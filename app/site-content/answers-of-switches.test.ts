import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { searchMessages } from '#app/locales/search.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR } from '#tests/contents.ts';
import { offersIn } from './offers-in.ts';
import { readContents } from './site-content.server.ts';

const CONSULTATION = 'consultas-oftalmologicas';

async function contentOf(record: ClinicRecord) {
  return (await readContents(CONTENT_DIR, record))['pt-BR'];
}

async function answerOf(record: ClinicRecord, slug: string) {
  const { editorial } = await contentOf(record);
  return JSON.stringify(editorial.faq.find((each) => each.slug === slug)?.answer);
}

test('the question on Saturdays is answered with no where the clinic is closed', async () => {
  const closed = { ...manausRecord, hours: { ...manausRecord.hours, saturday: [] } };
  const answer = await answerOf(closed, 'sabado');
  expect(answer).toContain('Não. Aos sábados a clínica está fechada.');
  expect(answer).not.toMatch(/não aparecer na lista|Horário de atendimento aos sábados/);
  expect(await answerOf(manausRecord, 'sabado')).toContain('Horário de atendimento aos sábados');
});

test('nobody is told to ask for a price that is published', async () => {
  const withPrice = (price: { rule: 'fixed'; cents: number } | { rule: 'ask' }) => ({
    ...manausRecord,
    services: manausRecord.services.map((each) =>
      each.slug === CONSULTATION ? { ...each, price } : each,
    ),
  });
  const asks = 'pergunte quanto custa';
  expect(await answerOf(manausRecord, 'pagamento')).toContain(asks);
  expect(await answerOf(withPrice({ rule: 'ask' }), 'pagamento')).toContain(asks);
  expect(await answerOf(withPrice({ rule: 'fixed', cents: 35_000 }), 'pagamento')).not.toContain(
    asks,
  );
});

test('the search speaks of articles and episodes only where there are any', async () => {
  const { lead } = searchMessages['pt-BR'];
  const without = { ...manausRecord, examples: { posts: false, episodes: false } };
  expect(lead(offersIn(await contentOf(without)))).toMatch(/^Procure em serviços e perguntas\./);
  expect(lead(offersIn(await contentOf(serraClaraRecord)))).toContain('artigos, episódios');
});

test('the consultation does not include what the clinic has archived', async () => {
  const included = async (record: ClinicRecord) =>
    (await contentOf(record)).services.find(({ slug }) => slug === CONSULTATION)?.included.join();
  expect(await included(manausRecord)).toContain('Mapeamento de retina');
  const services = manausRecord.services.map((each) =>
    each.slug === 'mapeamento-de-retina' ? { ...each, isArchived: true } : each,
  );
  expect(await included({ ...manausRecord, services })).not.toContain('Mapeamento de retina');
});

test('a clinic’s name has one article, also in the policy', async () => {
  const displayName = 'Olhar do Norte Oftalmologia';
  const { privacy } = await contentOf({ ...manausRecord, displayName });
  const policy = JSON.stringify(privacy);
  expect(policy).toContain('O Olhar do Norte Oftalmologia decide');
  expect(policy).not.toMatch(/\b(?:A|Na|Da|a|na|da) (?:\{clinic\}|Olhar do Norte)/);
});
