import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { untilStarted, writeToClinic } from './journey.ts';
import { type Keyboard, keyboardOf } from './keyboard-focus.ts';
import { givePassword, PASSWORD, signIn } from './staff.ts';

// A day's work at the reception and an article, by the keyboard alone; the focus is seen after each Tab.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits for a screen and enters its content. */
async function enter(page: Page, keys: Keyboard, title: string | RegExp): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await untilStarted(page);
  await keys.skipToContent();
}

test('reception signs in, changes the hours, answers a message and signs out', async ({
  openVisitor,
  site,
}) => {
  const made = await openVisitor();
  const { id, username } = await signIn(made, site, { role: 'reception' });
  await givePassword(site, id);
  await writeToClinic(made);

  const page = await openVisitor();
  const keys = keyboardOf(page);
  await page.goto('/equipe/entrar');
  await untilStarted(page);
  await keys.type(page.getByLabel('Nome de usuário'), username);
  await keys.type(page.getByLabel('Senha', { exact: true }), PASSWORD);
  await keys.press(button(page, 'Entrar'));

  await enter(page, keys, 'Olá, Rosa Lima');
  await page.goto('/equipe/agenda/horarios');
  await enter(page, keys, 'Horários de atendimento');
  await keys.tabTo(page.getByLabel('Abre, segunda'));
  await page.keyboard.type('0830');
  await keys.press(button(page, 'Conferir'));
  await expect(heading(page)).toHaveText('Conferir antes de salvar');
  await untilStarted(page);
  await keys.press(button(page, 'Salvar horários'));
  await expect(page.getByRole('status').first()).toContainText('Horários salvos.');

  await page.goto('/equipe');
  await untilStarted(page);
  await keys.press(page.getByRole('link', { name: 'Mensagens' }));
  await enter(page, keys, /^Mensagens/);
  await keys.press(page.getByRole('link', { name: 'Davi Moreira' }));
  await untilStarted(page);
  await keys.press(button(page, 'Assumir'));
  await expect(page.getByText('Você é responsável.')).toBeVisible();
  await untilStarted(page);
  await keys.type(page.getByLabel('Resposta', { exact: true }), 'Aos sábados não.');
  await keys.press(button(page, 'Enviar a resposta'));
  await expect(page.locator('.status-mark')).toHaveText('Respondida');

  await untilStarted(page);
  await keys.press(button(page, 'Sair'));
  await expect(heading(page)).toHaveText('Entrar');
});

test('an appointment is booked by phone and opened from the day', async ({ openVisitor, site }) => {
  const page = await openVisitor();
  const keys = keyboardOf(page);
  await signIn(page, site, { role: 'reception' });
  const { startsAt } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto('/equipe/agenda/telefone');
  await untilStarted(page);
  await keys.type(page.getByLabel('Nome do paciente'), 'Antônia Reis');
  await keys.type(page.getByLabel('Telefone com DDD'), site.newPhone());
  await keys.press(page.getByRole('main').getByRole('button').first());
  await expect(heading(page)).toHaveText('Primeira vaga');
  await untilStarted(page);
  await keys.press(button(page, 'Marcar'));
  await expect(page.getByRole('status').first()).toContainText('Agendamento confirmado');

  await page.goto(`/equipe/agenda?dia=${startsAt.slice(0, 10)}`);
  await untilStarted(page);
  await keys.skipToContent();
  await keys.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /Benedito Alves/ })
      .first(),
  );
  await expect(page).toHaveURL(/\/equipe\/agenda\/agendamento\//);
  await expect(page.getByRole('main')).toContainText('Benedito Alves');
});

test('an editor writes an article and publishes it', async ({ openVisitor, site, words }) => {
  const page = await openVisitor();
  const keys = keyboardOf(page);
  await signIn(page, site, { role: 'editor' });
  await page.goto('/equipe/conteudo');
  await untilStarted(page);
  await keys.skipToContent();
  await keys.press(page.getByRole('link', { name: 'Novo artigo' }));
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  await keys.skipToContent();
  await keys.type(page.getByLabel('Título', { exact: true }), 'Ler sem cansar os olhos');
  await keys.type(page.getByLabel('Resumo'), 'Luz, pausas e letras grandes.');
  await keys.type(page.getByRole('textbox', { name: 'Texto do artigo' }), 'Olhe para longe, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('a cada vinte minutos.');
  await keys.select(page.getByLabel('Assunto'), words.category.slice(0, 4));
  await keys.choose(page.getByLabel('Consulta oftalmológica'));
  // The browser's own language decides whether day or month comes first.
  await keys.type(page.getByLabel('Dia da revisão médica'), '11112026');
  await keys.type(page.getByLabel('Temas'), 'descanso');
  await keys.type(page.getByLabel('Fontes'), 'Conselho Brasileiro de Oftalmologia');
  await keys.press(button(page, 'Publicar agora'));
  await expect(page.getByText('Publicado. Já está no site.')).toBeVisible();
  await expect(page.locator('[contenteditable] strong')).toHaveText('a cada vinte minutos.');
});
