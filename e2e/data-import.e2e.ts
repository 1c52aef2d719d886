import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';
import { untilWorked } from './until-worked.ts';

/** A day so many weeks ahead that everybody works on, as a spreadsheet writes it. */
function wednesdayIn(weeks: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + weeks * 7 + ((3 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10).split('-').reverse().join('/');
}

/** As Excel saves it on a Windows in Portuguese. */
const windows = (rows: readonly string[][]) =>
  Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'), 'latin1');

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`an administrator brings a spreadsheet's appointments and takes them back, ${how}`, async ({
    openVisitor,
    site,
    words,
  }) => {
    const on = wednesdayIn(javaScriptEnabled ? 6 : 7);
    const surname = javaScriptEnabled ? 'Conceição' : 'Araújo';
    const phone = javaScriptEnabled ? '(35) 99555-0401' : '(35) 99555-0501';
    const file = windows([
      ['Paciente', 'Celular', 'Data', 'Hora', 'Procedimento', 'Médica', 'Convênio'],
      [`Márcia ${surname}`, phone, on, '9h30', 'Consulta', words.doctor.name, 'Particular'],
      [`João ${surname}`, '1234', on, '10:30', 'Consulta', words.doctor.name, ''],
      [`Rita ${surname}`, phone, '31/02/2026', '11h', 'Consulta', words.doctor.name, ''],
    ]);
    const page = await openVisitor({ javaScriptEnabled });
    await signIn(page, site, { role: 'administrator' });
    await page.goto('/equipe/importar-agenda');
    if (javaScriptEnabled) await inspectPage(page, 'where a file is sent');
    await page.getByRole('button', { name: 'Ler o arquivo' }).click();
    await expect(page.getByText('Diga o que há no arquivo.').first()).toBeVisible();
    await page.getByText('Agendamentos', { exact: true }).click();
    await page
      .getByLabel('Arquivo', { exact: true })
      .setInputFiles({ name: 'agenda.csv', mimeType: 'text/csv', buffer: file });
    await page.getByRole('button', { name: 'Ler o arquivo' }).click();

    await expect(page.getByRole('heading', { name: 'O que é cada coluna' })).toBeVisible();
    await expect(page.getByLabel('Celular', { exact: true })).toHaveValue('phone');
    await expect(page.getByLabel('Procedimento', { exact: true })).toHaveValue('service');
    await page.getByLabel('Consulta (3 linhas)').selectOption({ label: 'Consulta oftalmológica' });
    if (javaScriptEnabled) await inspectPage(page, 'what each column is');
    await page.getByRole('button', { name: 'Conferir as linhas' }).click();
    await untilWorked(page, 'O que vai acontecer');
    await expect(page.getByText('O telefone não existe no Brasil.').first()).toBeVisible();
    await expect(page.getByText('O dia não existe no calendário.').first()).toBeVisible();
    if (javaScriptEnabled) await inspectPage(page, 'what would come of each line');

    const list = await page.request.get(`${page.url()}/falhas.csv`);
    expect(await list.text()).toContain(`"João ${surname}"`);
    await page.getByRole('button', { name: 'Trazer 1 linha' }).click();
    await untilWorked(page, 'O que foi trazido');
    if (javaScriptEnabled) await inspectPage(page, 'what was brought');
    const address = page.url();
    const day = on.split('/').reverse().join('-');
    await page.goto(`/equipe/agenda?dia=${day}`);
    await expect(page.getByText(`Márcia ${surname}`).first()).toBeVisible();

    await page.goto(address);
    await page.getByText('Desfazer tudo').click();
    await page.getByRole('button', { name: 'Sim, desfazer' }).click();
    await untilWorked(page, 'Nada ficou para trás.');
    if (javaScriptEnabled) await inspectPage(page, 'what was undone');
    await page.goto(`/equipe/agenda?dia=${day}`);
    await expect(page.getByText(`Márcia ${surname}`)).toHaveCount(0);
  });
}

test('more lines than a page waits for are brought in the background', async ({
  openVisitor,
  site,
}) => {
  const letters = (n: number) =>
    [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const lines = Array.from({ length: 2_100 }, (_, n) => [
    `Paciente ${letters(10_000 + n)}`,
    `35 9${80_000_000 + n}`,
  ]);
  const page = await openVisitor({ javaScriptEnabled: false });
  await signIn(page, site, { role: 'administrator' });
  await page.goto('/equipe/importar-agenda');
  await page.getByRole('main').getByText('Pacientes', { exact: true }).click();
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles({
    name: 'pacientes.csv',
    mimeType: 'text/csv',
    buffer: windows([['Nome', 'Celular'], ...lines]),
  });
  await page.getByRole('button', { name: 'Ler o arquivo' }).click();
  await page.getByRole('button', { name: 'Conferir as linhas' }).click();
  await untilWorked(page, 'O que vai acontecer');
  await page.getByRole('button', { name: 'Trazer 2100 linhas' }).click();
  await untilWorked(page, 'O que foi trazido');
  await page.getByText('Desfazer tudo').click();
  await page.getByRole('button', { name: 'Sim, desfazer' }).click();
  await untilWorked(page, 'Nada ficou para trás.');
});
