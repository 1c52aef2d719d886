import type { APIRequestContext } from '@playwright/test';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { expect, type Page, test } from './fixtures.ts';

const NO_ARTICLES = 'the site comes without articles';
const hasArticles = ({ examples }: ClinicRecord) => examples?.posts === true;
const hasEpisodes = ({ examples }: ClinicRecord) => examples?.episodes === true;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the articles are read page by page and by topic', async ({ page, record, words }) => {
    test.skip(!hasArticles(record), NO_ARTICLES);
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(6);
    await page.getByRole('link', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(/\/blog\?pagina=2$/);
    await page.getByRole('link', { name: words.category, exact: true }).click();
    await expect(page).toHaveURL(`/blog?categoria=${words.categoryAddress}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Blog: ${words.category}`);
    await expect(page.getByRole('link', { name: 'Todos', exact: true })).toBeVisible();
  });

  test('an article is found by a misspelt word and read to its end', async ({
    page,
    record,
    words,
  }) => {
    test.skip(!hasArticles(record), NO_ARTICLES);
    await page.goto('/blog');
    await look(page, 'Buscar nos artigos', 'glaucama');
    await expect(page).toHaveURL(/\/blog\?busca=glaucama$/);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Glaucoma');
    await expect(page.getByText(/min de leitura/).first()).toBeVisible();
    await expect(page.getByText(`Revisão médica: ${words.doctor.name}, em `)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Neste artigo' })).toBeVisible();
  });

  test('what nobody wrote about is said so', async ({ page, record }) => {
    test.skip(!hasArticles(record), NO_ARTICLES);
    await page.goto('/blog?busca=xyzw');
    await expect(page.getByRole('heading', { name: 'Nenhum artigo encontrado' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver todos os artigos' }).click();
    await expect(cards(page)).toHaveCount(6);
  });

  test('a question is found without accents, and a link to an answer unfolds it', async ({
    page,
    words,
  }) => {
    await page.goto('/faq');
    await look(page, 'Buscar nas perguntas', 'sabado');
    await expect(page.getByText('A clínica atende aos sábados?')).toBeVisible();
    await page.goto('/faq#sabado');
    await expect(
      page.getByText(`Horário de atendimento aos sábados: ${words.saturday}.`),
    ).toBeVisible();
  });

  test('the whole site is searched at once', async ({ page, record }) => {
    await page.goto('/busca');
    // The texts have the singular alone.
    await look(page, 'O que você procura?', 'mapeamentos');
    const hits = page.getByRole('main').getByRole('listitem');
    for (const kind of ['Serviço', 'Pergunta', ...(hasArticles(record) ? ['Artigo'] : [])])
      await expect(hits.filter({ hasText: kind }).first()).toBeVisible();
  });
});

test('an episode plays from the site itself and can be read', async ({ page, record }) => {
  test.skip(!hasEpisodes(record), 'the site comes without episodes');
  await page.goto('/podcast/glaucoma');
  const audio = page.locator('audio');
  await expect(audio).toHaveAttribute('preload', 'none');
  const duration = await audio.evaluate(async (element) => {
    if (!(element instanceof HTMLAudioElement)) return 0;
    const known = new Promise((resolve) => element.addEventListener('loadedmetadata', resolve));
    element.preload = 'metadata';
    element.load();
    await known;
    return element.duration;
  });
  expect(Math.round(duration)).toBe(211);
  await expect(page.getByText('As vozes deste episódio são sintéticas')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'O que foi dito, palavra por palavra' }),
  ).toBeVisible();
});

for (const [feed, isThere] of [
  ['/blog/feed.xml', hasArticles],
  ['/podcast/feed.xml', hasEpisodes],
] as const) {
  test(`${feed} is a feed that programs can read`, async ({ page, request, record }) => {
    test.skip(!isThere(record), 'there is nothing to tell of');
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    // The site's own pages may not use DOMParser.
    await page.goto('about:blank');
    const titles = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        if (parsed.querySelector('parsererror')) return [];
        return [...parsed.querySelectorAll('item > title')].map((title) => title.textContent);
      },
      await answer.text(),
    );
    expect(titles.length).toBeGreaterThanOrEqual(12);
    const again = await request.get(feed, {
      headers: { 'if-none-match': answer.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });
}

test('an article that is not there is a 404 of its own', async ({ page }) => {
  const answer = await page.goto('/blog/nunca-escrito');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'Não foi possível carregar o artigo' }),
  ).toBeVisible();
  expect((await page.goto('/podcast/nunca-gravado'))?.status()).toBe(404);
});

test('lists are for everybody, answers to a search are not', async ({ request }) => {
  expect(await keptAs(request, '/faq')).toMatch(/^public/);
  expect(await keptAs(request, '/faq?busca=dor')).toMatch(/^private/);
});

test('a further page of a list is not kept', async ({ request, record }) => {
  test.skip(!hasArticles(record), NO_ARTICLES);
  expect(await keptAs(request, '/blog?pagina=2')).toMatch(/^private/);
});

async function keptAs(request: APIRequestContext, path: string) {
  return (await request.get(path)).headers()['cache-control'];
}

function cards(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
}

async function look(page: Page, label: string, query: string) {
  await page.getByLabel(label).fill(query);
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
}
