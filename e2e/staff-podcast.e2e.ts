import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClinicWords } from './clinic-words.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

const NO_PODCAST = 'the site has no podcast';
const RECORDING = join(import.meta.dirname, '../public/podcast/pterigio.mp3');

/** 'Helena', of 'Dra. Helena Prado Vilela' */
function speakerOf({ doctor }: ClinicWords): string {
  const [, first = ''] = doctor.name.split(' ');
  return first;
}

/** Fills in a new episode with its recording, and publishes it. */
async function publishEpisode(page: Page, { title, speaker }: { title: string; speaker: string }) {
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Descrição').fill('Por que o vento seca os olhos.');
  await page.getByLabel('Assunto').selectOption('Pterígio');
  await page.getByLabel('Consulta oftalmológica').check();
  await page.getByLabel('Temas').fill('vento');
  const file = page.getByLabel('Ou envie um áudio novo');
  await file.focus();
  const tooLarge = { name: 'longo.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(27_000_000) };
  await file.setInputFiles(tooLarge);
  await expect(page.getByRole('alert')).toContainText('25 MB');
  const buffer = await readFile(RECORDING);
  await file.setInputFiles({ name: 'o olho e o vento.mp3', mimeType: 'audio/mpeg', buffer });
  await expect(page.getByRole('alert')).toHaveCount(0);
  const body = page.locator('[contenteditable=true]');
  await body.click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type(`${speaker}:`);
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' O vento leva a lágrima.');
  await page.getByRole('button', { name: 'Publicar agora' }).click();
}

test('an editor sends a recording with a new episode, and visitors hear it', async ({
  page: visitor,
  openVisitor,
  site,
  record,
  words,
}) => {
  test.skip(record.offers?.podcast === false, NO_PODCAST);
  // A retry must not meet the first attempt's episode.
  const title = `O olho e o vento ${test.info().retry + 1}`;
  const slug = `o-olho-e-o-vento-${test.info().retry + 1}`;
  const page = await openVisitor();
  await signIn(page, site, { role: 'editor' });

  await page.goto('/equipe/conteudo');
  await page.getByRole('link', { name: 'Novo episódio' }).click();
  await expect(page.getByLabel('Número do episódio')).toHaveValue(/^1\d$/);
  await publishEpisode(page, { title, speaker: speakerOf(words) });
  await expect(page.getByText('Publicado. Já está no site.')).toBeVisible();
  await inspectPage(page, 'an episode that was published');

  await visitor.goto(`/podcast/${slug}`);
  const heard = await visitor.locator('audio').evaluate(async (element) => {
    if (!(element instanceof HTMLAudioElement)) return null;
    element.muted = true;
    const moved = new Promise((resolve) => element.addEventListener('timeupdate', resolve));
    await element.play();
    element.currentTime = 30;
    await moved;
    return { address: new URL(element.src).pathname, isAt: element.currentTime >= 29 };
  });
  expect(heard).toEqual({
    address: expect.stringMatching(/^\/audio\/[a-z2-7]{12}\.mp3$/),
    isAt: true,
  });
  const feed = await visitor.request.get('/podcast/feed.xml');
  expect(await feed.text()).toContain(title);

  await page.goto('/equipe/conteudo/audios');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await inspectPage(page, 'the audio of the podcast');

  await page.goto(`/equipe/conteudo/episodios/pt/${slug}/endereco`);
  await page.getByRole('button', { name: 'Retirar do site' }).click();
  await expect(page.getByText('Retirado do site.')).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
});

test('where the site has no podcast, an episode is kept and nobody is told that it is there', async ({
  page: visitor,
  openVisitor,
  site,
  record,
  words,
}) => {
  test.skip(record.offers?.podcast !== false, 'the site has a podcast');
  const page = await openVisitor();
  await signIn(page, site, { role: 'editor' });
  await page.goto('/equipe/conteudo/novo/episodios');
  await publishEpisode(page, { title: 'O olho e o rio', speaker: speakerOf(words) });
  await expect(page.getByText('Publicado, mas o site não mostra')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver no site' })).toHaveCount(0);
  await inspectPage(page, 'an episode that the site does not show');
  expect((await visitor.goto('/podcast/o-olho-e-o-rio'))?.status()).toBe(404);
  await page.goto('/equipe/conteudo/audios');
  await expect(page.getByRole('link', { name: 'O olho e o rio' })).toBeVisible();
  await inspectPage(page, 'the audio of no podcast');
});
