import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { answerStep, answersOfAdult, confirm, walkTo } from './journey.ts';
import { signIn } from './staff.ts';

const status = (page: Page) => page.getByRole('status').first();

/** Brings the file back from the page that shows what that does, also where the file has examples in it. */
async function bringFileBack(page: Page) {
  const act = page.getByRole('button', { name: 'Voltar a “Arquivo”' });
  await expect(act).toBeVisible();
  const anyway = page.getByLabel('Voltar mesmo assim');
  if ((await anyway.count()) > 0) await anyway.check();
  await act.click();
  await expect(status(page)).toContainText('A versão voltou.');
}

/** Pages follow within a second. */
const shows = (visitor: Page, path: string, words: string) =>
  expect.poll(async () => (await visitor.request.get(path)).text()).toContain(words);

/** Presses and boxes that a task takes, counted from the page of all settings. */
function counted(page: Page) {
  let steps = 0;
  return {
    count: () => steps,
    press: async (name: string | RegExp) => {
      steps += 1;
      await page.getByRole('button', { name }).filter({ visible: true }).last().click();
    },
    open: async (name: string) => {
      steps += 1;
      await page.getByRole('link', { name, exact: true }).click();
    },
    fill: async (label: string, text: string) => {
      steps += 1;
      await page.getByLabel(label, { exact: true }).first().fill(text);
    },
  };
}

test('phone, address and a payer are changed without scripts, each in a few steps', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  const visitor = await openVisitor({ javaScriptEnabled: false });

  await page.goto('/equipe/clinica');
  const phone = counted(page);
  await phone.open('Telefone, WhatsApp, e-mail e redes');
  await phone.fill('Telefone', '(35) 3599-0222');
  await phone.press('Conferir');
  await expect(page.getByRole('row', { name: /^Telefone/ })).toContainText('(35) 3599-0222');
  await phone.press('Salvar');
  await expect(status(page)).toContainText('Salvo. O site já mostra.');
  expect(phone.count()).toBe(4);
  await shows(visitor, '/contato', '3599-0222');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(status(page)).toContainText('Desfeito');

  await page.goto('/equipe/clinica');
  const address = counted(page);
  await address.open('Endereço');
  await address.fill('Rua', 'Rua das Paineiras');
  await address.fill('Número', '77');
  await address.fill('CEP', '37.000-123');
  await address.press('Conferir');
  await address.press('Salvar');
  await expect(status(page)).toContainText('Salvo.');
  expect(address.count()).toBe(6);
  await shows(visitor, '/contato', 'Rua das Paineiras, 77');

  await page.goto('/equipe/clinica');
  const payer = counted(page);
  await payer.open('Convênios e pagamento');
  await payer.press('Pôr mais um convênio');
  const entry = page.locator('.record-entry[open]');
  await entry.getByLabel('Nome', { exact: true }).fill('Saúde São João');
  await entry.getByLabel('O que trazer 1', { exact: true }).fill('Carteirinha');
  await payer.press('Conferir');
  await payer.press('Salvar');
  await expect(status(page)).toContainText('Salvo.');
  // And the two in the new entry.
  expect(payer.count() + 2).toBe(6);
  await shows(visitor, '/llms.txt', 'Saúde São João');
});

test('a person and a price are changed without scripts, each in a few steps', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  const visitor = await openVisitor({ javaScriptEnabled: false });

  await page.goto('/equipe/clinica');
  const person = counted(page);
  await person.open('Pessoas da clínica');
  await person.press('Pôr mais uma pessoa');
  const entry = page.locator('.record-entry[open]');
  const box = (path: string) => entry.locator(`[name$=".${path}"]`);
  await box('name.pt-BR').fill('Dr. Otávio Prado');
  await box('gender').selectOption('man');
  await box('profession').selectOption('doctor');
  await box('council.kind').selectOption('CRM');
  await box('council.number').fill('123456');
  await box('council.uf').selectOption('MG');
  await box('title.pt-BR').fill('Médico');
  await person.press('Conferir');
  await person.press('Salvar');
  await expect(status(page)).toContainText('Salvo.');
  // And the seven of the new entry.
  expect(person.count() + 7).toBe(11);
  await shows(visitor, '/sobre', 'Otávio Prado');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(status(page)).toContainText('Desfeito');

  await page.goto('/equipe/agenda/servicos/consultas-oftalmologicas/pagina');
  const price = counted(page);
  await page.getByLabel('O que a página diz do preço').selectOption('Um valor');
  await price.fill('Valor, em reais', '437,00');
  await price.press('Salvar');
  await expect(status(page)).toContainText('Salv');
  // And the choice.
  expect(price.count() + 1).toBe(3);
  await shows(visitor, '/servicos/consultas-oftalmologicas', '437');
});

test('what is wrong is told at the field, and versions are compared and brought back', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/clinica/identidade');
  await page.getByLabel('CNPJ').fill('11.111.111/1111-11');
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await expect(page.getByRole('alert')).toContainText('CNPJ: este CNPJ não existe');
  await expect(page.getByLabel('CNPJ')).toHaveValue('11.111.111/1111-11');
  await page.getByRole('link', { name: /CNPJ: / }).click();
  await expect(page.getByLabel('CNPJ')).toBeFocused();
  await page.goto('/equipe/clinica/legal');
  await page.getByLabel('Nome').fill('Rita Alves');
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.goto('/equipe/clinica/versoes');
  await expect(page.getByRole('row', { name: /Encarregado de dados/ }).last()).toContainText(
    'Rita Alves',
  );
  await inspectPage(page, '/equipe/clinica/versoes');
  await page.getByRole('link', { name: 'Voltar a “Arquivo”' }).click();
  await expect(page.getByRole('row', { name: /Encarregado de dados/ }).last()).toContainText(
    'Rita Alves',
  );
  await inspectPage(page, '/equipe/clinica/versoes?voltar=0');
  await bringFileBack(page);
});

test('at 360 px and without scripts every version can be brought back, once it is read what that does', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await page.setViewportSize({ width: 360, height: 760 });
  await signIn(page, site, { role: 'administrator' });
  for (const name of ['Ana Prado', 'Rita Prado']) {
    await page.goto('/equipe/clinica/legal');
    await page.getByLabel('Nome').fill(name);
    await page.getByRole('button', { name: 'Conferir' }).last().click();
    await page.getByRole('button', { name: 'Salvar' }).click();
  }
  await page.goto('/equipe/clinica/versoes');
  const ways = page.getByRole('main').getByRole('link', { name: /^(Voltar a “|Quem avisar)/ });
  expect(await ways.count()).toBeGreaterThan(3);
  for (const each of await ways.all()) {
    const box = await each.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await page
    .getByRole('link', { name: /^Voltar a “Versão/ })
    .first()
    .click();
  const row = page.getByRole('row', { name: /Encarregado de dados/ });
  await expect(row).toContainText('Rita Prado');
  await expect(row).toContainText('Ana Prado');

  // A colleague saves meanwhile: nothing comes back before that is read too.
  const colleague = await openVisitor({ javaScriptEnabled: false });
  await signIn(colleague, site, { role: 'administrator', name: 'Bia Colega' });
  await colleague.goto('/equipe/clinica/legal');
  await colleague.getByLabel('Nome').fill('Bia Prado');
  await colleague.getByRole('button', { name: 'Conferir' }).last().click();
  await colleague.getByRole('button', { name: 'Salvar' }).click();
  const back = page.getByRole('button', { name: /^Voltar a “Versão/ });
  await back.click();
  await expect(page.getByRole('alert')).toContainText('Alguém salvou agora mesmo');
  await expect(row).toContainText('Bia Prado');
  await back.click();
  await expect(status(page)).toContainText('A versão voltou.');
  await page.goto('/equipe/clinica/legal');
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Prado');
});

test('every screen of the record is in order', async ({ openVisitor, site }) => {
  const page = await openVisitor();
  await signIn(page, site, { role: 'administrator' });
  for (const address of ['', '/pessoas', '/convenios', '/partes', '/agenda', '/copia']) {
    await page.goto(`/equipe/clinica${address}`);
    await inspectPage(page, `/equipe/clinica${address}`);
  }
});

test('a new phone is told to who has booked: by mail where there is one, else by a call', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor();
  await bookAppointmentInBrowser(page.request, {
    phone: '+5535999550171',
    email: 'benedito@example.org',
  });
  await bookAppointmentInBrowser(page.request, { phone: '+5535999550172' });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/clinica/contatos');
  await page.getByLabel('Telefone', { exact: true }).fill('(35) 3599-0333');
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.locator('main a[href*="/equipe/clinica/avisos/"]').first().click();
  await expect(page.getByRole('row', { name: /Benedito Alves/ })).toHaveCount(2);
  await inspectPage(page, '/equipe/clinica/avisos');
  await page.getByRole('button', { name: /e-mail/ }).click();
  await expect(status(page)).toContainText('1');
  await inspectPage(page, '/equipe/clinica/avisos, mandados');
});

test('the Flex price is changed on screen', async ({ openVisitor, site }) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/assinaturas/precos');
  await page.getByRole('link', { name: 'Mudar a mensalidade do Flex' }).click();
  await page.getByLabel('Mensalidade do plano Flex').fill('147,50');
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(status(page)).toContainText('Salvo.');
});

test('the booking form asks what the clinic wants, of children always the day of birth', async ({
  openVisitor,
  site,
  record,
}) => {
  test.skip(record.offers?.children === false, 'the clinic sees no children');
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/clinica/formulario');
  await page.getByLabel('Data de nascimento', { exact: true }).selectOption('Não perguntar');
  await page.getByLabel('E-mail', { exact: true }).selectOption('Sim, é preciso');
  await page
    .getByLabel('Observação para a recepção', { exact: true })
    .selectOption('Sim, quem quiser');
  await page.getByRole('button', { name: 'Conferir' }).last().click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(status(page)).toContainText('Salvo.');

  const visitor = await openVisitor({ javaScriptEnabled: false });
  const answers = answersOfAdult('35991234567');
  const { 'Seu nome completo': name = '', 'Telefone com DDD': phone = '' } = answers.details;
  const asked = { 'Seu nome completo': name, 'Telefone com DDD': phone };
  await walkTo(visitor, 'details', answers);
  await expect(visitor.getByLabel('Sua data de nascimento')).toBeHidden();
  await visitor.getByText('Criança ou adolescente').click();
  await expect(visitor.getByLabel('Data de nascimento do paciente')).toBeVisible();
  await answerStep(visitor, 'details', { ...answers, details: asked });
  await visitor.getByRole('button', { name: 'Continuar' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Informe o seu e-mail.');
  await expect(visitor.locator('#patientName')).toHaveValue(name);
  await expect(visitor.getByRole('alert')).toContainText('Marque se o paciente tem 18 anos');
  await visitor.getByLabel('O paciente tem 18 anos ou mais').check();
  await visitor.getByLabel('E-mail', { exact: true }).fill('antonia@example.com');
  const note = visitor.getByLabel('Observação para a recepção (se quiser)');
  await expect(note).toHaveAccessibleDescription(/Não escreva aqui sobre a sua saúde/);
  await note.fill('Venho de cadeira de rodas.');
  await visitor.getByRole('button', { name: 'Continuar' }).click();
  await expect(visitor.getByText('Venho de cadeira de rodas.')).toBeVisible();
  await confirm(visitor);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Agendamento confirmado');

  await page.goto('/equipe/clinica/versoes');
  await page.getByRole('link', { name: 'Voltar a “Arquivo”' }).click();
  await bringFileBack(page);
});

for (const [path, label] of [
  ['/equipe/clinica/contatos', 'E-mail'],
  ['/equipe/clinica/marca', 'O que a foto mostra'],
  ['/equipe/agenda/servicos/consultas-oftalmologicas/pagina', 'Nome do serviço'],
] as const)
  test(`who leaves ${path} with something typed is asked first, and nobody else`, async ({
    page,
    site,
  }) => {
    await signIn(page, site, { role: 'administrator' });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.accept();
    });
    await page.goto(path);
    await page.goto('/equipe');
    expect(asked).toEqual([]);
    await page.goto(path);
    await page.getByLabel(label, { exact: true }).first().fill('Outro');
    await page.waitForLoadState('networkidle');
    await page.goto('/equipe');
    expect(asked).toEqual(['beforeunload']);
  });
