import sharp from 'sharp';
import { readTextBlocks, UnknownMarkdown } from '#app/platform/text/read-text-blocks.ts';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import type { ClinicWords } from './clinic-words.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

const ALT = 'A porta azul da clínica';
const LIBRARY = '/equipe/conteudo/imagens';

/**
 * A draft with everything an article needs except its text.
 * @returns the field that holds the Markdown
 */
async function beginArticle(page: Page, title: string, { category }: ClinicWords) {
  await page.goto('/equipe/conteudo');
  await page.getByRole('link', { name: 'Novo artigo' }).click();
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Resumo').fill('Um resumo.');
  await page.getByLabel('Dia da revisão médica').fill('2026-11-20');
  await page.getByLabel('Temas').fill('telas');
  await page.getByLabel('Fontes').fill('Conselho Brasileiro de Oftalmologia');
  await page.getByLabel('Assunto').selectOption(category);
  await page.getByLabel('Consulta oftalmológica').check();
  // Until the editor has come the text area bears the same name.
  await expect(page.getByRole('button', { name: 'Escrever em Markdown' })).toBeVisible();
  return page.locator('textarea[data-markdown-editor]');
}

async function sendPicture(page: Page): Promise<void> {
  const picture = { width: 900, height: 600, channels: 3, background: '#2a6f97' } as const;
  const buffer = await sharp({ create: picture }).jpeg().toBuffer();
  await page.goto(LIBRARY);
  await page
    .getByLabel('Arquivo da imagem')
    .setInputFiles({ name: '../porta.exe', mimeType: 'text/html', buffer });
  await page.getByRole('button', { name: 'Enviar a imagem' }).click();
  await expect(page.getByRole('alert')).toContainText('Escreva o que a imagem mostra.');
  await page
    .getByLabel('Arquivo da imagem')
    .setInputFiles({ name: 'porta.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('O que a imagem mostra?').fill(ALT);
  await page.getByRole('button', { name: 'Enviar a imagem' }).click();
  await expect(page.getByText('A imagem está na biblioteca.')).toBeVisible();
}

test('an editor sends an image and writes with the buttons, and the article shows it', async ({
  openVisitor,
  site,
  words,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'editor' });
  await sendPicture(page);
  await inspectPage(page, 'a picture');
  await page.goto(LIBRARY);
  await inspectPage(page, 'the library');

  const markdown = await beginArticle(page, 'A porta azul', words);
  const editor = page.getByRole('textbox', { name: 'Texto do artigo' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await editor.click();
  await page.keyboard.type('## Como chegar');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Entre pela porta ');
  await button('Negrito').click();
  await expect(button('Negrito')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('azul');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' e espere.');
  await page.keyboard.press('Shift+Home');
  await button('Link').click();
  const address = page.getByLabel('Endereço da página', { exact: true });
  await address.fill('mailto:a@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Este endereço não serve para um link.');
  await address.fill('www.gov.br/saude');
  await expect(page.getByText('Este link sai do site e leva a gov.br.')).toBeVisible();
  await address.fill(`${site.url}/contato`);
  await page.keyboard.press('Enter');
  await button('Imagem').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: `Pôr no texto: ${ALT}` }).click();
  await expect(markdown).toHaveValue(
    new RegExp(
      '^## Como chegar\\n\\n\\[Entre pela porta \\]\\(/contato\\)\\*\\*\\[azul\\]\\(/contato\\)\\*\\*' +
        `\\[ e espere\\.\\]\\(/contato\\)\\n\\n!\\[${ALT}\\]\\(/imagens/[a-z0-9]{12}-900x600\\)$`,
    ),
  );
  await inspectPage(page, 'the editor');

  await page.getByRole('button', { name: 'Guardar e ver como fica' }).click();
  const shown = page.getByRole('img', { name: ALT });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(LIBRARY);
  await page.getByRole('link', { name: ALT }).click();
  await expect(page.getByRole('link', { name: 'A porta azul', exact: true })).toBeVisible();
});

test('what people who mean harm write is refused or only words, in the editor and on the page', async ({
  openVisitor,
  site,
  words,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'editor' });
  const calls: unknown[] = [];
  await page.exposeFunction('alert', (message: unknown) => calls.push(message));
  // In braces stand the clinic's own facts; other braces are refused at the field.
  const plain = HOSTILE_TEXTS.filter((text) => !/[{}]/.test(text));
  const taken = plain.filter(isTaken);
  expect(taken.length).toBeGreaterThan(20);

  const markdown = await beginArticle(page, 'Palavras estranhas', words);
  await page.getByRole('button', { name: 'Escrever em Markdown' }).click();
  await markdown.fill('Antes\n\n<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Voltar ao editor' }).click();
  await expect(page.getByText('O editor não sabe mostrar este trecho')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar e ver como fica' }).click();
  await expect(page.getByRole('alert')).toContainText('o site não mostra isto');

  await markdown.fill(taken.join('\n\n'));
  await page.getByRole('button', { name: 'Voltar ao editor' }).click();
  const editor = page.getByRole('textbox', { name: 'Texto do artigo' });
  await expect(editor).toContainText('javascript:alert(1)');
  for (const html of plain) await editor.evaluate(paste, html);
  await page.getByRole('button', { name: 'Guardar e ver como fica' }).click();
  await expect(page.getByText('Prévia: só a equipe vê esta página.')).toBeVisible();
  await expect(page.locator('main')).toContainText('javascript:alert(1)');
  expect(await page.locator('main :is(script, iframe, object, style, [onerror])').count()).toBe(0);
  expect(calls).toEqual([]);
});

/** Images that do not exist would be reported, which is another matter. */
function isTaken(text: string): boolean {
  try {
    return readTextBlocks(text).every(({ kind }) => kind !== 'image');
  } catch (error) {
    if (error instanceof UnknownMarkdown) return false;
    throw error;
  }
}

/** In the page: as if it came from a program or another site. */
function paste(element: Element, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'x');
  const options = { clipboardData, bubbles: true, cancelable: true };
  element.dispatchEvent(new ClipboardEvent('paste', options));
}
