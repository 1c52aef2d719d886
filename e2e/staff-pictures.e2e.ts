import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anImage } from '#app/features/images/test-images.ts';
import { localPath } from '#app/platform/locale.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

const PHOTO = { 'pt-BR': 'Foto', 'en-US': 'Photo' };
const FILM_DIR = join(import.meta.dirname, '../public/film');

test("a doctor's photo and biography are put on the page about the clinic", async ({
  page: visitor,
  openVisitor,
  site,
  record,
  words,
}) => {
  test.skip(!record.examples?.people, 'its people have no text: the record has their photo');
  await visitor.goto('/sobre');
  const doctor = visitor.getByRole('listitem').filter({ hasText: words.doctor.name });
  await expect(doctor.getByRole('img', { name: 'Desenho: médica de jaleco' })).toBeVisible();

  const page = await openVisitor();
  await signIn(page, site, { role: 'editor' });
  await page.goto('/equipe/conteudo/imagens');
  const buffer = await anImage('png', { width: 640, height: 800 });
  const file = { name: 'retrato.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Arquivo da imagem').setInputFiles(file);
  await page.getByLabel('O que a imagem mostra?').fill('Um sorriso na porta da clínica');
  await page.getByLabel('Aparecem pessoas').check();
  await page.getByLabel('Tenho a autorização').check();
  await page.getByRole('button', { name: 'Enviar a imagem' }).click();
  await expect(page).toHaveURL(/feito=enviada/);

  await page.goto('/equipe/conteudo');
  await page.getByRole('link', { name: 'Profissionais' }).click();
  await page.locator(`main a[href$="/${words.doctor.slug}"]`).click();
  const none = page.getByRole('radio', { name: 'Nenhuma: o site mostra o desenho' });
  await expect(none).toBeChecked();
  await none.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Um sorriso na porta' })).toBeChecked();
  await page.getByLabel('Sociedades de que faz parte').fill('Sociedade do Vale Claro');
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText('Publicado. Já está no site.')).toBeVisible();
  await inspectPage(page, 'the biography of a professional');

  for (const locale of record.locales) {
    await visitor.goto(localPath(locale, '/sobre'));
    const photo = visitor.getByRole('img', { name: /^(?:Foto|Photo): / });
    const name = record.people[0]?.name ?? '';
    await expect(photo).toHaveAccessibleName(
      `${PHOTO[locale]}: ${typeof name === 'string' ? name : name[locale]}`,
    );
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toBeVisible();
    await expect(photo).toHaveAttribute('height', '800');
  }
  await visitor.goto('/sobre');
  await expect(doctor.getByText('Sociedade do Vale Claro')).toBeVisible();
  await inspectPage(visitor, 'the page about the clinic with a photo');
});

test('a film waits for the visitor, plays by keyboard and has captions and a transcript', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/servicos/mapeamento-de-retina');
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(page.getByText('Filme sem som, com legendas.')).toBeVisible();
  await expect(page.getByText('A equipe pinga um colírio, e a pupila')).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([]);
  await film.focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => film.evaluate((each) => (each instanceof HTMLVideoElement ? each.currentTime : 0)))
    .toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await expect
    .poll(() => film.evaluate((each) => each instanceof HTMLVideoElement && each.paused))
    .toBe(true);
  const captions = await film.evaluate((each) => {
    const track = each instanceof HTMLVideoElement ? each.textTracks[0] : undefined;
    return { mode: track?.mode, language: track?.language, cues: track?.cues?.length };
  });
  expect(captions).toEqual({ mode: 'showing', language: 'pt-BR', cues: 6 });
  await inspectPage(page, 'a service with a film');
});

test('an editor sends a film with captions and puts it on a service', async ({
  page: visitor,
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'editor' });
  const file = page.getByLabel('Arquivo do filme ou das legendas');
  for (const [name, source] of [
    ['o exame.webm', 'mapeamento-de-retina.webm'],
    ['as legendas.vtt', 'mapeamento-de-retina.pt-br.vtt'],
  ] as const) {
    await page.goto('/equipe/conteudo/filmes');
    const buffer = readFileSync(join(FILM_DIR, source));
    // What it is called and said to be counts for nothing.
    await file.setInputFiles({ name, mimeType: 'text/plain', buffer });
    await page.getByLabel('Tenho a autorização').check();
    await page.getByRole('button', { name: 'Enviar o arquivo' }).click();
    await expect(page.getByText('O arquivo está guardado.')).toBeVisible();
  }
  await page.goto('/equipe/conteudo/servicos/pt/consultas-oftalmologicas');
  const choose = async (label: string, words: string) => {
    const field = page.getByLabel(label);
    const value = await field.locator('option', { hasText: words }).getAttribute('value');
    await field.selectOption(value);
  };
  await choose('Arquivo do filme', 'o exame');
  await choose('Arquivo das legendas', 'as legendas');
  await page.getByRole('group', { name: 'Filme' }).getByLabel('Título').fill('O exame em desenhos');
  await page.getByLabel('Transcrição').fill('Um olho, um relógio e a médica com uma luz.');
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText('Publicado. Já está no site.')).toBeVisible();
  await visitor.goto('/servicos/consultas-oftalmologicas');
  await expect(visitor.getByRole('heading', { name: 'O exame em desenhos' })).toBeVisible();
  const length = await visitor.locator('video').evaluate(async (each) => {
    if (!(each instanceof HTMLVideoElement)) return 0;
    each.load();
    await each.play();
    return Math.round(each.duration);
  });
  expect(length).toBe(31);
});
